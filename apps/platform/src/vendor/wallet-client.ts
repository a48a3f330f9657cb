import { createSecretKey, type KeyObject } from 'node:crypto'
import { Pool } from 'undici'
import type * as z from 'zod'
import {
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
  VENDOR_HEADER,
  WALLET_CALLS,
  type WalletAnswer,
  type WalletCall,
  walletRefusal,
  type WalletRefusalCode,
  type WalletRequest,
} from '../seamless/protocol.ts'
import { signatureOf, vendorSecret } from '../seamless/signature.ts'

const CONNECTIONS = 32
/** What has not been answered by then may have happened or not. */
const DEADLINE_MS = 5_000

/** Refusals that say "not now": what was asked may be asked again as it was. */
const NOT_NOW: readonly WalletRefusalCode[] = ['system_busy', 'too_many_requests', 'signature_invalid']

/** The operator's wallet said no: nothing was moved by this call. */
export class WalletRefusal extends Error {
  readonly code: WalletRefusalCode
  constructor(code: WalletRefusalCode) {
    super(`The wallet refused: ${code}`)
    this.name = 'WalletRefusal'
    this.code = code
  }
}

/** No usable answer came: what was asked may have happened or not. Ask the same again under the same id. */
export class WalletSilence extends Error {
  constructor(cause: unknown) {
    super('The wallet did not answer', { cause })
    this.name = 'WalletSilence'
  }
}

/** One method for each call of the wallet. @throws WalletRefusal, WalletSilence */
export type Wallet = { [Call in WalletCall]: (request: WalletRequest<Call>) => Promise<WalletAnswer<Call>> }

export interface WalletClient {
  /** The wallet as a vendor calls it, under its own signature. */
  of(vendorCode: string): Wallet
  close(): Promise<void>
}

/** In: where the operator's wallet is, and the secret that vendors' keys come from. */
export function walletClient({ baseUrl, secret }: { baseUrl: string; secret: string }): WalletClient {
  const pool = new Pool(new URL(baseUrl).origin, { connections: CONNECTIONS })
  const keys = new Map<string, KeyObject>()
  /** Made once: there are as many as vendors in the catalogue, and preparing one costs more than a signature. */
  const keyOf = (vendorCode: string): KeyObject => {
    const key = keys.get(vendorCode) ?? createSecretKey(vendorSecret(secret, vendorCode))
    keys.set(vendorCode, key)
    return key
  }
  const call = async <Call extends WalletCall>(vendorCode: string, name: Call, asked: WalletRequest<Call>) => {
    const body = JSON.stringify(asked)
    const timestamp = String(Date.now())
    const headers = {
      'content-type': 'application/json',
      [VENDOR_HEADER]: vendorCode,
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signatureOf(keyOf(vendorCode), timestamp, body),
    }
    const { statusCode, told } = await answerOf(pool, `/seamless/v1/${name}`, headers, body)
    if (statusCode === 200) return readAs(WALLET_CALLS[name].answer, told) as WalletAnswer<Call>
    const { error } = readAs(walletRefusal, told)
    if (NOT_NOW.includes(error)) throw new WalletSilence(error)
    throw new WalletRefusal(error)
  }
  return {
    of: (vendorCode) => ({
      authenticate: (asked) => call(vendorCode, 'authenticate', asked),
      balance: (asked) => call(vendorCode, 'balance', asked),
      play: (asked) => call(vendorCode, 'play', asked),
      debit: (asked) => call(vendorCode, 'debit', asked),
      credit: (asked) => call(vendorCode, 'credit', asked),
      rollback: (asked) => call(vendorCode, 'rollback', asked),
    }),
    close: () => pool.close(),
  }
}

async function answerOf(pool: Pool, path: string, headers: Record<string, string>, body: string) {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const answer = await pool.request({ method: 'POST', path, headers, body, signal })
    return { statusCode: answer.statusCode, told: await answer.body.json() }
  } catch (error) {
    throw new WalletSilence(error)
  }
}

function readAs<Schema extends z.ZodType>(schema: Schema, told: unknown): z.output<Schema> {
  const read = schema.safeParse(told)
  if (!read.success) throw new WalletSilence(read.error)
  return read.data
}
