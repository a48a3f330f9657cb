import { expect, test } from 'vitest'
import { findContactData } from './contact-data.ts'
import * as lines from './contact-lines.fixture.ts'

/*
 * The rule before, of lists of domains and of nine digits in a row, refused 79 web addresses, 75 phone numbers, 13 mail addresses, 22 account names and
 * 54 plain lines; of the unseen lines 35 with contact data and 19 plain ones.
 */
test.each([
  ['web addresses', lines.WEB_ADDRESSES, 131, 133],
  ['phone numbers', lines.PHONE_NUMBERS, 99, 99],
  ['mail addresses', lines.MAIL_ADDRESSES, 20, 20],
  ['account names', lines.ACCOUNT_NAMES, 67, 70],
  ['lines with contact data that it was not tuned to', lines.UNSEEN_CONTACTS, 76, 83],
] as const)('refuses %s, at least %#', (_, refused, floor, count) => {
  const passed = refused.filter((line) => findContactData(line) === undefined)
  expect(refused).toHaveLength(count)
  expect(refused.length - passed.length, `let through:\n${passed.join('\n')}`).toBeGreaterThanOrEqual(floor)
})

test.each([
  ['lines of a betting chat', lines.PLAIN_LINES, 1, 302],
  ['lines that it was not tuned to', lines.UNSEEN_PLAIN, 4, 105],
] as const)('accepts %s', (_, plain, ceiling, count) => {
  const refused = plain.filter((line) => findContactData(line) !== undefined)
  expect(plain).toHaveLength(count)
  expect(refused.length, `refused:\n${refused.join('\n')}`).toBeLessThanOrEqual(ceiling)
})

test.each([
  ['see https://example.test', 'link'],
  ['evil . com', 'link'],
  ['ｔ.ｍｅ/room', 'link'],
  ['call 0912345678', 'contact'],
  ['mai(at) no: mai@mail', 'contact'],
  ['Zа\u200Clo: mai1990', 'contact'],
  ['ok. me too', undefined],
] as const)('tells what it finds in "%s": %s', (text, found) => expect(findContactData(text)).toBe(found))

test.each([
  'wang1990',
  'warrior77',
  'igor1990',
  'linen2020',
  'facecat88',
  'signalman5',
  'zlatan10',
  'teleport99',
  'instant99',
  'vxr2000',
])('accepts the username "%s", which only begins like the name of a service', (username) =>
  expect(findContactData(username)).toBeUndefined(),
)

test.each(['zalomai1990', 'zalo_mai1990', 'telegram_winbig88', 'ig_mai1990', 'fb-mai1990', 'zl mai1990'])(
  'refuses the name "%s", which is an account elsewhere',
  (username) => expect(findContactData(username)).toBe('contact'),
)
