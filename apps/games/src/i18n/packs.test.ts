import { expect, test } from 'vitest'

interface Tree {
  readonly [key: string]: string | Tree
}

const packs = import.meta.glob<Tree>('./packs/*/*.ts', { import: 'pack', eager: true })
const english = Object.keys(packs).filter((path) => path.startsWith('./packs/EN/'))

/** Texts of a pack by key path. */
function flatten(tree: Tree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

const placeholdersOf = (text: string) => Array.from(text.matchAll(/\{\{\w+\}\}/g), ([whole]) => whole).toSorted()

test.each(['VI', 'CN', 'ID', 'TH'])('%s has the packs, keys and placeholders of English', (code) => {
  for (const path of english) {
    const expected = flatten(packs[path] ?? {})
    const texts = flatten(packs[path.replace('/EN/', `/${code}/`)] ?? {})
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(expected).toSorted())
    for (const [key, text] of Object.entries(texts)) {
      expect([path, key, placeholdersOf(text)]).toEqual([path, key, placeholdersOf(expected[key] ?? '')])
    }
  }
})

test('has no empty or untrimmed texts and no broken placeholders', () => {
  for (const [path, pack] of Object.entries(packs)) {
    for (const [key, text] of Object.entries(flatten(pack))) {
      const rest = text.replaceAll(/\{\{\w+\}\}/g, '')
      expect([path, key, text !== '' && text === text.trim() && !/[{}]/.test(rest)]).toEqual([path, key, true])
    }
  }
})

test('names every symbol uniquely in every language', () => {
  for (const [path, pack] of Object.entries(packs).filter(([file]) => file.endsWith('/symbols.ts'))) {
    expect([path, new Set(Object.values(pack)).size]).toEqual([path, Object.keys(pack).length])
  }
})
