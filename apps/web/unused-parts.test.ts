import { expect, test } from 'vitest'
import { withoutUnused } from './unused-parts.ts'

const LIBRARY = `class A {
  used() {
    return 1
  }
  unused(value) {
    if (value) {
      return 2
    }
  }
}
export function b(value) {
  return value
}
b.displayName = "b";
`

test('replaces what is unused and leaves the rest', () => {
  expect(
    withoutUnused(LIBRARY, {
      file: /x/,
      functions: { b: 'return null' },
      blocks: { '  unused(value) {': '' },
      statements: ['b.displayName = "b";'],
    }),
  ).toBe(`class A {
  used() {
    return 1
  }

}
export function b() { return null }

`)
})

test.each([{ functions: { c: '' } }, { blocks: { '  gone() {': '' } }, { statements: ['gone'] }])(
  'fails if the library no longer has $functions$blocks$statements',
  (unused) => {
    expect(() => withoutUnused(LIBRARY, { file: /x/, ...unused })).toThrow('There is no')
  },
)
