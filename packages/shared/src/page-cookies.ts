/** Cookies that the browser writes and the gateway reads to send a page as it was left. They hold no secret. */
export const LANGUAGE_COOKIE = 'language'
export const THEME_COOKIE = 'theme'
export const MENU_COOKIE = 'menu'

/**
 * What is known of the session before its member is: `restricted` if a notice stands above every page, `excluded` if nothing may be advertised
 * either, `quiet` if nothing may although no notice stands there. A hint for the first paint, which allows and forbids nothing.
 */
export type SessionKind = 'visitor' | 'member' | 'restricted' | 'excluded' | 'quiet'
export const RESTRICTION_COOKIE = 'restriction'

/** Changes with each session: how tabs notice a log-in or log-out in another one. The gateway writes it; it is random and opens nothing. */
export const SESSION_MARK_COOKIE = 'session-mark'

/** Theme options. `system` follows the device. */
export const THEME_PREFERENCES = ['dark', 'light', 'system'] as const
export type ThemePreference = (typeof THEME_PREFERENCES)[number]

export function isThemePreference(value: unknown): value is ThemePreference {
  return THEME_PREFERENCES.includes(value as ThemePreference)
}

/** Width of the side menu: collapsed to icons or not. `auto` follows the screen. */
export const MENU_WIDTHS = ['auto', 'mini', 'wide'] as const
export type MenuWidth = (typeof MENU_WIDTHS)[number]

export function isMenuWidth(value: unknown): value is MenuWidth {
  return MENU_WIDTHS.includes(value as MenuWidth)
}
