import { describe, expect, test } from 'vitest'
import type { PackTree } from './load-pack.ts'

const files = import.meta.glob<PackTree>('./packs/*/*.ts', { import: 'pack', eager: true })

/** Every word of a pack as `path → text`. */
function flatten(tree: PackTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

/** `path → names of the placeholders` of a pack, for the words that have any. */
function placeholders(words: Record<string, string>): Record<string, string[]> {
  const named = Object.entries(words).map(([path, text]): [string, string[]] => [
    path,
    Array.from(text.matchAll(/\{\{\s*([\w-]+)[^}]*\}\}/g), ([, name = '']) => name).toSorted(),
  ])
  return Object.fromEntries(named.filter(([, names]) => names.length > 0))
}

const english = Object.keys(files).filter((path) => path.startsWith('./packs/EN/'))
const overrides = Object.keys(files).filter((path) => path.startsWith('./packs/TY/'))

describe.each(english)('%s', (path) => {
  const words = flatten(files[path] ?? {})
  const vietnamese = flatten(files[path.replace('/EN/', '/VI/')] ?? {})

  test('has a Vietnamese pack with the same keys and placeholders', () => {
    expect(Object.keys(vietnamese).toSorted()).toEqual(Object.keys(words).toSorted())
    expect(placeholders(vietnamese)).toEqual(placeholders(words))
  })

  test('has no empty word and no space at either end', () => {
    const untidy = [...Object.entries(words), ...Object.entries(vietnamese)].filter(
      ([, text]) => text === '' || text !== text.trim(),
    )
    expect(untidy).toEqual([])
  })
})

test.each(overrides)('%s changes only words that exist, and keeps their placeholders', (path) => {
  const base = flatten(files[path.replace('/TY/', '/EN/')] ?? {})
  const changed = flatten(files[path] ?? {})
  const changedBase = Object.fromEntries(Object.entries(base).filter(([key]) => key in changed))
  expect(Object.keys(base)).toEqual(expect.arrayContaining(Object.keys(changed)))
  expect(placeholders(changed)).toEqual(placeholders(changedBase))
})
