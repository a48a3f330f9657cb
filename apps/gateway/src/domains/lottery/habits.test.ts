import { expect, test } from 'vitest'
import { getHabits, listHabits } from './habits.ts'

test('leaves out habits that this version does not know, so that the reader asks', () => {
  const stored = [
    { name: 'd', value: 'TAIL' },
    { name: 'b', value: 'HEAD' },
    { name: 'toString', value: 'TAIL' },
  ]
  expect(getHabits(stored)).toEqual({ pairs: null, ranges: null, d: 'TAIL', b: null })
})

test('saves the meanings that are chosen', () => {
  expect(listHabits({ pairs: 'ACROSS', ranges: null })).toEqual([{ name: 'pairs', value: 'ACROSS' }])
})
