import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@playhouse/shared/languages.ts'

/** Language of a letter: its reader's, or else the brand's first. */
export const letterLanguage = (language: string | null, brandLanguages: readonly string[]): LanguageCode =>
  [language, ...brandLanguages].find(isLanguageCode) ?? DEFAULT_LANGUAGE
