import { expect, test } from 'vitest'
import { chooseLanguage, chooseSessionKind, chooseTheme, pageLanguages } from './page-preferences.ts'

const OFFERED = pageLanguages(['TY', 'VI', 'EN', 'CN', 'TH'])
const choose = (acceptLanguage?: string, cookies = {}) => chooseLanguage({ cookies, acceptLanguage }, OFFERED)

test('offers one Vietnamese and no unknown language', () => {
  expect(OFFERED).toEqual(['TY', 'EN', 'CN', 'TH'])
  expect(pageLanguages(['EN', 'VI', 'XX'])).toEqual(['EN', 'VI'])
})

test.each([
  ['en-GB,en;q=0.9', 'EN'],
  ['fr, th;q=0.8, en;q=0.4', 'TH'],
  ['en;q=0.3, zh-TW;q=0.7', 'CN'],
  ['vi', 'TY'],
  // Refused (RFC 9110, 12.4.2).
  ['en;q=0, th;q=0.1', 'TH'],
  ['de', 'TY'],
  ['*', 'TY'],
  ['', 'TY'],
  [';;,q=,en;q=nonsense', 'EN'],
  [undefined, 'TY'],
])('chooses from the header %j the language %s', (header, expected) => {
  expect(choose(header)).toBe(expected)
})

test('prefers the cookie to the header, unless the brand does not offer its language', () => {
  expect(choose('th', { language: 'EN' })).toBe('EN')
  expect(choose('th', { language: 'ID' })).toBe('TH')
  expect(choose('th', { language: '__proto__' })).toBe('TH')
})

test('chooses the brand’s own Vietnamese for a browser that has stored the other one', () => {
  expect(choose('en', { language: 'VI' })).toBe('TY')
  expect(chooseLanguage({ cookies: { language: 'TY' }, acceptLanguage: 'en' }, ['EN', 'VI'])).toBe('VI')
})

test('reads a long header no further than a browser’s', () => {
  expect(choose(`${'de,'.repeat(100)}en`)).toBe('TY')
})

test('knows the themes only', () => {
  expect(chooseTheme({ cookies: { theme: 'light' } })).toBe('light')
  expect(chooseTheme({ cookies: { theme: '"><script>' } })).toBe('dark')
  expect(chooseTheme({ cookies: {} })).toBe('dark')
})

test('takes the hint of a restricted account for a session only, and knows its values only', () => {
  const chooseKind = (restriction: string, isSignedIn = true) =>
    chooseSessionKind({ cookies: { restriction } }, isSignedIn)
  expect(['restricted', 'excluded', '', '"><b>'].map((hint) => chooseKind(hint))).toEqual([
    'restricted',
    'excluded',
    'member',
    'member',
  ])
  expect(chooseKind('excluded', false)).toBe('visitor')
})
