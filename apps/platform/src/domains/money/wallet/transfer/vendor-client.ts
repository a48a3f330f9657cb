import { type SignedClient, signedClient } from '@playhouse/vendor-api/signed-client.ts'
import {
  TRANSFER_CALLS,
  type TransferResponse,
  type TransferCall,
  transferRefusal,
  type TransferRefusalCode,
  type TransferRequest,
} from '@playhouse/vendor-api/transfer-wallet.ts'
import { NoAnswerError } from '../../../../jobs/failures.ts'

const CONNECTIONS = 8
/** The sequential calls of a launch must fit into its time limit. */
const DEADLINE_MS = 3_000

/** Refusals that leave the outcome unknown. */
const OUTCOME_UNKNOWN: readonly TransferRefusalCode[] = ['system_busy', 'too_many_requests', 'signature_invalid']

/** The vendor refused: this call moved nothing. */
export class TransferRefusal extends Error {
  readonly code: TransferRefusalCode
  constructor(code: TransferRefusalCode) {
    super(`The vendor refused: ${code}`)
    this.name = 'TransferRefusal'
    this.code = code
  }
}

/** No usable answer: the outcome is unknown. */
class VendorSilence extends NoAnswerError {
  constructor(cause: unknown) {
    super('The vendor did not answer', { cause })
    this.name = 'VendorSilence'
  }
}

/** Calls transfer-wallet vendors. @throws TransferRefusal, VendorSilence */
export interface VendorClient {
  ask<Call extends TransferCall>(
    vendorCode: string,
    name: Call,
    asked: Omit<TransferRequest<Call>, 'call'>,
  ): Promise<TransferResponse<Call>>
  close(): Promise<void>
}

/** @param secret that vendors' keys are derived from */
export function vendorClient({ baseUrl, secret }: { baseUrl: string; secret: string }): VendorClient {
  const client = signedClient({ baseUrl, secret, connections: CONNECTIONS, deadlineMs: DEADLINE_MS })
  return {
    ask: async (vendorCode, name, requested) => {
      const { statusCode, body: response } = await responseOf(client, vendorCode, name, { call: name, ...requested })
      const read = TRANSFER_CALLS[name].response.safeParse(response)
      if (statusCode === 200 && read.success) return read.data as TransferResponse<typeof name>
      const refused = transferRefusal.safeParse(response)
      if (statusCode === 200 || !refused.success) throw new VendorSilence(read.error)
      if (OUTCOME_UNKNOWN.includes(refused.data.error)) throw new VendorSilence(refused.data.error)
      throw new TransferRefusal(refused.data.error)
    },
    close: () => client.close(),
  }
}

async function responseOf(client: SignedClient, vendorCode: string, name: TransferCall, requested: object) {
  try {
    return await client.post(vendorCode, `/transfer/v1/${name}`, requested)
  } catch (error) {
    throw new VendorSilence(error)
  }
}
