import { expect, it } from 'vitest'

import { variedSearches } from './searches.ts'

const games = Array.from({ length: 300 }, (_, index) => ({
  name: `Đèn Lồng Vàng Số ${index}`,
  vendorCode: `V${index % 40}`,
}))

it('generates the requested number of distinct searches deterministically', () => {
  const first = variedSearches(games, 200, 7)
  expect(first).toHaveLength(200)
  expect(new Set(first.map((search) => JSON.stringify({ ...search, kind: '' }))).size).toBe(200)
  expect(variedSearches(games, 200, 7)).toEqual(first)
  expect(new Set(first.map(({ kind }) => kind)).size).toBe(17)
})
