import { DEFAULT_LANGUAGE, LANGUAGES, isLanguageCode } from '@playhouse/shared/languages.ts'
import type { Language, LanguageCode } from '@playhouse/shared/languages.ts'

/** Storage key of the language; the platform's own name. */
const STORAGE_KEY = 'hisLang'

/**
 * The brand's languages that have a complete pack, in the brand's order. VI is the base of TY and reads the same, so
 * only one Vietnamese is offered.
 */
export function offeredLanguages(codes: readonly string[]): readonly Language[] {
  const known = codes.filter(isLanguageCode).filter((code) => code !== 'VI' || !codes.includes('TY'))
  return known.map((code) => LANGUAGES[code])
}

/** The brand's default, which the build writes into the page (vite.config.ts). */
function defaultLanguage(): LanguageCode {
  const code = document.documentElement.dataset.defaultLanguage
  return isLanguageCode(code) ? code : DEFAULT_LANGUAGE
}

/** The language chosen in this browser, otherwise the brand's default. */
export function storedLanguage(): LanguageCode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return isLanguageCode(stored) ? stored : defaultLanguage()
  } catch {
    return defaultLanguage()
  }
}

/** Stores the language and sets the page's `lang` and `dir`. */
export function adoptLanguage(code: LanguageCode): void {
  const { bcp47, direction } = LANGUAGES[code]
  document.documentElement.lang = bcp47
  document.documentElement.dir = direction
  try {
    localStorage.setItem(STORAGE_KEY, code)
  } catch {
    // Private windows may refuse storage; the choice then lasts until the page is closed.
  }
}
