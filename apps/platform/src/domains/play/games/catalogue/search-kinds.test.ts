import { expect, test } from 'vitest'
import { kindConditions, numberReadings } from './search-kinds.ts'

test.each([
  ['88', ['eighty eight']],
  ['12', ['twelve']],
  ['50', ['fifty']],
  ['9', ['nine', 'chin']],
  ['1000', ['thousand', 'nghin']],
  ['101', []],
  ['tiger', []],
])('%s may be written as %j', (word, expected) => expect(numberReadings(word)).toEqual(expected))

test('recognises kinds by their names in every language', () => {
  for (const folded of ['tai xiu', 'sic bo', '骰宝']) expect(kindConditions(folded)).toHaveLength(3)
  expect(kindConditions('da ga')).toHaveLength(1)
  expect(kindConditions('tiger')).toEqual([])
})
