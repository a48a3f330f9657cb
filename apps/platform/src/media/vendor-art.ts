import { isLetter, letters, lettersWidth } from '@playhouse/shared/art/letters.ts'
import { EGGSHELL, LACQUER } from '@playhouse/shared/art/materials.ts'
import type { PatternName } from './patterns.ts'
import { PATTERNS } from './patterns.ts'
import { line, path, picture, rect } from '@playhouse/shared/art/svg.ts'
import { vendorTone } from './vendor-tone.ts'

interface VendorArtInput {
  code: string
  name: string
  /** Degrees on the OKLCH wheel. */
  hue: number
  pattern: PatternName
  /** The page it will stand on; without it the mark carries its own dark ground. */
  theme?: 'dark' | 'light'
  label?: string
}

const TONES = {
  dark: { ground: 0.36, figure: 0.49, chroma: 0.085, panel: 0.22, sign: EGGSHELL },
  light: { ground: 0.82, figure: 0.73, chroma: 0.055, panel: 0.965, sign: LACQUER },
} as const

/** The wide mark of a vendor, 160 by 64: a monogram on a plain panel, let into the vendor's pattern. */
export function vendorArt(input: VendorArtInput): string {
  const text = monogram(input.name, input.code)
  const height = 24
  const panel = Math.max(56, (lettersWidth(text) * height) / 6 + 28)
  return mark(input, 160, 64, { text, height, panel, inset: 0 })
}

/** The square mark of a vendor, 64 by 64. */
export function vendorMark(input: VendorArtInput): string {
  const text = monogram(input.name, input.code)
  return mark(input, 64, 64, {
    text,
    height: text.length === 3 ? 13 : text.length === 2 ? 18 : 24,
    panel: 46,
    inset: 9,
  })
}

/**
 * One to three capitals for a name: the initials of its words, or the first two letters of a single word.
 * A name without a letter or digit that can be drawn falls back on the code.
 */
export function monogram(name: string, code: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
  const [first] = words
  if (first === undefined) return Array.from(code.toUpperCase()).filter(isLetter).slice(0, 2).join('') || 'P'
  if (words.length === 1) return first.slice(0, 2)
  return words
    .slice(0, 3)
    .map((word) => word[0])
    .join('')
}

interface Panel {
  text: string
  height: number
  panel: number
  /** Room left above and below the panel. */
  inset: number
}

function mark(
  input: VendorArtInput,
  width: number,
  height: number,
  { text, height: size, panel, inset }: Panel,
): string {
  const { hue, pattern, theme = 'dark', label } = input
  const { ground, figure, chroma, panel: depth, sign } = TONES[theme]
  const plain = vendorTone(depth, chroma * 0.5, hue)
  const edge = vendorTone(theme === 'dark' ? 0.68 : 0.5, 0.09, hue)
  const left = (width - panel) / 2
  const inlay = PATTERNS[pattern]('P', vendorTone(ground, chroma, hue), vendorTone(figure, chroma, hue), 0.8)
  const body =
    `<defs>${inlay}</defs>${path(`M0 0h${width}v${height}H0z`, 'url(#P)')}` +
    (inset
      ? rect(left, inset, panel, height - inset * 2, 8, plain)
      : path(`M${left} 0h${panel}v${height}H${left}z`, plain)) +
    line(
      inset
        ? `M${left + 8} ${inset}H${width - left - 8}A8 8 0 0 1 ${width - left} ${inset + 8}V${height - inset - 8}A8 8 0 0 1 ${width - left - 8} ${height - inset}H${left + 8}A8 8 0 0 1 ${left} ${height - inset - 8}V${inset + 8}A8 8 0 0 1 ${left + 8} ${inset}Z`
        : `M${left} 0V${height}M${width - left} 0V${height}`,
      edge,
      1.5,
    ) +
    `<g stroke-linejoin="round">${letters(text, width / 2, height / 2, size, { colour: sign, weight: 0.95 })}</g>`
  return picture(width, height, body, label)
}
