import { oklch } from '@playhouse/shared/art/color.ts'

/**
 * A tone of a vendor's own hue. Dark yellows look muddy, so they have less chroma.
 * @param chroma at most .10, so that a row of vendors reads as a set
 */
export function vendorTone(lightness: number, chroma: number, hue: number): string {
  const turned = ((hue % 360) + 360) % 360
  const muddy = lightness < 0.7 && turned > 72 && turned < 128
  return oklch(lightness, Math.min(chroma, 0.1) * (muddy ? 0.5 : 1), turned)
}
