import { expect, test } from 'vitest'
import { isStorable } from './storable-text.ts'

test.each([['Xúc xắc 🎲'], [''], [12], [null], [undefined], [{ a: [{ b: 'c' }, true] }], [String.raw`\ud800 \u0000`]])(
  '%j can be stored',
  (value) => expect(isStorable(value)).toBe(true),
)

test.each([['\ud800'], ['x\udfff'], ['\udc00\ud800'], ['a\0b'], [['ok', ['\ud800']]], [{ a: { '\0': 1 } }]])(
  '%j cannot be stored',
  (value) => expect(isStorable(value)).toBe(false),
)

test('checks values at any depth', () => {
  const deep = (inner: string) => JSON.parse(`${'['.repeat(20_000)}"${inner}"${']'.repeat(20_000)}`) as unknown
  expect(isStorable(deep('x'))).toBe(true)
  expect(isStorable(deep(String.raw`\ud800`))).toBe(false)
})
