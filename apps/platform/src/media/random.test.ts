import { expect, it } from 'vitest'
import { oklch } from '@playhouse/shared/art/color.ts'
import { seededRandom, spread } from './random.ts'
import { getEmblem } from './vendor-art.ts'
import { vendorTone } from './vendor-tone.ts'

it('gives the same numbers for the same seed and others for another', () => {
  const numbers = (seed: string) => Array.from({ length: 5 }, seededRandom(seed))
  expect(numbers('game:1')).toEqual(numbers('game:1'))
  expect(numbers('game:1')).not.toEqual(numbers('game:2'))
})

it('spreads numbers evenly over [0, 1)', () => {
  const random = seededRandom('evenness')
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let draw = 0; draw < 100_000; draw++) {
    const tenth = Math.floor(random() * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  // Five standard deviations of a binomial with n = 100,000 and p = 1/10.
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(475)
})

it.each([2, 5, 8, 47])('visits each of %i places once per run, never twice within half a run', (size) => {
  const places = Array.from({ length: size * 40 }, (_, id) => spread(id, size, 'salt'))
  for (let run = 0; run < 40; run++) {
    expect(new Set(places.slice(run * size, (run + 1) * size)).size).toBe(size)
  }
  const near = Math.floor(size / 2)
  for (const [index, place] of places.entries()) expect(places.slice(index + 1, index + near)).not.toContain(place)
})

it('turns OKLCH into the sRGB that CSS Color 4 gives', () => {
  expect(oklch(1, 0, 0)).toBe('#ffffff')
  expect(oklch(0, 0, 0)).toBe('#000000')
  // The CSS colours red and rebeccapurple, and a hue outside sRGB, which keeps its lightness.
  expect(oklch(0.62796, 0.25768, 29.234)).toMatch(/^#(ff|fe)0[0-9]0[0-9]$/)
  expect(oklch(0.44027, 0.1603, 303.373)).toMatch(/^#6[5-7]3[2-5]9[7-9a]$/)
  expect(oklch(0.8, 0.4, 150)).toMatch(/^#[\da-f]{6}$/)
})

it('keeps a vendor at a chroma of at most .10', () => {
  expect(vendorTone(0.5, 0.4, 260)).toBe(vendorTone(0.5, 0.1, 260))
  expect(vendorTone(0.5, 0.08, -100)).toBe(vendorTone(0.5, 0.08, 260))
})

it('derives a vendor’s emblem from its name, or from its code as a fallback', () => {
  expect(getEmblem('Paper Gong', 'PGN')).toBe('gong')
  expect(getEmblem('Deep Carp', 'DPC')).toBe('carp')
  expect(getEmblem('Otter & Reed', 'OTR')).toBe('dolphin')
  expect(getEmblem('彩灯', 'CD')).toBe(getEmblem('…', 'CD'))
})
