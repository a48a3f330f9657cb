import { disc, path, picture, place, rect, star } from './svg.ts'

const SIZE = 64
const HALF = SIZE / 2

/** Bands from the top, by their share of the height. */
function bands(...shares: readonly (readonly [color: string, share: number])[]): string {
  let y = 0
  return shares
    .map(([color, share]) => {
      const band = rect(0, y, SIZE, share * SIZE, 0, color)
      y += share * SIZE
      return band
    })
    .join('')
}

/** A five-pointed star about a point. */
const pentagram = (x: number, y: number, radius: number, color: string): string =>
  place(x, y, 1, 0, path(star(5, [radius, radius * 0.382]), color))

/** A crescent that opens to the end: a disc with a smaller one of the ground before it. */
const crescent = (x: number, y: number, radius: number, color: string, ground: string): string =>
  disc(x, y, radius, color) + disc(x + radius * 0.36, y, radius * 0.82, ground)

/** Three towers on three steps: the temple, as much of it as can be told at 20 pixels. */
const TEMPLE = 'M14 44h36v-3h-3v-5h-4v-6l-3-5-3 5v4h-1v-8l-4-7-4 7v8h-1v-4l-3-5-3 5v6h-4v5h-3z'

/**
 * Flags that are drawn, by ISO 3166 alpha-2, cut to a circle: what stands at the hoist is moved in. Colours are those that
 * the countries' own rules name, as near as sRGB has them.
 */
const FLAGS: Readonly<Record<string, () => string>> = {
  vn: () => rect(0, 0, SIZE, SIZE, 0, '#da251d') + pentagram(HALF, 33, 19, '#ff0'),
  th: () => bands(['#a51931', 1 / 6], ['#f4f5f8', 1 / 6], ['#2d2a4a', 1 / 3], ['#f4f5f8', 1 / 6], ['#a51931', 1 / 6]),
  id: () => bands(['#ce1126', 0.5], ['#fff', 0.5]),
  kh: () => bands(['#032ea1', 0.25], ['#e00025', 0.5], ['#032ea1', 0.25]) + path(TEMPLE, '#fff'),
  la: () => bands(['#ce1126', 0.25], ['#002868', 0.5], ['#ce1126', 0.25]) + disc(HALF, HALF, 12.5, '#fff'),
  mm: () => bands(['#fecb00', 1 / 3], ['#34b233', 1 / 3], ['#ea2839', 1 / 3]) + pentagram(HALF, 33, 20, '#fff'),
  my: () =>
    bands(...Array.from({ length: 14 }, (_, index) => [index % 2 ? '#fff' : '#cc0001', 1 / 14] as const)) +
    rect(0, 0, 38, (8 / 14) * SIZE, 0, '#010066') +
    crescent(17, 20, 10, '#fc0', '#010066') +
    place(27, 20, 1, 0, path(star(14, [7, 3.4]), '#fc0')),
  ph: () =>
    bands(['#0038a8', 0.5], ['#ce1126', 0.5]) +
    path('M0 0 42 32 0 64z', '#fff') +
    place(15, HALF, 1, 0, path(star(8, [8, 4]), '#fcd116')) +
    pentagram(9, 17, 3, '#fcd116') +
    pentagram(9, 47, 3, '#fcd116') +
    pentagram(33, HALF, 3, '#fcd116'),
  sg: () =>
    bands(['#ed2939', 0.5], ['#fff', 0.5]) +
    crescent(20, 18, 10, '#fff', '#ed2939') +
    [0, 72, 144, 216, 288]
      .map((turn) => `<g transform="rotate(${turn} 34 18)">${pentagram(34, 11.5, 2.8, '#fff')}</g>`)
      .join(''),
}

/** The flag of a country (two lower-case letters) as a circle; its letters where it is not drawn here. */
export function flagArt(countryCode: string): string {
  const drawn = FLAGS[countryCode]?.() ?? letters(countryCode)
  const clip = `<clipPath id="c">${disc(HALF, HALF, HALF)}</clipPath>`
  return picture(SIZE, SIZE, `${clip}<g clip-path="url(#c)">${drawn}</g>`)
}

function letters(countryCode: string): string {
  const text =
    `<text x="32" y="41" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="26" fill="#fff">` +
    `${countryCode.toUpperCase()}</text>`
  return rect(0, 0, SIZE, SIZE, 0, '#5b5450') + text
}
