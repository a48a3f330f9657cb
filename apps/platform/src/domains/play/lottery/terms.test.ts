import { expect, test } from 'vitest'
import { getChoice, getTerms } from './terms.ts'

test('reads the terms of a ticket as they were written', () => {
  for (const choice of [
    { version: '2026-11', mode: 'ZY', series: null },
    { version: '2026-11', mode: 'LOTT', series: 1_800 },
  ] as const)
    expect(getChoice(getTerms(choice, 1_800))).toEqual(choice)
})

test.each(['2026-11/OTHER/', '2026-11//', '2026-11', ''])(
  'refuses the terms %j instead of paying other odds',
  (terms) => {
    expect(() => getChoice(terms)).toThrow('There is no prize mode')
  },
)
