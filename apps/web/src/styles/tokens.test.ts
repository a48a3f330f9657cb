import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { contrastRatio, themeTokens } from './contrast.ts'

const BRANDS = new URL('../../brands/', import.meta.url)
const PALETTE = createRequire(import.meta.url).resolve('@playhouse/shared/styles/palette.css')
const IMPORT = "@import '@playhouse/shared/styles/palette.css';"
const getCss = (brand: string) =>
  readFileSync(new URL(`${brand}/theme/tokens.css`, BRANDS), 'utf8').replace(IMPORT, () =>
    readFileSync(PALETTE, 'utf8'),
  )

/** Names of the tokens in one block of a stylesheet, in order. */
function tokenNames(css: string, selector: string): string[] {
  const block = css.split(`${selector} {`).at(-1)?.split('}')[0] ?? ''
  return Array.from(block.matchAll(/--[\w-]+(?=:)/g), ([name]) => name)
}

const SURFACES = ['ground', 'surface', 'raised', 'overlay'] as const

/**
 * Minimum contrast of each ink on the surfaces it may be used on. WCAG AA requires 4.5 for text and 3 for a control's
 * border.
 */
const MINIMUMS = [
  { theme: 'dark', ink: 'text', on: SURFACES, minContrast: 12.4 },
  { theme: 'dark', ink: 'muted', on: SURFACES, minContrast: 6.7 },
  { theme: 'dark', ink: 'faint', on: ['ground', 'surface', 'raised'], minContrast: 4.8 },
  { theme: 'dark', ink: 'edge', on: SURFACES, minContrast: 3 },
  { theme: 'dark', ink: 'action', on: ['ground', 'surface'], minContrast: 4.8 },
  { theme: 'dark', ink: 'action', on: SURFACES, minContrast: 3 },
  { theme: 'dark', ink: 'on-action', on: ['action'], minContrast: 5.2 },
  { theme: 'dark', ink: 'win', on: SURFACES, minContrast: 8 },
  { theme: 'dark', ink: 'good', on: SURFACES, minContrast: 7 },
  { theme: 'dark', ink: 'bad', on: SURFACES, minContrast: 4.9 },
  { theme: 'dark', ink: 'info', on: SURFACES, minContrast: 6.5 },
  { theme: 'light', ink: 'text', on: SURFACES, minContrast: 15 },
  { theme: 'light', ink: 'muted', on: SURFACES, minContrast: 6.9 },
  { theme: 'light', ink: 'faint', on: SURFACES, minContrast: 4.9 },
  { theme: 'light', ink: 'edge', on: SURFACES, minContrast: 3 },
  { theme: 'light', ink: 'action', on: SURFACES, minContrast: 5 },
  { theme: 'light', ink: 'on-action', on: ['action'], minContrast: 5.4 },
  { theme: 'light', ink: 'win', on: SURFACES, minContrast: 5 },
  { theme: 'light', ink: 'good', on: SURFACES, minContrast: 5 },
  { theme: 'light', ink: 'bad', on: SURFACES, minContrast: 5.5 },
  { theme: 'light', ink: 'info', on: SURFACES, minContrast: 5.4 },
] as const

describe.each(readdirSync(BRANDS))('tokens of %s', (brand) => {
  const css = getCss(brand)

  test.each(MINIMUMS)(
    '$theme: $ink has a contrast of at least $minContrast on $on',
    ({ theme, ink, on, minContrast }) => {
      const tokens = themeTokens(css, theme)
      const weak = on.filter((ground) => {
        const [above, below] = [tokens.get(ink), tokens.get(ground)]
        if (!above || !below) throw new Error(`${ink} or ${ground} is not an opaque token of the ${theme} theme`)
        return contrastRatio(above, below) < minContrast
      })
      expect(weak).toEqual([])
    },
  )

  test('match the house brand’s in both themes', () => {
    const house = getCss('playhouse')
    expect(tokenNames(house, "[data-theme='dark']")).toContain('--scrim')
    for (const theme of ['dark', 'light']) {
      expect(tokenNames(css, `[data-theme='${theme}']`)).toEqual(tokenNames(house, "[data-theme='dark']"))
    }
    expect(tokenNames(css, '\n:root')).toEqual(tokenNames(house, '\n:root'))
  })
})

describe('contrast', () => {
  test('is 21 for black on white, and 1 for equal colours', () => {
    const [black, white] = [
      { lightness: 0, chroma: 0, hue: 0 },
      { lightness: 1, chroma: 0, hue: 0 },
    ]
    expect(contrastRatio(black, white)).toBeCloseTo(21, 5)
    expect(contrastRatio(white, white)).toBe(1)
  })
})
