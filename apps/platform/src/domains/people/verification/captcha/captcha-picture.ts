import { randomInt } from 'node:crypto'
import { letters } from '@playhouse/shared/art/letters.ts'
import { rasterise } from '../../../../media/rasterise.ts'

const WIDTH = 168
const HEIGHT = 56
/** Pixels per unit, for high-density screens. */
const ZOOM = 2

const INK = '#1d2b3a'
const PAPER = '#f4efe4'

/**
 * Draws a text with randomly rotated, skewed and shifted characters, distorted by noise and crossed by lines
 * of the same colour. Characters are stroked paths, so no font is needed.
 * @returns a PNG of 336 by 112 pixels
 */
export async function captchaPicture(text: string): Promise<Buffer> {
  const step = (WIDTH - 20) / text.length
  const glyphs = Array.from(text, (character, index) => {
    const x = 10 + step * (index + 0.5) + between(-2, 2)
    const y = HEIGHT / 2 + between(-5, 5)
    const style = { colour: INK, weight: between(0.6, 0.8) }
    const bent = `rotate(${between(-18, 18)}) skewX(${between(-12, 12)}) scale(${between(0.85, 1.02)} 1)`
    return `<g transform="translate(${x} ${y}) ${bent}">${letters(character, 0, 0, between(27, 33), style)}</g>`
  })
  const lines = Array.from({ length: 4 }, (_, index) => {
    const [from, to, bow] = [between(6, HEIGHT - 6), between(6, HEIGHT - 6), between(-30, 30)]
    const d = `M-4 ${from}Q${WIDTH * between(0.25, 0.75)} ${HEIGHT / 2 + bow} ${WIDTH + 4} ${to}`
    return `<path d="${d}" fill="none" stroke="${index === 0 ? PAPER : INK}" stroke-width="${between(0.9, 1.4)}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<filter id="twist" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse">
<feTurbulence type="turbulence" baseFrequency="${between(0.018, 0.03)}" numOctaves="2" seed="${randomInt(1_000_000)}"/>
<feDisplacementMap in="SourceGraphic" scale="${between(7, 10)}" xChannelSelector="R" yChannelSelector="G"/>
</filter>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
<g filter="url(#twist)" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}${lines.join('')}</g>
</svg>`
  // Two colours and the shades between them; as true colours it takes 18 kB instead of 5.
  return rasterise(svg, ZOOM).png({ palette: true, colours: 16 }).toBuffer()
}

/** Cryptographically random number with two decimals. */
function between(low: number, high: number): number {
  return Math.round((low + ((high - low) * randomInt(1_000_000)) / 1_000_000) * 100) / 100
}
