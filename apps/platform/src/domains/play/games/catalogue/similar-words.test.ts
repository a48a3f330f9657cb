import { expect, test } from 'vitest'
import { respacedWords, similarWords, isWithinOneTypo, findSingular } from './similar-words.ts'

test.each([
  ['rong', 'rong', true],
  ['rong', 'rogn', true],
  ['rong', 'ron', true],
  ['rong', 'roong', true],
  ['rong', 'tong', true],
  ['rong', 'rogm', false],
  ['rong', 'gnor', false],
  ['ab', 'ba', true],
  ['', 'a', true],
  ['a', 'abc', false],
])('%s and %s are one typo apart: %s', (left, right, expected) => {
  expect(isWithinOneTypo(left, right)).toBe(expected)
  expect(isWithinOneTypo(right, left)).toBe(expected)
})

const WORDS = new Map(
  ['dragon', 'rong', 'vang', 'ngoc', 'phoenix', 'dia', 'do', 'tiger', 'timber'].map((word) => [word, 1]),
)

test.each([
  ['dragn', ['dragon']],
  ['drgo', ['dragon']],
  ['pheo', ['phoenix']],
  ['rogn', ['rong']],
  ['ngoc', ['ngoc']],
  ['dai', ['dia']],
  ['ia', []],
  ['zzzz', []],
  ['tygr', ['tiger']],
  ['fenix', []],
])('%s may mean %j', (typed, expected) => expect(similarWords(typed, WORDS)).toEqual(expected))

test('corrects a shorter word only on request', () => {
  expect(similarWords('ia', WORDS, 2)).toEqual(['dia'])
})

test.each([
  ['rongvang', [['rong', 'vang']]],
  ['rongv ang', [['rong', 'vang']]],
  ['rongxvang', [['rong', 'vang']]],
  ['dra gon', [['dragon']]],
  ['ngoc rongvang do', [['ngoc', 'rong', 'vang', 'do']]],
  ['rong vang', []],
])('%s may be spaced as %j', (typed, expected) => expect(respacedWords(typed.split(' '), WORDS)).toEqual(expected))

test('puts the likelier word first', () => {
  const known = new Map([
    ['tide', 3],
    ['tiger', 9],
    ['tigers', 4],
  ])
  expect(similarWords('tigr', known)).toEqual(['tiger', 'tigers'])
  expect(similarWords('tige', known)).toEqual(['tiger', 'tide', 'tigers'])
})

test.each([
  ['tigers', 'tiger'],
  ['lanterns', 'lantern'],
  ['glass', undefined],
  ['gas', undefined],
])('the singular of %s is %s', (word, singular) => expect(findSingular(word)).toBe(singular))
