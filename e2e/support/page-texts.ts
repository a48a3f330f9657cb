import type { Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { existsSync } from 'node:fs'
import type { Namespaces } from '../../apps/web/src/i18n/namespaces.ts'
import type { CompletePack } from '../../apps/web/src/i18n/pack-types.ts'

const PACKS = new URL('../../apps/web/src/i18n/packs/', import.meta.url)

type Tree = { readonly [key: string]: string | Tree }

/** One namespace's texts in the language of an open page. */
export async function textsOn<Name extends keyof Namespaces>(page: Page, name: Name): Promise<CompletePack<Name>> {
  const chosen = await page.evaluate(() => document.documentElement.dataset.language)
  return textsIn(isLanguageCode(chosen) ? chosen : DEFAULT_LANGUAGE, name)
}

/** One namespace's texts in a language. */
export async function textsIn<Name extends keyof Namespaces>(
  code: LanguageCode,
  name: Name,
): Promise<CompletePack<Name>> {
  const layers = await Promise.all([code, ...LANGUAGES[code].fallback].map((layer) => readPack(layer, name)))
  return layers.reduceRight(merge) as CompletePack<Name>
}

async function readPack(code: LanguageCode, name: string): Promise<Tree> {
  const file = new URL(`${code}/${name}.ts`, PACKS)
  return existsSync(file) ? ((await import(file.href)) as { pack: Tree }).pack : {}
}

function merge(under: Tree, over: Tree): Tree {
  const both = Object.entries(over).map(([key, value]) => {
    const below = under[key]
    return [key, typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value] as const
  })
  return { ...under, ...Object.fromEntries(both) }
}
