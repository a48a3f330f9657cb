export type LanguageCode = 'TY' | 'VI' | 'EN'

export interface Language {
  code: LanguageCode
  /** What browsers and Intl understand. TY is no ISO code: it is this brand's Vietnamese. */
  bcp47: string
  /** Its own name, as a reader of it writes it. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Packs asked, in order, for a key this language does not have. */
  fallback: readonly LanguageCode[]
}

/** Platform language codes are opaque; this table is the one place that gives them meaning. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  TY: { code: 'TY', bcp47: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr', fallback: ['VI', 'EN'] },
  VI: { code: 'VI', bcp47: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr', fallback: ['EN'] },
  EN: { code: 'EN', bcp47: 'en', name: 'English', direction: 'ltr', fallback: [] },
}

export const DEFAULT_LANGUAGE: LanguageCode = 'TY'

/** True if `value` is a language code this project has a pack for. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}
