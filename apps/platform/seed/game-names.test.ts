import { expect, test } from 'vitest'
import { seededRandom } from '../src/media/random.ts'
import { createThemePicker } from './game-names.ts'

test.each([
  ['VI', 'Bắn Cá Chép'],
  ['ID', 'Tembak Ikan Mas'],
  ['TH', 'ยิงปลาคาร์ป'],
] as const)('repeats no word in the %s names of fishing games', (language, example) => {
  const themeFor = createThemePicker(seededRandom('names'))
  const names = Array.from({ length: 400 }, () => themeFor('VENDOR', 'FISH', 'fishing').names[language])
  expect(names.filter((name) => /(?<!\S)(\S+) (?:\d+ )?\1(?!\S)|ปลา ?(?:\d+ ?)?ปลา/iu.test(name))).toEqual([])
  expect(names.some((name) => name.startsWith(example))).toBe(true)
})

test('names every game of a vendor differently, also once all short names are used up', () => {
  const themeFor = createThemePicker(seededRandom('names'))
  const names = Array.from({ length: 1_000 }, () => themeFor('VENDOR', 'COCKFIGHT', 'COCKFIGHT').names.EN)
  expect(new Set(names).size).toBe(1_000)
})
