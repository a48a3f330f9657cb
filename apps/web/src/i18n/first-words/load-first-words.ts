import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { PackTree } from '../pack-types.ts'

type FirstWords = Readonly<Record<string, PackTree>>

/** One file per language with the texts of the first render. TY overrides texts of VI and shares its file. */
const FILES: Readonly<Record<LanguageCode, () => Promise<{ packs: FirstWords }>>> = {
  TY: () => import('./VI.ts'),
  VI: () => import('./VI.ts'),
  EN: () => import('./EN.ts'),
  CN: () => import('./CN.ts'),
  ID: () => import('./ID.ts'),
  TH: () => import('./TH.ts'),
}

/** Packs of the namespaces in `FIRST_WORDS`, by path: `../packs/EN/common.ts`. */
export async function loadFirstWords(language: LanguageCode): Promise<FirstWords> {
  return (await FILES[language]()).packs
}
