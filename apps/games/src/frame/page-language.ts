import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import { isPageLanguage, type PageLanguage } from './texts/texts.ts'

/** The language a vendor's page speaks for a platform language code: vendors know `vi` and `zh`, not the brand's own codes. */
export function pageLanguage(code: string | undefined): PageLanguage {
  const { bcp47 } = LANGUAGES[isLanguageCode(code) ? code : DEFAULT_LANGUAGE]
  const [language = ''] = bcp47.split('-')
  return isPageLanguage(language) ? language : 'en'
}
