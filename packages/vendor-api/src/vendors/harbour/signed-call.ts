import { createSecretKey, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type CallingVendor, vendorSecret } from '../vendor-adapter.ts'
import { SIGNATURE_HEADER, SIGNATURE_MAX_AGE_MS, signatureHolds, TIMESTAMP_HEADER, VENDOR_HEADER } from './signature.ts'

const VENDORS = 1_000
const VENDOR_CODE = /^[\w-]{1,32}$/
const TIMESTAMP = /^\d{13}$/

/** Returns the vendor that signed a call; undefined if the signature is invalid or too old. */
export function signatureReader(
  seamlessSecret: string,
  now: () => number = Date.now,
): (request: { headers: IncomingHttpHeaders }, body: Buffer) => CallingVendor | undefined {
  /** Caches prepared keys: preparing one costs more than a signature. */
  const secrets = new LRUCache<string, { secret: Buffer; key: KeyObject }>({ max: VENDORS })
  const keyed = (secret: Buffer) => ({ secret, key: createSecretKey(secret) })
  return ({ headers }, body) => {
    const code = headers[VENDOR_HEADER]
    const timestamp = headers[TIMESTAMP_HEADER]
    const signature = headers[SIGNATURE_HEADER]
    if (typeof code !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return undefined
    if (!VENDOR_CODE.test(code) || !TIMESTAMP.test(timestamp)) return undefined
    const signer = secrets.get(code) ?? keyed(vendorSecret(seamlessSecret, code))
    if (!signatureHolds(signer.key, timestamp, body, signature)) return undefined
    // Cache only valid vendors, so that made-up codes cannot evict them.
    secrets.set(code, signer)
    return Math.abs(now() - Number(timestamp)) <= SIGNATURE_MAX_AGE_MS ? { code, secret: signer.secret } : undefined
  }
}
