import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** A vendor's signing secret: HMAC-SHA256 of its code with the operator's SEAMLESS_SECRET. 32 bytes. */
export function vendorSecret(seamlessSecret: string, vendorCode: string): Buffer {
  return createHmac('sha256', seamlessSecret).update(vendorCode).digest()
}

/** Signature of a call: HMAC-SHA256 of `<timestamp>.<body>` with the vendor's secret, in hex. Faster with a KeyObject. */
export function signatureOf(secret: Buffer | KeyObject, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/** Verifies a signature in constant time. */
export function signatureHolds(
  secret: Buffer | KeyObject,
  timestamp: string,
  body: string | Buffer,
  signature: string,
): boolean {
  const expected = Buffer.from(signatureOf(secret, timestamp, body))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
