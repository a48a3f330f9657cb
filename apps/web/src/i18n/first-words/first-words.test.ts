import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { expect, test } from 'vitest'
import { loadPack } from '../load-pack.ts'
import type { PackTree } from '../pack-types.ts'
import { FIRST_WORDS } from './namespaces.ts'
import { packs as vietnamese } from './VI.ts'

const files = import.meta.glob<Record<string, PackTree>>('./[A-Z][A-Z].ts', { import: 'packs', eager: true })

test.each(Object.values(LANGUAGES).filter(({ code }) => code !== 'TY'))(
  'the file of the first render of $code carries exactly the first namespaces',
  ({ code }) => {
    const expected = FIRST_WORDS.map((namespace) => `../packs/${code}/${namespace}.ts`)
    const own = Object.keys(files[`./${code}.ts`] ?? {}).filter((path) => path.startsWith(`../packs/${code}/`))
    expect(own.toSorted()).toEqual(expected.toSorted())
  },
)

test('overrides Vietnamese with the brand’s texts in the same file', async () => {
  const [brand, base] = [await loadPack('TY', 'common'), await loadPack('VI', 'common')]
  expect(Object.keys(brand)).toEqual(Object.keys(base))
  expect(brand).toEqual({ ...base, ...vietnamese['../packs/TY/common.ts'] })
  expect(brand).not.toEqual(base)
})
