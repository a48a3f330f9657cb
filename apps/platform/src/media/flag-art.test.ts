import { expect, test } from 'vitest'
import { countryCodeRows } from '../db/world/country-codes.ts'
import { flagArt } from './flag-art.ts'

test.each(countryCodeRows().map(({ country }) => country.toLowerCase()))(
  'the flag of %s is drawn and small',
  (country) => {
    const flag = flagArt(country)
    expect(flag).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64">.+<\/svg>$/)
    expect(flag).not.toContain('<text')
    expect(Buffer.byteLength(flag)).toBeLessThan(4096)
  },
)

test('no two flags are alike', () => {
  const flags = countryCodeRows().map(({ country }) => flagArt(country.toLowerCase()))
  expect(new Set(flags).size).toBe(flags.length)
})

test('a country whose flag is not drawn has its letters', () => expect(flagArt('fr')).toContain('>FR</text>'))
