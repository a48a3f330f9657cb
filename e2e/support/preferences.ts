import type { BrowserContext } from '@playwright/test'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { LANGUAGE_COOKIE, THEME_COOKIE, type ThemePreference } from '@playhouse/shared/page-cookies.ts'

/** Hosts of the sites in tests; cookies ignore ports. */
const HOSTS = ['localhost', '127.0.0.1']

/** Chooses language and theme in this browser before it opens a page. Without a language it is the browser's, English. */
export async function prefer(
  context: BrowserContext,
  { language, theme }: { language?: LanguageCode | null; theme?: ThemePreference | null },
): Promise<void> {
  const chosen = Object.entries({ [LANGUAGE_COOKIE]: language, [THEME_COOKIE]: theme })
  await context.addCookies(
    chosen.flatMap(([name, value]) => (value ? HOSTS.map((domain) => ({ name, value, domain, path: '/' })) : [])),
  )
}
