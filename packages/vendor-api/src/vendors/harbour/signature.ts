import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Headers of a signed call: vendor, timestamp (epoch milliseconds) and signature. */
export const VENDOR_HEADER = 'x-vendor'
export const TIMESTAMP_HEADER = 'x-timestamp'
export const SIGNATURE_HEADER = 'x-signature'

/** Calls older or newer than this are refused as unsigned. */
export const SIGNATURE_MAX_AGE_MS = 60_000

/** Signature of a call: HMAC-SHA256 of `<timestamp>.<body>` with the vendor's secret, in hex. Faster with a KeyObject. */
export function computeSignature(secret: Buffer | KeyObject, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/** Verifies a signature in constant time. */
export function signatureHolds(
  secret: Buffer | KeyObject,
  timestamp: string,
  body: string | Buffer,
  signature: string,
): boolean {
  const expected = Buffer.from(computeSignature(secret, timestamp, body))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
