import { expect, test } from 'vitest'
import { vendorSecret } from '../vendor-adapter.ts'
import { signatureHolds, computeSignature } from './signature.ts'

// The example of docs/seamless-wallet.md, as OpenSSL computes it.
const KEY = 'c38e0becb92cd4ee60a6354f68b10925435bd59987b31c5ac0bb2a4a4c2dcd25'
const SIGNATURE = '8c6faff9781ed787998bd41d04823468cbae60f292f46f7c547d8fe477bc1afe'
const TIMESTAMP = '1795172400000'
const BODY = '{"session":"0b0f4c8e-6a35-4c58-9f0e-5d3c1d8f7a21"}'
const secret = vendorSecret('an example, not a secret', 'MRT')

test('accepts the published example', () => {
  expect(secret.toString('hex')).toBe(KEY)
  expect(computeSignature(secret, TIMESTAMP, BODY)).toBe(SIGNATURE)
  expect(signatureHolds(secret, TIMESTAMP, Buffer.from(BODY), SIGNATURE)).toBe(true)
})

test.each([
  ['another time', '1795172400001', BODY, SIGNATURE],
  ['another body', TIMESTAMP, `${BODY} `, SIGNATURE],
  ['a shorter signature', TIMESTAMP, BODY, SIGNATURE.slice(1)],
  ['capital letters', TIMESTAMP, BODY, SIGNATURE.toUpperCase()],
  ['nothing', TIMESTAMP, BODY, ''],
])('rejects %s', (_, timestamp, body, signature) => {
  expect(signatureHolds(secret, timestamp, body, signature)).toBe(false)
})
