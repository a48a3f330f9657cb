/** Cookies that the browser writes and the gateway reads to send a page as it was left. They hold no secret. */
export const LANGUAGE_COOKIE = 'language'
export const THEME_COOKIE = 'theme'

/** Theme options. `system` follows the device. */
export const THEME_PREFERENCES = ['dark', 'light', 'system'] as const
export type ThemePreference = (typeof THEME_PREFERENCES)[number]

export function isThemePreference(value: unknown): value is ThemePreference {
  return THEME_PREFERENCES.includes(value as ThemePreference)
}
