import type { BackdropPaint } from './backdrops.ts'
import { oklch } from '@playhouse/shared/art/color.ts'
import type { Tone } from '@playhouse/shared/art/materials.ts'
import { LACQUER } from '@playhouse/shared/art/materials.ts'
import { pick } from './random.ts'
import { vendorTone } from './vendor-tone.ts'

type Lch = readonly [lightness: number, chroma: number, hue: number]

/**
 * The paint of a stage, which contrasts in lightness with the motif before it and the ground behind it.
 * @param ground lightness of the ground, 0 to 1
 * @param hue the vendor's, in degrees
 */
export function stagePaint(tone: Tone, ground: number, hue: number, random: () => number): BackdropPaint {
  const paints: readonly Lch[] = [
    [0.19, 0.015, 40],
    [0.3, 0.06, hue],
    [0.34, 0.105, 27],
    [0.55, 0.18, 33],
    [0.56, 0.085, hue],
    [0.76, 0.07, hue],
    [0.86, 0.045, 80],
    [0.74, 0.1, 72],
  ]
  const away = paints.filter(([l]) => Math.abs(l - tone.lightness) > 0.22 && Math.abs(l - ground) > 0.1)
  const [lightness, chroma, paintHue] = pick(random, away.length ? away : paints)
  const paint = (l: number) => (paintHue === hue ? vendorTone(l, chroma, hue) : oklch(l, chroma, paintHue))
  return { base: paint(lightness), second: paint(lightness + (lightness > 0.5 ? -0.07 : 0.07)), seam: LACQUER }
}
