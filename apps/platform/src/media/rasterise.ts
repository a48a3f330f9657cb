import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** SVG's own units to the inch: at this density a drawing comes out as large as its view box says. */
const DENSITY = 72

/**
 * Turns a drawing into pixels; `.webp()` or `.png()` of what comes back makes a file of them.
 * @param scale pixels to a unit of the drawing's view box
 */
export function rasterise(svg: string, scale: number): Sharp {
  return sharp(Buffer.from(svg), { density: DENSITY * scale })
}
