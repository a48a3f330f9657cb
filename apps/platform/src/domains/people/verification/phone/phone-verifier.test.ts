import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idTokenVerifier, type PhoneVerifier } from './phone-verifier.ts'

const ISSUER = 'https://phones.playhouse.test'
const AUDIENCE = 'playhouse-demo'
const NUMBER = '+84912345678'

/** A service that publishes its keys, as a real one does. */
let server: Server
let service: CryptoKey
let stranger: CryptoKey
let phones: PhoneVerifier
beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  service = pair.privateKey
  stranger = (await generateKeyPair('RS256')).privateKey
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  phones = idTokenVerifier({ issuer: ISSUER, audience: AUDIENCE, keys: new URL(`http://127.0.0.1:${port}/keys`) })
})
afterAll(() => new Promise((resolve) => void server.close(resolve)))

const now = () => Math.floor(Date.now() / 1_000)
const claims = (): JWTPayload => ({
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'device-1',
  phone_number: NUMBER,
  iat: now(),
  exp: now() + 3_600,
})
const signed = (payload: JWTPayload, key = service, kid = 'one') =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key)

test('accepts the service’s token for the number', async () => {
  await expect(phones.verifyPhone(await signed(claims()), NUMBER)).resolves.toBeUndefined()
})

test.each<[string, () => Promise<string>]>([
  ['another issuer', () => signed({ ...claims(), iss: 'https://phones.elsewhere.test' })],
  ['another audience', () => signed({ ...claims(), aud: 'other-brand' })],
  ['another number', () => signed({ ...claims(), phone_number: '+84987654321' })],
  ['no number', () => signed({ ...claims(), phone_number: undefined })],
  ['no subject', () => signed({ ...claims(), sub: undefined })],
  ['no expiry', () => signed({ ...claims(), exp: undefined })],
  ['a time that is over', () => signed({ ...claims(), iat: now() - 120, exp: now() - 60 })],
  ['eleven minutes of age', () => signed({ ...claims(), iat: now() - 660 })],
  ['a time to come', () => signed({ ...claims(), iat: now() + 600 })],
  ['the key of a stranger', () => signed(claims(), stranger)],
  ['a key that nobody published', () => signed(claims(), stranger, 'two')],
  ['no signature', async () => `${(await signed(claims())).split('.').slice(0, 2).join('.')}.`],
  [
    'the algorithm "none"',
    async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none' })}.${part(claims())}.`
    },
  ],
  [
    'a signature by the public key as if it were a shared secret',
    () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode('x'.repeat(32))),
  ],
  ['no form of a token', async () => 'x'],
])('a token with %s is refused', async (_, token) => {
  await expect(phones.verifyPhone(await token(), NUMBER)).rejects.toMatchObject({ code: 'phone.token.invalid' })
})

test('rejects a missing token', async () => {
  await expect(phones.verifyPhone(undefined, NUMBER)).rejects.toMatchObject({ code: 'phone.token.invalid' })
})
