import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@playhouse/shared/languages.ts'
import { describe, expect, test } from 'vitest'

const script = readFileSync(new URL('../../public/theme-init.js', import.meta.url), 'utf8')

/** Runs the script as a browser would on a page with this in its storage; `null` is a browser that refuses storage. */
function pageAfter(stored: Record<string, string> | null, prefersLight = false) {
  const documentElement = { dataset: { theme: '' }, lang: '', dir: '' }
  const links: { rel?: string; href?: string }[] = []
  runInNewContext(script, {
    document: {
      documentElement,
      currentScript: {
        dataset: { wordsEn: '/EN.js', wordsVi: '/VI.js', wordsCn: '/CN.js', wordsId: '/ID.js', wordsTh: '/TH.js' },
      },
      createElement: () => ({}),
      head: { append: (link: { rel?: string; href?: string }) => links.push(link) },
    },
    matchMedia: () => ({ matches: prefersLight }),
    localStorage: {
      getItem(key: string) {
        if (stored === null) throw new Error('Storage is refused')
        return stored[key] ?? null
      },
    },
  })
  return { ...documentElement, links }
}

describe('the script before the first paint', () => {
  test.each(Object.values(LANGUAGES))('knows $code as the shared table does', ({ code, bcp47, direction }) => {
    expect(pageAfter({ hisLang: code })).toMatchObject({ lang: bcp47, dir: direction })
  })

  test('falls back to the default language and dark', () => {
    const expected = { lang: LANGUAGES[DEFAULT_LANGUAGE].bcp47, dataset: { theme: 'dark' } }
    expect(pageAfter({})).toMatchObject(expected)
    expect(pageAfter({ hisLang: 'constructor', theme: 'neon' })).toMatchObject(expected)
    expect(pageAfter(null)).toMatchObject(expected)
  })

  test.each([
    ['TY', '/VI.js'],
    ['VI', '/VI.js'],
    ['EN', '/EN.js'],
    ['CN', '/CN.js'],
    ['ID', '/ID.js'],
    ['TH', '/TH.js'],
  ])('fetches the words of %s early', (hisLang, href) => {
    expect(pageAfter({ hisLang }).links).toEqual([{ rel: 'modulepreload', href }])
  })

  test('takes the stored theme, and the device’s for system', () => {
    expect(pageAfter({ theme: 'light' }).dataset.theme).toBe('light')
    expect(pageAfter({ theme: 'system' }, true).dataset.theme).toBe('light')
    expect(pageAfter({ theme: 'system' }, false).dataset.theme).toBe('dark')
  })
})
