import { expect, test } from 'vitest'

const packs = import.meta.glob<Readonly<Record<string, string>>>('./*/symbols.json', {
  base: '../../../../packages/shared/texts/games',
  import: 'default',
  eager: true,
})

test('names every symbol uniquely in every language', () => {
  expect(Object.keys(packs)).toHaveLength(5)
  for (const [path, pack] of Object.entries(packs)) {
    expect([path, new Set(Object.values(pack)).size]).toEqual([path, Object.keys(pack).length])
  }
})
