import { NoAnswerError } from '../../../jobs/failures.ts'
import { ROUND_STATUS_PATH, type RoundStatus, roundStatusResponse } from '@playhouse/vendor-api/round-status.ts'
import { signedClient } from '@playhouse/vendor-api/signed-client.ts'

const CONNECTIONS = 2
const DEADLINE_MS = 5_000

/** Asks vendors what became of rounds. Asking moves no money: a vendor that owes a payout sends it itself. */
export interface VendorRounds {
  /** @throws NoAnswerError if the vendor does not answer, or does not know the call */
  ask(vendorCode: string, roundId: string): Promise<RoundStatus>
  close(): Promise<void>
}

/** @param secret that vendors' keys are derived from */
export function vendorRounds({ baseUrl, secret }: { baseUrl: string; secret: string }): VendorRounds {
  const client = signedClient({ baseUrl, secret, connections: CONNECTIONS, deadlineMs: DEADLINE_MS })
  return {
    ask: async (vendorCode, roundId) => {
      try {
        const { statusCode, body } = await client.post(vendorCode, ROUND_STATUS_PATH, { call: 'status', roundId })
        if (statusCode !== 200) throw new Error(`The vendor answered with status ${statusCode}.`)
        return roundStatusResponse.parse(body)
      } catch (error) {
        throw new NoAnswerError('The vendor did not answer', { cause: error })
      }
    },
    close: () => client.close(),
  }
}
