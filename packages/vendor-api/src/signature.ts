import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** The secret a vendor signs with: HMAC-SHA256 of its code under the operator's SEAMLESS_SECRET. 32 bytes. */
export function vendorSecret(seamlessSecret: string, vendorCode: string): Buffer {
  return createHmac('sha256', seamlessSecret).update(vendorCode).digest()
}

/** The signature of a call: HMAC-SHA256 of `<timestamp>.<body>` under the vendor's secret, in hex. Quicker with a KeyObject. */
export function signatureOf(secret: Buffer | KeyObject, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/** True if `signature` is the one of this call; takes the same time wherever it differs. */
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
