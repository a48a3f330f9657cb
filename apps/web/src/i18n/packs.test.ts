import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { expect, test } from 'vitest'
import { OVERRIDE_LAYERS } from './load-pack.ts'
import type { PackTree } from './pack-types.ts'

const files = import.meta.glob<PackTree>('./packs/*/*.ts', { import: 'pack', eager: true })

/** Every text of a pack as `path → text`. */
function flatten(tree: PackTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

/** `path → placeholder names` of a pack, for texts with placeholders. */
function placeholders(texts: Record<string, string>): Record<string, string[]> {
  const named = Object.entries(texts).map(([path, text]): [string, string[]] => [
    path,
    Array.from(text.matchAll(/\{\{\s*([\w-]+)[^}]*\}\}/g), ([, name = '']) => name).toSorted(),
  ])
  return Object.fromEntries(named.filter(([, names]) => names.length > 0))
}

const isPlural = (path: string) => /_(zero|one|two|few|many|other)$/.test(path)
const withoutForm = (path: string) => path.replace(/_[a-z]+$/, '')

/** English texts with the plural forms of another language. */
function inFormsOf(texts: Record<string, string>, bcp47: string): Record<string, string> {
  const forms = new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => {
      if (!isPlural(path)) return [[path, text]]
      return path.endsWith('_other') ? forms.map((form) => [`${withoutForm(path)}_${form}`, text]) : []
    }),
  )
}

const english = Object.keys(files).filter((path) => path.startsWith('./packs/EN/'))
const overrides = Object.keys(files).filter((path) => path.startsWith('./packs/TY/'))
const complete = Object.values(LANGUAGES).filter(({ code }) => code !== 'EN' && !OVERRIDE_LAYERS.has(code))

test.each(complete)('$name ($code) has the same packs as English', ({ code }) => {
  const own = Object.keys(files).filter((path) => path.startsWith(`./packs/${code}/`))
  expect(own.map((path) => path.replace(`/${code}/`, '/EN/')).toSorted()).toEqual(english.toSorted())
})

test.each(complete)('$name ($code) has the keys, plural forms and placeholders of English', ({ code, bcp47 }) => {
  for (const path of english) {
    const expected = inFormsOf(flatten(files[path] ?? {}), bcp47)
    const texts = flatten(files[path.replace('/EN/', `/${code}/`)] ?? {})
    expect(Object.keys(texts).toSorted(), path).toEqual(Object.keys(expected).toSorted())
    expect(placeholders(texts), path).toEqual(placeholders(expected))
  }
})

test('no text is empty or has outer spaces', () => {
  const untidy = Object.entries(files).flatMap(([path, pack]) =>
    Object.entries(flatten(pack))
      .filter(([, text]) => text === '' || text !== text.trim())
      .map(([key, text]) => ({ path, key, text })),
  )
  expect(untidy).toEqual([])
})

test('overrides are of existing texts, and keep their placeholders', () => {
  for (const path of overrides) {
    const base = flatten(files[path.replace('/TY/', '/EN/')] ?? {})
    const changed = flatten(files[path] ?? {})
    const changedBase = Object.fromEntries(Object.entries(base).filter(([key]) => key in changed))
    expect(Object.keys(base), path).toEqual(expect.arrayContaining(Object.keys(changed)))
    expect(placeholders(changed), path).toEqual(placeholders(changedBase))
  }
})

test('no Chinese or Thai text was left in English', () => {
  const scripts = { CN: /\p{Script=Han}/u, TH: /\p{Script=Thai}/u }
  const left = Object.entries(scripts).flatMap(([code, script]) =>
    Object.keys(files)
      .filter((path) => path.startsWith(`./packs/${code}/`))
      .flatMap((path) => Object.entries(flatten(files[path] ?? {})).map(([key, text]) => ({ path, key, text })))
      .filter(({ text }) => !script.test(text.replaceAll(/\{\{.*?\}\}/g, '')) && !UNTRANSLATED.test(text))
      .map(({ path, key, text }) => `${path} ${key}: ${text}`),
  )
  expect(left).toEqual([])
})

/** Names, symbols and abbreviations that are the same in every language. */
const UNTRANSLATED =
  /^(Playhouse|18\+|Android|iPhone|iOS|Facebook|Google|Instagram|Telegram|WhatsApp|WeChat|LINE|Line|Zalo|QQ|yyyy-mm-dd|.*GMT\+7|RTP.*|[^\p{Letter}]*(\{\{.*?\}\}[^\p{Letter}]*)*)$/u
