/** What a reader may choose. `system` follows the device. */
export type ThemePreference = 'dark' | 'light' | 'system'
export type Theme = 'dark' | 'light'

const STORAGE_KEY = 'theme'

/** The stored preference; `dark` when nothing (or nonsense) is stored. */
export function themePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored === 'light' || stored === 'system' ? stored : 'dark'
  } catch {
    return 'dark'
  }
}

/** The theme a preference comes to on this device now. Must stay in sync with public/theme-init.js. */
export function resolveTheme(preference: ThemePreference): Theme {
  if (preference !== 'system') return preference
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Stores the preference and paints the page with it. */
export function applyTheme(preference: ThemePreference): Theme {
  const theme = resolveTheme(preference)
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(STORAGE_KEY, preference)
  } catch {
    // A private window may refuse storage; the choice then lasts as long as the page.
  }
  return theme
}
