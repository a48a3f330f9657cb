import { CompactEncrypt } from 'jose'
import { expect, test } from 'vitest'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { randomCookieKey } from './cookie-key.fixture.ts'
import { RESEAL_EVERY_MS, SessionSeal } from './session-seal.ts'

const session = { token: 'a-platform-token-1234', cdnSeed: 'seed', createdAt: Date.now(), remember: true }

test('opens cookies sealed by any of its keys', async () => {
  const [old, fresh] = [randomCookieKey(), randomCookieKey()]
  const cookie = await new SessionSeal([old]).seal(session)
  expect(cookie).not.toContain(session.token)
  expect(new SessionSeal([fresh, old]).open(cookie)).toEqual({ ...session, isDue: true })
  expect(new SessionSeal([fresh]).open(cookie)).toBeUndefined()
})

test('is due for renewal after 15 minutes and when its key is being rotated out', async () => {
  const [old, fresh] = [randomCookieKey(), randomCookieKey()]
  const seal = new SessionSeal([old])
  const now = Date.now()
  const cookie = await seal.seal(session, now)
  const isDue = (by: SessionSeal, at: number) => by.open(cookie, at)?.isDue
  expect(isDue(seal, now + RESEAL_EVERY_MS)).toBe(false)
  expect(isDue(seal, now + RESEAL_EVERY_MS + 1)).toBe(true)
  expect(isDue(new SessionSeal([old, fresh]), now)).toBe(false)
  expect(isDue(new SessionSeal([fresh, old]), now)).toBe(true)
})

test('refuses cookies that were changed, moved to another key, or malformed', async () => {
  const key = randomCookieKey()
  const seal = new SessionSeal([key])
  const cookie = await seal.seal(session)
  const parts = cookie.split('.')
  for (const index of [0, 2, 3, 4]) {
    const changed = parts.map((part, at) =>
      at === index ? part.slice(0, -2) + (part.endsWith('AA') ? 'BB' : 'AA') : part,
    )
    expect(seal.open(changed.join('.'))).toBeUndefined()
  }
  const foreign = { ...randomCookieKey(), kid: key.kid }
  expect(seal.open(await new SessionSeal([foreign]).seal(session))).toBeUndefined()
  const short = await new CompactEncrypt(new TextEncoder().encode('{"token":"short"}'))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
    .encrypt(key.secret)
  const [header, , iv, ciphertext, tag = ''] = parts
  const shortTag = [header, '', iv, ciphertext, tag.slice(0, 16)].join('.')
  for (const text of [short, shortTag, `${cookie}.`, '', 'x', '....']) expect(seal.open(text)).toBeUndefined()
})

test('answers a remembered cookie as a decrypted one, whatever a caller did to the session it was given', async () => {
  const seal = new SessionSeal([randomCookieKey()])
  const now = Date.now()
  const cookie = await seal.seal(session, now)
  const first = seal.open(cookie, now)
  if (first) first.token = 'changed by somebody'
  expect(seal.open(cookie, now)).toEqual({ ...session, isDue: false })
  expect(seal.open(cookie, now + RESEAL_EVERY_MS + 1)?.isDue).toBe(true)
  expect(seal.open(cookie, session.createdAt + 86_400_001)).toBeUndefined()
})

test('expires cookies after a day', async () => {
  const seal = new SessionSeal([randomCookieKey()])
  const cookie = await seal.seal(session)
  expect(seal.open(cookie, session.createdAt + 86_400_000)).toBeDefined()
  expect(seal.open(cookie, session.createdAt + 86_400_001)).toBeUndefined()
})

test('parses keys and reports invalid ones without their secret', () => {
  const secret = Buffer.alloc(32, 7).toString('base64url')
  expect(parseSecretKeys(`a:${secret}, b:${secret}`).map(({ kid }) => kid)).toEqual(['a', 'b'])
  expect(() => parseSecretKeys(`a:${secret},a:${secret}`)).toThrow('same kid')
  expect(() => parseSecretKeys(`a:${secret},b:c2hvcnQ`)).toThrow(/^entry 2 is not kid:base64url of 32 bytes$/)
})
