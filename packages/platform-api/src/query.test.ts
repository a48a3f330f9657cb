import { expect, test } from 'vitest'
import { encodeQuery } from './query.ts'

test.each([
  ['nothing', {}, ''],
  ['names in any order', { sort: 'popular', pageNo: 1, gameType: 'RNG' }, 'gameType=RNG&pageNo=1&sort=popular'],
  ['absent values', { a: undefined, b: null, c: 0, d: '', e: false }, 'c=0&d=&e=false'],
  ['lists', { types: ['B', 'P'], none: [] }, 'none=&types=B%2CP'],
  ['objects', { of: { b: 1 } }, 'of=%7B%22b%22%3A1%7D'],
  ['letters that separate', { text: 'a&b=c d+e%#/?:' }, 'text=a%26b%3Dc%20d%2Be%25%23%2F%3F%3A'],
  ['letters that need no encoding', { text: "aZ09-_.!~*'()" }, "text=aZ09-_.!~*'()"],
  ['other scripts', { text: 'Mười' }, 'text=M%C6%B0%E1%BB%9Di'],
  ['what cannot be encoded', { text: '\ud800x\0' }, 'text=%EF%BF%BDx%EF%BF%BD'],
  ['lines', { text: 'a\n' }, 'text=a%0A'],
])('encodes %s', (_what, input, query) => {
  expect(encodeQuery(input)).toBe(query)
})
