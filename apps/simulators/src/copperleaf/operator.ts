import {
  type Code,
  CODES,
  COPPERLEAF_VENDOR,
  readNumbersAsText,
  signed,
  WALLET_PATHS,
  type WalletBody,
} from '@playhouse/vendor-api/vendors/copperleaf/contract.ts'
import { vendorSecret } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import * as z from 'zod'

const DEADLINE_MS = 5_000

/** The operator refused; nothing moved. */
export class OperatorRefusal extends Error {
  readonly code: Code
  constructor(code: Code) {
    super(`The operator refused: ${code}`)
    this.name = 'OperatorRefusal'
    this.code = code
  }
}

/** No usable answer: the outcome is unknown. */
export class OperatorSilence extends Error {
  constructor(cause: unknown) {
    super('The operator did not answer', { cause })
    this.name = 'OperatorSilence'
  }
}

const OPEN_OUTCOME: readonly Code[] = [CODES.busy, CODES.slowDown, CODES.badSign]

const answers = {
  authorize: z.object({
    session: z.uuid(),
    player: z.string(),
    currency: z.string(),
    language: z.string(),
    site: z.string(),
    balance: z.string(),
  }),
  balance: z.object({ balance: z.string(), currency: z.string() }),
  round: z.object({ balance: z.string() }),
  cancel: z.object({ balance: z.string() }),
  free: z.object({}),
}
type Call = keyof typeof answers
type Fields<Name extends Call> = { [Field in keyof Omit<WalletBody<Name>, 'sent_at'>]: unknown }

/** The operator's wallet. @throws OperatorRefusal, OperatorSilence */
export interface Operator {
  ask<Name extends Call>(name: Name, fields: Fields<Name>): Promise<z.output<(typeof answers)[Name]>>
}

export function connectOperator(baseUrl: string, secret: string): Operator {
  const key = vendorSecret(secret, COPPERLEAF_VENDOR)
  return {
    async ask(name, fields) {
      const answer = await send(`${baseUrl}${WALLET_PATHS[name]}`, signed(fields, key))
      const code = Number(z.looseObject({ code: z.string() }).safeParse(answer).data?.code ?? CODES.busy) as Code
      if (OPEN_OUTCOME.includes(code)) throw new OperatorSilence(code)
      if (code !== CODES.done) throw new OperatorRefusal(code)
      const read = answers[name].safeParse(answer)
      if (!read.success) throw new OperatorSilence(read.error)
      return read.data as z.output<(typeof answers)[typeof name]>
    },
  }
}

async function send(url: string, request: { body: string; headers: Record<string, string> }): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    return readNumbersAsText(await (await fetch(url, { method: 'POST', signal, ...request })).text())
  } catch (error) {
    throw new OperatorSilence(error)
  }
}
