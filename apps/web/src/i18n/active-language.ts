import { DEFAULT_LANGUAGE, LANGUAGES, isLanguageCode } from '@playhouse/shared/languages.ts'
import type { Language, LanguageCode } from '@playhouse/shared/languages.ts'
import { LANGUAGE_COOKIE } from '@playhouse/shared/page-cookies.ts'
import { pageLanguages } from '@playhouse/shared/page-preferences.ts'
import { writeCookie } from '../cookie.ts'

/** The brand's languages that have a complete pack, in the brand's order. */
export function offeredLanguages(codes: readonly string[]): readonly Language[] {
  return pageLanguages(codes).map((code) => LANGUAGES[code])
}

/** The language that the page was served in; the gateway chooses it by path, cookie and browser. */
export function pageLanguage(): LanguageCode {
  const code = typeof document === 'undefined' ? undefined : document.documentElement.dataset.language
  return isLanguageCode(code) ? code : DEFAULT_LANGUAGE
}

/** Stores a chosen language for the next visit and sets the page's `lang` and `dir`. */
export function adoptLanguage(code: LanguageCode): void {
  const { bcp47, direction } = LANGUAGES[code]
  document.documentElement.lang = bcp47
  document.documentElement.dir = direction
  document.documentElement.dataset.language = code
  writeCookie(LANGUAGE_COOKIE, code)
}
