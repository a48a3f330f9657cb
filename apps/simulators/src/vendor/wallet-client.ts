import type * as z from 'zod'
import {
  WALLET_CALLS,
  type WalletAnswer,
  type WalletCall,
  walletRefusal,
  type WalletRefusalCode,
  type WalletRequest,
} from '@playhouse/vendor-api/seamless-wallet.ts'
import { type SignedClient, signedClient } from '@playhouse/vendor-api/signed-client.ts'

const CONNECTIONS = 32
/** After this, the outcome of a call is unknown. */
const DEADLINE_MS = 5_000

/** Temporary refusals: the same call may be repeated. */
const TEMPORARY_REFUSALS: readonly WalletRefusalCode[] = ['system_busy', 'too_many_requests', 'signature_invalid']

/** The operator's wallet refused the call; nothing was booked. */
export class WalletRefusal extends Error {
  readonly code: WalletRefusalCode
  constructor(code: WalletRefusalCode) {
    super(`The wallet refused: ${code}`)
    this.name = 'WalletRefusal'
    this.code = code
  }
}

/** No usable answer: the outcome is unknown. Repeat the call with the same id. */
export class WalletSilence extends Error {
  constructor(cause: unknown) {
    super('The wallet did not answer', { cause })
    this.name = 'WalletSilence'
  }
}

/** One method per wallet call. @throws WalletRefusal, WalletSilence */
export type Wallet = { [Call in WalletCall]: (request: WalletRequest<Call>) => Promise<WalletAnswer<Call>> }

export interface WalletClient {
  /** The wallet as seen by a vendor, with that vendor's signature. */
  of(vendorCode: string): Wallet
  close(): Promise<void>
}

/** `secret` derives the vendors' signing keys. */
export function walletClient({ baseUrl, secret }: { baseUrl: string; secret: string }): WalletClient {
  const client = signedClient({ baseUrl, secret, connections: CONNECTIONS, deadlineMs: DEADLINE_MS })
  const call = async <Call extends WalletCall>(vendorCode: string, name: Call, asked: WalletRequest<Call>) => {
    const { statusCode, body } = await answerOf(client, vendorCode, name, asked)
    if (statusCode === 200) return readAs(WALLET_CALLS[name].answer, body) as WalletAnswer<Call>
    const { error } = readAs(walletRefusal, body)
    if (TEMPORARY_REFUSALS.includes(error)) throw new WalletSilence(error)
    throw new WalletRefusal(error)
  }
  return {
    of: (vendorCode) => ({
      authenticate: (asked) => call(vendorCode, 'authenticate', asked),
      balance: (asked) => call(vendorCode, 'balance', asked),
      meter: (asked) => call(vendorCode, 'meter', asked),
      play: (asked) => call(vendorCode, 'play', asked),
      debit: (asked) => call(vendorCode, 'debit', asked),
      credit: (asked) => call(vendorCode, 'credit', asked),
      rollback: (asked) => call(vendorCode, 'rollback', asked),
    }),
    close: () => client.close(),
  }
}

async function answerOf(client: SignedClient, vendorCode: string, name: WalletCall, asked: object) {
  try {
    return await client.post(vendorCode, `/seamless/v1/${name}`, asked)
  } catch (error) {
    throw new WalletSilence(error)
  }
}

function readAs<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body)
  if (!read.success) throw new WalletSilence(read.error)
  return read.data
}
