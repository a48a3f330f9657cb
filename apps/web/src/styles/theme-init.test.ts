import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('../../public/theme-init.js', import.meta.url), 'utf8')

/** The theme that the script sets for this storage; `null` for a browser that refuses storage. */
function themeAfter(stored: Record<string, string> | null, prefersLight = false): string {
  const dataset = { theme: '' }
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    matchMedia: () => ({ matches: prefersLight }),
    localStorage: {
      getItem(key: string) {
        if (stored === null) throw new Error('Storage is refused')
        return stored[key] ?? null
      },
    },
  })
  return dataset.theme
}

test('uses the dark theme when nothing valid is stored', () => {
  expect(themeAfter({})).toBe('dark')
  expect(themeAfter({ theme: 'neon' })).toBe('dark')
  expect(themeAfter(null)).toBe('dark')
})

test('uses the stored theme, and the theme of the device for system', () => {
  expect(themeAfter({ theme: 'light' })).toBe('light')
  expect(themeAfter({ theme: 'system' }, true)).toBe('light')
  expect(themeAfter({ theme: 'system' }, false)).toBe('dark')
})
