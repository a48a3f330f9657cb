import { isLanguageCode, LANGUAGES, type LanguageCode } from './languages.ts'
import {
  isMenuWidth,
  isThemePreference,
  LANGUAGE_COOKIE,
  MENU_COOKIE,
  RESTRICTION_COOKIE,
  type SessionKind,
  type MenuWidth,
  THEME_COOKIE,
  type ThemePreference,
} from './page-cookies.ts'

/** The parts of a request that decide a page's language, theme and menu. */
export interface PagePreferences {
  cookies: Readonly<Record<string, string | undefined>>
  acceptLanguage: string | undefined
}

/** Longer headers come from no browser. */
const HEADER_MAX = 200

/** Languages that a page can be rendered in, the default first. VI is the base of TY, so only one Vietnamese is offered. */
export function pageLanguages(codes: readonly string[]): readonly LanguageCode[] {
  return codes.filter(isLanguageCode).filter((code) => code !== 'VI' || !codes.includes('TY'))
}

/** The language for a page without one in its path: the chosen one, else the browser's, else the brand's. */
export function chooseLanguage(
  { cookies, acceptLanguage }: PagePreferences,
  offered: readonly LanguageCode[],
): LanguageCode | undefined {
  const stored = cookies[LANGUAGE_COOKIE]
  // A brand may have added a Vietnamese of its own since.
  const tag = isLanguageCode(stored) && LANGUAGES[stored].bcp47
  const chosen = offered.find((code) => code === stored) ?? offered.find((code) => LANGUAGES[code].bcp47 === tag)
  return chosen ?? preferredLanguage(acceptLanguage, offered) ?? offered[0]
}

/** The first of the browser's languages that is offered, by its primary subtag (RFC 9110, 12.5.4). */
function preferredLanguage(header: string | undefined, offered: readonly LanguageCode[]): LanguageCode | undefined {
  const ranges = (header ?? '')
    .slice(0, HEADER_MAX)
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

export function chooseTheme({ cookies }: Pick<PagePreferences, 'cookies'>): ThemePreference {
  const theme = cookies[THEME_COOKIE]
  return isThemePreference(theme) ? theme : 'dark'
}

export function chooseMenuWidth({ cookies }: Pick<PagePreferences, 'cookies'>): MenuWidth {
  const width = cookies[MENU_COOKIE]
  return isMenuWidth(width) ? width : 'auto'
}

export function chooseSessionKind({ cookies }: Pick<PagePreferences, 'cookies'>, isSignedIn: boolean): SessionKind {
  if (!isSignedIn) return 'visitor'
  const kind = cookies[RESTRICTION_COOKIE]
  return kind === 'restricted' || kind === 'excluded' || kind === 'quiet' ? kind : 'member'
}
