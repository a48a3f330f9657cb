import { expect, test } from 'vitest'
import { loadPack } from '../load-pack.ts'
import { packs as english } from './EN.ts'
import { FIRST_WORDS } from './namespaces.ts'
import { packs as vietnamese } from './VI.ts'

test('the files of the first render carry exactly the first namespaces', () => {
  const paths = (code: string) => FIRST_WORDS.map((namespace) => `../packs/${code}/${namespace}.ts`).toSorted()
  expect(Object.keys(english).toSorted()).toEqual(paths('EN'))
  expect(Object.keys(vietnamese)).toEqual(expect.arrayContaining(paths('VI')))
})

test('the brand’s Vietnamese lies over the Vietnamese of the same file', async () => {
  const [brand, base] = [await loadPack('TY', 'common'), await loadPack('VI', 'common')]
  expect(Object.keys(brand)).toEqual(Object.keys(base))
  expect(brand).toEqual({ ...base, ...vietnamese['../packs/TY/common.ts'] })
  expect(brand).not.toEqual(base)
})
