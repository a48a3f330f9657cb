import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** SVG's default units per inch, at which a drawing has the size of its view box. */
const DENSITY = 72

/**
 * Rasterises a drawing; call `.webp()` or `.jpeg()` on the result.
 * @param scale pixels per unit of the view box
 */
export function rasterise(svg: string, scale: number): Sharp {
  return sharp(Buffer.from(svg), { density: DENSITY * scale })
}

/** A picture for link previews, 1200 by 630: a JPEG, which every messenger shows. */
export function previewPixels(svg: string): Promise<Buffer> {
  return rasterise(svg, 1).resize(1200, 630, { fit: 'fill' }).jpeg({ quality: 82 }).toBuffer()
}
