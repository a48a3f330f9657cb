import { createSecretKey, type KeyObject } from 'node:crypto'
import { Pool } from 'undici'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, VENDOR_HEADER } from './seamless-wallet.ts'
import { signatureOf, vendorSecret } from './signature.ts'

interface SignedClientOptions {
  baseUrl: string
  /** The secret that vendors' keys come from. */
  secret: string
  connections: number
  /** What has not been answered by then may have happened or not. */
  deadlineMs: number
}

/** Makes calls that are signed by a vendor's key, in whichever direction they go. */
export interface SignedClient {
  /** Out: status and JSON of the answer. @throws whatever kept the answer from coming */
  post(vendorCode: string, path: string, asked: object): Promise<{ statusCode: number; body: unknown }>
  close(): Promise<void>
}

export function signedClient({ baseUrl, secret, connections, deadlineMs }: SignedClientOptions): SignedClient {
  const pool = new Pool(new URL(baseUrl).origin, { connections })
  const keys = new Map<string, KeyObject>()
  /** Made once: there are as many as vendors in the catalogue, and preparing one costs more than a signature. */
  const keyOf = (vendorCode: string): KeyObject => {
    const key = keys.get(vendorCode) ?? createSecretKey(vendorSecret(secret, vendorCode))
    keys.set(vendorCode, key)
    return key
  }
  return {
    post: async (vendorCode, path, asked) => {
      const body = JSON.stringify(asked)
      const timestamp = String(Date.now())
      const headers = {
        'content-type': 'application/json',
        [VENDOR_HEADER]: vendorCode,
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: signatureOf(keyOf(vendorCode), timestamp, body),
      }
      const signal = AbortSignal.timeout(deadlineMs)
      const answer = await pool.request({ method: 'POST', path, headers, body, signal })
      return { statusCode: answer.statusCode, body: await answer.body.json() }
    },
    close: () => pool.close(),
  }
}
