import type * as z from 'zod'
import {
  WALLET_CALLS,
  type WalletResponse,
  type WalletCall,
  walletRefusal,
  type WalletRefusalCode,
  type WalletRequest,
} from '@playhouse/vendor-api/seamless-wallet.ts'
import { spreadLookup } from '@playhouse/server/spread-lookup.ts'
import { type SignedClient, signedClient } from '@playhouse/vendor-api/vendors/harbour/signed-client.ts'

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
export type Wallet = { [Call in WalletCall]: (request: WalletRequest<Call>) => Promise<WalletResponse<Call>> }

export interface WalletClient {
  /** The wallet as seen by a vendor, with that vendor's signature. */
  of(vendorCode: string): Wallet
  close(): Promise<void>
}

/** `secret` derives the vendors' signing keys. */
export function walletClient({ baseUrl, secret }: { baseUrl: string; secret: string }): WalletClient {
  const client = signedClient({
    baseUrl,
    secret,
    connections: CONNECTIONS,
    deadlineMs: DEADLINE_MS,
    lookup: spreadLookup,
  })
  const call = async <Call extends WalletCall>(vendorCode: string, name: Call, requested: WalletRequest<Call>) => {
    const { statusCode, body } = await getResponse(client, vendorCode, name, requested)
    if (statusCode === 200) return readAs(WALLET_CALLS[name].response, body) as WalletResponse<Call>
    const { error } = readAs(walletRefusal, body)
    if (TEMPORARY_REFUSALS.includes(error)) throw new WalletSilence(error)
    throw new WalletRefusal(error)
  }
  return {
    of: (vendorCode) => ({
      authenticate: (requested) => call(vendorCode, 'authenticate', requested),
      balance: (requested) => call(vendorCode, 'balance', requested),
      meter: (requested) => call(vendorCode, 'meter', requested),
      play: (requested) => call(vendorCode, 'play', requested),
      debit: (requested) => call(vendorCode, 'debit', requested),
      credit: (requested) => call(vendorCode, 'credit', requested),
      rollback: (requested) => call(vendorCode, 'rollback', requested),
    }),
    close: () => client.close(),
  }
}

async function getResponse(client: SignedClient, vendorCode: string, name: WalletCall, requested: object) {
  try {
    return await client.post(vendorCode, `/seamless/v1/${name}`, requested)
  } catch (error) {
    throw new WalletSilence(error)
  }
}

function readAs<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body)
  if (!read.success) throw new WalletSilence(read.error)
  return read.data
}
