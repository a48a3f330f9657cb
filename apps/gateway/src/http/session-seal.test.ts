import { CompactEncrypt } from 'jose'
import { expect, test } from 'vitest'
import { parseSecretKeys } from '@playhouse/shared/secret-keys.ts'
import { randomCookieKey } from './cookie-keys.ts'
import { RESEAL_EVERY_MS, SessionSeal } from './session-seal.ts'

const session = { token: 'a-platform-token-1234', cdnSeed: 'seed', createdAt: Date.now(), remember: true }

test('opens what it sealed, and what any of its keys sealed', async () => {
  const [old, fresh] = [randomCookieKey(), randomCookieKey()]
  const cookie = await new SessionSeal([old]).seal(session)
  expect(cookie).not.toContain(session.token)
  expect(await new SessionSeal([fresh, old]).open(cookie)).toEqual({ ...session, isDue: true })
  expect(await new SessionSeal([fresh]).open(cookie)).toBeUndefined()
})

test('is due to be sealed anew after a quarter of an hour, and when its key is on its way out', async () => {
  const [old, fresh] = [randomCookieKey(), randomCookieKey()]
  const seal = new SessionSeal([old])
  const now = Date.now()
  const cookie = await seal.seal(session, now)
  const isDue = async (by: SessionSeal, at: number) => (await by.open(cookie, at))?.isDue
  expect(await isDue(seal, now + RESEAL_EVERY_MS)).toBe(false)
  expect(await isDue(seal, now + RESEAL_EVERY_MS + 1)).toBe(true)
  expect(await isDue(new SessionSeal([old, fresh]), now)).toBe(false)
  expect(await isDue(new SessionSeal([fresh, old]), now)).toBe(true)
})

test('opens nothing that was changed, moved to another key, or made otherwise', async () => {
  const key = randomCookieKey()
  const seal = new SessionSeal([key])
  const cookie = await seal.seal(session)
  const parts = cookie.split('.')
  for (const index of [0, 2, 3, 4]) {
    const changed = parts.map((part, at) =>
      at === index ? part.slice(0, -2) + (part.endsWith('AA') ? 'BB' : 'AA') : part,
    )
    expect(await seal.open(changed.join('.'))).toBeUndefined()
  }
  const foreign = { ...randomCookieKey(), kid: key.kid }
  expect(await seal.open(await new SessionSeal([foreign]).seal(session))).toBeUndefined()
  const short = await new CompactEncrypt(new TextEncoder().encode('{"token":"short"}'))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
    .encrypt(key.secret)
  for (const text of [short, '', 'x', '....']) expect(await seal.open(text)).toBeUndefined()
})

test('a cookie of more than a day ago is none', async () => {
  const seal = new SessionSeal([randomCookieKey()])
  const cookie = await seal.seal(session)
  expect(await seal.open(cookie, session.createdAt + 86_400_000)).toBeDefined()
  expect(await seal.open(cookie, session.createdAt + 86_400_001)).toBeUndefined()
})

test('keys are read from their text, and wrong ones named without their secret', () => {
  const secret = Buffer.alloc(32, 7).toString('base64url')
  expect(parseSecretKeys(`a:${secret}, b:${secret}`).map(({ kid }) => kid)).toEqual(['a', 'b'])
  expect(() => parseSecretKeys(`a:${secret},a:${secret}`)).toThrow('same kid')
  expect(() => parseSecretKeys(`a:${secret},b:c2hvcnQ`)).toThrow(/^entry 2 is not kid:base64url of 32 bytes$/)
})
