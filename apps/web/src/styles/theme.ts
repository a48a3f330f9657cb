/** Theme options. `system` follows the device. */
export type ThemePreference = 'dark' | 'light' | 'system'
export type Theme = 'dark' | 'light'

const STORAGE_KEY = 'theme'

/** The stored preference; `dark` if missing or invalid. */
export function themePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === 'light' || stored === 'system' ? stored : 'dark'
  } catch {
    return 'dark'
  }
}

/** The effective theme of a preference on this device. Keep in sync with public/theme-init.js. */
export function resolveTheme(preference: ThemePreference): Theme {
  if (preference !== 'system') return preference
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Stores the preference and applies it to the page. */
export function applyTheme(preference: ThemePreference): Theme {
  const theme = resolveTheme(preference)
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(STORAGE_KEY, preference)
  } catch {
    // Private windows may refuse storage; the choice then lasts until the page is closed.
  }
  return theme
}
