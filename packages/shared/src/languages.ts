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

/** Languages with a complete pack; TY only changes some words of VI. */
export type PackLanguage = Exclude<LanguageCode, 'TY'>

const PACK_LANGUAGES: readonly PackLanguage[] = ['VI', 'EN', 'CN', 'ID', 'TH']

/** The pack language of a platform code ("TY") or a BCP 47 tag ("vi-VN"); Vietnamese where there is no pack. */
export function packLanguageOf(codeOrTag: string | undefined): PackLanguage {
  const tag = isLanguageCode(codeOrTag) ? LANGUAGES[codeOrTag].bcp47 : (codeOrTag ?? '')
  const primary = tag.split('-')[0]
  return PACK_LANGUAGES.find((code) => LANGUAGES[code].bcp47.split('-')[0] === primary) ?? 'VI'
}
