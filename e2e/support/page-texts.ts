import type { Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { mergePacks, type PackTree } from '@playhouse/shared/packs.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Namespaces } from '../../apps/web/src/i18n/namespaces.generated.ts'

type Strings<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Strings<Tree[Key]> }

export type TextsOf<Name extends keyof Namespaces> = Strings<Namespaces[Name]>

const PACKS = new URL('../../packages/shared/texts/web/', import.meta.url)

export async function textsOn<Name extends keyof Namespaces>(page: Page, name: Name): Promise<TextsOf<Name>> {
  const chosen = await page.evaluate(() => document.documentElement.dataset.language)
  return textsIn(isLanguageCode(chosen) ? chosen : DEFAULT_LANGUAGE, name)
}

export async function textsIn<Name extends keyof Namespaces>(code: LanguageCode, name: Name): Promise<TextsOf<Name>> {
  const layers = await Promise.all([code, ...LANGUAGES[code].fallback].map((layer) => readPack(layer, name)))
  return layers.reduceRight(mergePacks) as unknown as TextsOf<Name>
}

async function readPack(code: LanguageCode, name: string): Promise<PackTree> {
  const file = new URL(`${code}/${name}.json`, PACKS)
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as PackTree) : {}
}
