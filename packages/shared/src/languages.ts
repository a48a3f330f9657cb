export type LanguageCode = 'TY' | 'VI' | 'EN' | 'CN' | 'ID' | 'TH'

export interface LanguageFacts {
  /** BCP 47 tag. */
  bcp47: string
  /** Native name. */
  name: string
  direction: 'ltr' | 'rtl'
}

export interface Language extends LanguageFacts {
  code: LanguageCode
  /** Fallback packs for missing keys, in order. */
  fallback: readonly LanguageCode[]
}

/**
 * Languages with a pack, by the platform's opaque code. TY is not an ISO code but the demo brand's own Vietnamese.
 */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  TY: { code: 'TY', bcp47: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr', fallback: ['VI', 'EN'] },
  VI: { code: 'VI', bcp47: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr', fallback: ['EN'] },
  EN: { code: 'EN', bcp47: 'en', name: 'English', direction: 'ltr', fallback: [] },
  CN: { code: 'CN', bcp47: 'zh-Hans-CN', name: '简体中文', direction: 'ltr', fallback: ['EN'] },
  ID: { code: 'ID', bcp47: 'id-ID', name: 'Bahasa Indonesia', direction: 'ltr', fallback: ['EN'] },
  TH: { code: 'TH', bcp47: 'th-TH', name: 'ไทย', direction: 'ltr', fallback: ['EN'] },
}

/** Languages whose packs override single texts of the next language in their fallback list. */
export const OVERRIDE_LAYERS: ReadonlySet<LanguageCode> = new Set(['TY'])

export const DEFAULT_LANGUAGE: LanguageCode = 'TY'

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}

/** Languages of the game clients as BCP 47 tags, because vendors do not know operators' codes. */
export type GameLanguage = 'en' | 'vi' | 'zh' | 'id' | 'th'

const GAME_LANGUAGES: ReadonlySet<string> = new Set<GameLanguage>(['en', 'vi', 'zh', 'id', 'th'])

export function isGameLanguage(tag: string): tag is GameLanguage {
  return GAME_LANGUAGES.has(tag)
}

/** Language of the game client for a platform language. */
export function gameLanguage(code: string | undefined): GameLanguage {
  const { bcp47 } = LANGUAGES[isLanguageCode(code) ? code : DEFAULT_LANGUAGE]
  const [language = ''] = bcp47.split('-')
  return isGameLanguage(language) ? language : 'en'
}
