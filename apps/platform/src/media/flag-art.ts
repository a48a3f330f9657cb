import { readFileSync } from 'node:fs'
import { disc, picture, rect } from '@playhouse/shared/art/svg.ts'

const SIZE = 64
const HALF = SIZE / 2
/** Square drawings by country, from `write-flags.ts`; read when the first is wanted. */
let flags: Readonly<Record<string, string>> | undefined

/** The flag of a country (two lower-case letters) as a circle; its letters for an unknown one. */
export function flagArt(countryCode: string): string {
  const name = countryCode.toUpperCase()
  // A nested SVG needs its own size.
  const flag = readFlags()[name]?.replace('<svg ', `<svg width="${SIZE}" height="${SIZE}" `) ?? letters(name)
  const clip = `<clipPath id="circle">${disc(HALF, HALF, HALF)}</clipPath>`
  return picture(SIZE, SIZE, `${clip}<g clip-path="url(#circle)">${flag}</g>`)
}

const readFlags = () =>
  (flags ??= JSON.parse(readFileSync(new URL('flags.generated.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >)

function letters(name: string): string {
  const text =
    `<text x="32" y="41" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="26" fill="#fff">` +
    `${name}</text>`
  return rect(0, 0, SIZE, SIZE, 0, '#5b5450') + text
}
