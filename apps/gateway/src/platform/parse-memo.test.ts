import { expect, test } from 'vitest'
import { ParseMemo } from './parse-memo.ts'

const createParser = () => {
  const memo = new ParseMemo()
  return (key: string, text: string) => memo.parse(key, text, () => JSON.parse(text) as unknown)
}

test('returns the same object for an unchanged text', () => {
  const parse = createParser()
  expect(parse('hot games', '{"list":[1]}')).toBe(parse('hot games', '{"list":[1]}'))
})

test('parses a changed text and remembers only that', () => {
  const parse = createParser()
  const first = parse('hot games', '{"list":[1]}')
  const second = parse('hot games', '{"list":[2]}')
  expect(second).toEqual({ list: [2] })
  expect(parse('hot games', '{"list":[2]}')).toBe(second)
  expect(parse('hot games', '{"list":[1]}')).not.toBe(first)
})

test('keeps equal texts of different keys apart', () => {
  const parse = createParser()
  expect(parse('hot games', '{"list":[]}')).not.toBe(parse('new games', '{"list":[]}'))
})

test('remembers nothing when parsing throws', () => {
  const memo = new ParseMemo()
  const fail = () => {
    throw new Error('wrong shape')
  }
  expect(() => memo.parse('status', '{}', fail)).toThrow('wrong shape')
  expect(memo.parse('status', '{}', () => 'parsed')).toBe('parsed')
})
