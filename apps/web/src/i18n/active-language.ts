import { DEFAULT_LANGUAGE, LANGUAGES, isLanguageCode } from '@playhouse/shared/languages.ts'
import type { Language, LanguageCode } from '@playhouse/shared/languages.ts'

/** The key under which a browser remembers its language; the name is the platform's. */
const STORAGE_KEY = 'hisLang'

/** Languages a reader may choose. VI is the base under TY and reads the same, so one Vietnamese is offered. */
export const SELECTABLE_LANGUAGES: readonly Language[] = [LANGUAGES.TY, LANGUAGES.EN]

/** The language this browser chose, or the default. */
export function storedLanguage(): LanguageCode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return isLanguageCode(stored) ? stored : DEFAULT_LANGUAGE
  } catch {
    return DEFAULT_LANGUAGE
  }
}

/** Remembers the language and sets the page's `lang` and `dir`. Must stay in sync with public/theme-init.js. */
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
