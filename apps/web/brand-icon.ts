import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels of a tab's icon on a screen of two to one. */
const SIDE = 32

/** SVG's own units to the inch. */
const DENSITY = 72

/**
 * The mark of a brand as a PNG.
 * @param svg its drawing, square
 */
export async function brandIcon(svg: URL): Promise<Buffer> {
  const drawing = await readFile(svg)
  const { width = SIDE } = await sharp(drawing).metadata()
  return sharp(drawing, { density: (DENSITY * SIDE) / width })
    .resize(SIDE, SIDE)
    .png()
    .toBuffer()
}
