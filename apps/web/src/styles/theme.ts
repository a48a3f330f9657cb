import { isThemePreference, THEME_COOKIE, type ThemePreference } from '@playhouse/shared/page-cookies.ts'
import { writeCookie } from '../cookie.ts'

export type Theme = 'dark' | 'light'

/** The preference that the page was served with, or that has been chosen since. */
export function themePreference(): ThemePreference {
  const { theme } = document.documentElement.dataset
  return isThemePreference(theme) ? theme : 'dark'
}

/** The effective theme of a preference on this device. The stylesheet resolves `system` by itself. */
export function resolveTheme(preference: ThemePreference): Theme {
  if (preference !== 'system') return preference
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Applies the preference to the page and stores it for the next visit. */
export function applyTheme(preference: ThemePreference): void {
  document.documentElement.dataset.theme = preference
  writeCookie(THEME_COOKIE, preference)
}
