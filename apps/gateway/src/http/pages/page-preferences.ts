import { isLanguageCode, LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import {
  isMenuWidth,
  isThemePreference,
  LANGUAGE_COOKIE,
  MENU_COOKIE,
  type MenuWidth,
  THEME_COOKIE,
  type ThemePreference,
} from '@playhouse/shared/page-cookies.ts'
import type { FastifyRequest } from 'fastify'

/** Languages that a page can be rendered in, the default first. VI is the base of TY, so only one Vietnamese is offered. */
export function pageLanguages(codes: readonly string[]): readonly LanguageCode[] {
  return codes.filter(isLanguageCode).filter((code) => code !== 'VI' || !codes.includes('TY'))
}

/** The language for a page without one in its path: the chosen one, else the browser's, else the brand's. */
export function chooseLanguage(
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  offered: readonly LanguageCode[],
): LanguageCode | undefined {
  const chosen = offered.find((code) => code === cookies[LANGUAGE_COOKIE])
  return chosen ?? preferredLanguage(headers['accept-language'], offered) ?? offered[0]
}

/** The first of the browser's languages that is offered, by its primary subtag (RFC 9110, 12.5.4). */
export function preferredLanguage(
  header: string | undefined,
  offered: readonly LanguageCode[],
): LanguageCode | undefined {
  const ranges = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
      return { primary: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { primary } of ranges) {
    const match = offered.find((code) => LANGUAGES[code].bcp47.split('-')[0] === primary)
    if (match) return match
  }
  return undefined
}

export function chosenTheme({ cookies }: Pick<FastifyRequest, 'cookies'>): ThemePreference {
  const theme = cookies[THEME_COOKIE]
  return isThemePreference(theme) ? theme : 'dark'
}

export function chosenMenuWidth({ cookies }: Pick<FastifyRequest, 'cookies'>): MenuWidth {
  const width = cookies[MENU_COOKIE]
  return isMenuWidth(width) ? width : 'auto'
}
