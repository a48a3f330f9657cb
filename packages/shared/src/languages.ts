export type LanguageCode = 'TY' | 'VI' | 'EN' | 'CN' | 'ID' | 'TH'

/** What is known of a language, whether there are words in it or not. */
export interface LanguageFacts {
  /** What browsers and Intl understand. */
  bcp47: string
  /** Its own name, as a reader of it writes it. */
  name: string
  direction: 'ltr' | 'rtl'
}

export interface Language extends LanguageFacts {
  code: LanguageCode
  /** Packs asked, in order, for a key this language does not have. */
  fallback: readonly LanguageCode[]
}

/**
 * The languages that there are packs for. Platform language codes are opaque; this table is the one place that gives them
 * meaning. TY is no ISO code: it is this brand's Vietnamese.
 */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  TY: { code: 'TY', bcp47: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr', fallback: ['VI', 'EN'] },
  VI: { code: 'VI', bcp47: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr', fallback: ['EN'] },
  EN: { code: 'EN', bcp47: 'en', name: 'English', direction: 'ltr', fallback: [] },
  CN: { code: 'CN', bcp47: 'zh-Hans-CN', name: '简体中文', direction: 'ltr', fallback: ['EN'] },
  ID: { code: 'ID', bcp47: 'id-ID', name: 'Bahasa Indonesia', direction: 'ltr', fallback: ['EN'] },
  TH: { code: 'TH', bcp47: 'th-TH', name: 'ไทย', direction: 'ltr', fallback: ['EN'] },
}

export const DEFAULT_LANGUAGE: LanguageCode = 'TY'

/** True if `value` is a language code this project has a pack for. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}

/** The languages that games speak, as BCP 47: vendors know no operator's codes. */
export type GameLanguage = 'en' | 'vi' | 'zh' | 'id' | 'th'

const GAME_LANGUAGES: ReadonlySet<string> = new Set<GameLanguage>(['en', 'vi', 'zh', 'id', 'th'])

export function isGameLanguage(tag: string): tag is GameLanguage {
  return GAME_LANGUAGES.has(tag)
}

/** The language in which a game speaks to readers of a platform language. */
export function gameLanguage(code: string | undefined): GameLanguage {
  const { bcp47 } = LANGUAGES[isLanguageCode(code) ? code : DEFAULT_LANGUAGE]
  const [language = ''] = bcp47.split('-')
  return isGameLanguage(language) ? language : 'en'
}
