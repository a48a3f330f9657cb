import { expect, test } from 'vitest'
import { randomCookieKey } from './cookie-key.fixture.ts'
import { DeviceSeal } from './device-cookie.ts'

const ID = 'A'.repeat(22)

test('opens ids signed by any of its keys', () => {
  const [old, fresh] = [randomCookieKey(), randomCookieKey()]
  const cookie = new DeviceSeal([old]).seal(ID)
  expect(new DeviceSeal([fresh, old]).open(cookie)).toBe(ID)
  expect(new DeviceSeal([fresh]).open(cookie)).toBeUndefined()
})

test('rejects cookies that were changed, swapped or malformed', () => {
  const seal = new DeviceSeal([randomCookieKey()])
  const [, signature = ''] = seal.seal(ID).split('.')
  for (const forged of [`${'B'.repeat(22)}.${signature}`, `${ID}.${'A'.repeat(43)}`, ID, '', 'x.y', undefined])
    expect(seal.open(forged)).toBeUndefined()
})
