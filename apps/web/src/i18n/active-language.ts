import { DEFAULT_LANGUAGE, LANGUAGES, isLanguageCode } from '@playhouse/shared/languages.ts'
import type { Language, LanguageCode } from '@playhouse/shared/languages.ts'

/** The key under which a browser remembers its language; the name is the platform's. */
const STORAGE_KEY = 'hisLang'

/**
 * The languages that a reader may choose, of those that the brand names: what there is a complete pack for, in the brand's
 * order. VI is the base under TY and reads the same, so where both are named one Vietnamese is offered.
 */
export function offeredLanguages(codes: readonly string[]): readonly Language[] {
  const known = codes.filter(isLanguageCode).filter((code) => code !== 'VI' || !codes.includes('TY'))
  return known.map((code) => LANGUAGES[code])
}

/** The brand's own, which the build writes into the page (vite.config.ts). */
function defaultLanguage(): LanguageCode {
  const code = document.documentElement.dataset.defaultLanguage
  return isLanguageCode(code) ? code : DEFAULT_LANGUAGE
}

/** The language this browser chose, or the brand's default. */
export function storedLanguage(): LanguageCode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return isLanguageCode(stored) ? stored : defaultLanguage()
  } catch {
    return defaultLanguage()
  }
}

/** Remembers the language and sets the page's `lang` and `dir`. */
export function adoptLanguage(code: LanguageCode): void {
  const { bcp47, direction } = LANGUAGES[code]
  document.documentElement.lang = bcp47
  document.documentElement.dir = direction
  try {
    localStorage.setItem(STORAGE_KEY, code)
  } catch {
    // A private window may refuse storage; the choice then lasts as long as the page.
  }
}
