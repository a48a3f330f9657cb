import { createSecretKey, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { SIGNATURE_HEADER, SIGNATURE_MAX_AGE_MS, TIMESTAMP_HEADER, VENDOR_HEADER } from './seamless-wallet.ts'
import { signatureHolds, vendorSecret } from './signature.ts'

/** A vendor with a valid signature. */
export interface CallingVendor {
  code: string
  secret: Buffer
}

const VENDORS = 1_000
const VENDOR_CODE = /^[\w-]{1,32}$/
const TIMESTAMP = /^\d{13}$/

/** Returns the vendor that signed a call; undefined if the signature is invalid or too old. */
export function signatureReader(
  seamlessSecret: string,
  now: () => number = Date.now,
): (request: FastifyRequest, body: Buffer) => CallingVendor | undefined {
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
