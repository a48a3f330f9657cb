import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** SVG's default units per inch, at which a drawing has the size of its view box. */
const DENSITY = 72

/**
 * Rasterises a drawing; call `.webp()` or `.png()` on the result.
 * @param scale pixels per unit of the view box
 */
export function rasterise(svg: string, scale: number): Sharp {
  return sharp(Buffer.from(svg), { density: DENSITY * scale })
}
