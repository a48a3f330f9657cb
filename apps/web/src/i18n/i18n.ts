import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { adoptLanguage, pageLanguage } from './active-language.ts'
import { INITIAL_NAMESPACES } from './initial-namespaces.ts'
import { loadPack, packNamespaces } from './load-pack.ts'
import type { Namespace, Namespaces } from './namespaces.ts'
import { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Namespaces
  }
}

/** A language pack could not be fetched. */
class MissingPackError extends Error {
  constructor(language: LanguageCode, namespaces: readonly string[]) {
    super(`No language pack ${language} for ${namespaces.join(', ')}`)
    this.name = 'MissingPackError'
  }
}

const page = new Texts({ language: pageLanguage(), load: loadPack })

/** The texts of the page. */
export const pageTexts = (): Texts => page

/**
 * Loads the named packs in the page's language, so that the first render is translated. Other namespaces load on demand and suspend
 * their component. Rejects with MissingPackError if a pack cannot be loaded.
 */
export async function startLanguage(namespaces: readonly Namespace[] = INITIAL_NAMESPACES): Promise<void> {
  const language = pageLanguage()
  await requirePacks(language, namespaces)
  page.switchTo(language)
}

/** All texts of a language, for rendering on the server in several languages at once. */
export async function createServerTexts(language: LanguageCode): Promise<Texts> {
  const texts = new Texts({ language, load: loadPack })
  await texts.load(await packNamespaces())
  return texts
}

/** The page's current language. */
export function activeLanguage(): LanguageCode {
  return page.language
}

/** Preloads texts before a component needs them. Resolves once they are loaded or have failed. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  // On the server each language has all of its texts.
  if (!import.meta.env.SSR) await page.load(namespaces)
}

/**
 * Loads the new language's packs before switching, so that the page is never half translated. Rejects with
 * MissingPackError and keeps the old language if a pack cannot be loaded.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await requirePacks(code, page.namespaces)
  page.switchTo(code)
  adoptLanguage(code)
}

async function requirePacks(language: LanguageCode, namespaces: readonly string[]): Promise<void> {
  await page.load(namespaces, language)
  const missing = page.missing(namespaces, language)
  if (missing.length > 0) throw new MissingPackError(language, missing)
}
