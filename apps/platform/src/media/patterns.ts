import type { Repeat } from './repeats.ts'
import { REPEATS } from './repeats.ts'
import { path } from '@playhouse/shared/art/svg.ts'

/** The twelve inlay patterns. A vendor's pattern never changes. */
export type PatternName = keyof typeof REPEATS

/** Paints a definition `<pattern id>` of a repeat in two tones (hex colours), enlarged by `scale`. */
type PatternPainter = (id: string, ground: string, figure: string, scale?: number) => string

function painter({ width, height, draw }: Repeat): PatternPainter {
  return (id, ground, figure, scale = 1) =>
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"` +
    `${scale === 1 ? '' : ` patternTransform="scale(${scale})"`}>` +
    `${path(`M0 0h${width}v${height}H0z`, ground)}${draw(ground, figure)}</pattern>`
}

export const PATTERN_NAMES = Object.keys(REPEATS) as PatternName[]

export const PATTERNS = Object.fromEntries(PATTERN_NAMES.map((name) => [name, painter(REPEATS[name])])) as Record<
  PatternName,
  PatternPainter
>

/** Whether a stored value names one of the twelve patterns. */
export function isPatternName(word: string): word is PatternName {
  return Object.hasOwn(REPEATS, word)
}
