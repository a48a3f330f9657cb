import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { countries } from 'country-flag-icons'
import { expect, test } from 'vitest'
import { countryCodeRows } from '../db/brand/country-codes.ts'
import { flagArt } from './flag-art.ts'
import { rasterise } from './rasterise.ts'

/** Pixels of a picture, 20 wide as in the selector. */
const readPixels = (svg: string) =>
  rasterise(svg, 20 / 64)
    .ensureAlpha()
    .raw()
    .toBuffer()
const served = countryCodeRows().map(({ country }) => country.toLowerCase())

test('draws each flag as a small self-contained circle', async () => {
  const all = new Set([...served, ...countries.filter((code) => /^[A-Z]{2}$/.test(code))])
  for (const country of allEveryNight([...all])) {
    const flag = flagArt(country.toLowerCase())
    expect(flag, country).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64">.+<\/svg>$/s)
    expect(flag, country).not.toMatch(/<text|<script|<image|href="(?!#)|on\w+=/)
    expect(Buffer.byteLength(flag), country).toBeLessThan(8_192)
    const pixels = await readPixels(flag)
    // Transparent in a corner, painted in the middle.
    expect([pixels[3], pixels[4 * (20 * 10 + 10) + 3]], country).toEqual([0, 255])
  }
})

test('draws different flags for all served countries', async () => {
  const all = await Promise.all(served.map((country) => readPixels(flagArt(country))))
  expect(new Set(all.map((pixels) => pixels.toString('base64'))).size).toBe(served.length)
})

test('shows the letters of an unknown country', () => expect(flagArt('xx')).toContain('>XX</text>'))
