import { LANGUAGES, type LanguageCode } from './languages.ts'

/** First part of an address that chooses a language: `/en/promotions`. TY and VI share `/vi`. */
const getPrefix = (code: LanguageCode): string => LANGUAGES[code].bcp47.split('-')[0] ?? ''

/**
 * A path in a language; the brand's default has no prefix.
 * @param path without a prefix
 */
export function languagePath(code: LanguageCode, path: string, byDefault: LanguageCode | undefined): string {
  return code === byDefault ? path : `/${getPrefix(code)}${path.replace(/^\/(?=$|\?)/, '')}`
}

const PREFIXED = new RegExp(
  `^/(${[...new Set(Object.values(LANGUAGES).map(({ code }) => getPrefix(code)))].join('|')})(?=/|$)`,
)

/**
 * Splits a path into its language and the rest.
 * @param offered languages of the brand; another one counts as no prefix
 */
export function splitLanguagePath(
  path: string,
  offered: readonly LanguageCode[],
): { code: LanguageCode | undefined; path: string } {
  const prefix = PREFIXED.exec(path)?.[1]
  const code = prefix === undefined ? undefined : offered.find((one) => getPrefix(one) === prefix)
  return code === undefined || prefix === undefined
    ? { code: undefined, path }
    : { code, path: path.slice(prefix.length + 1) || '/' }
}
