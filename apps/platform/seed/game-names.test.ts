import { expect, test } from 'vitest'
import { seededRandom } from '../src/media/random.ts'
import { createThemePicker } from './game-names.ts'

test('names every game of a vendor differently, also once all short names are used up', () => {
  const themeFor = createThemePicker(seededRandom('names'))
  const names = Array.from({ length: 1_000 }, () => themeFor('VENDOR', 'COCKFIGHT', 'COCKFIGHT').names.EN)
  expect(new Set(names).size).toBe(1_000)
})
