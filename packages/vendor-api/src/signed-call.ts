import { createSecretKey, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { SIGNATURE_HEADER, SIGNATURE_MAX_AGE_MS, TIMESTAMP_HEADER, VENDOR_HEADER } from './seamless-wallet.ts'
import { signatureHolds, vendorSecret } from './signature.ts'

/** A vendor whose signature held. */
export interface CallingVendor {
  code: string
  secret: Buffer
}

const VENDORS = 1_000
const VENDOR_CODE = /^[\w-]{1,32}$/
const TIMESTAMP = /^\d{13}$/

/** Tells which vendor signed a call with this body, and undefined when the signature does not hold or is too old. */
export function signatureReader(
  seamlessSecret: string,
  now: () => number = Date.now,
): (request: FastifyRequest, body: Buffer) => CallingVendor | undefined {
  /** With each the key made of it: preparing one costs more than a signature. */
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
    // Only a code that signed well is remembered, so that made-up ones cannot push it out.
    secrets.set(code, signer)
    return Math.abs(now() - Number(timestamp)) <= SIGNATURE_MAX_AGE_MS ? { code, secret: signer.secret } : undefined
  }
}
