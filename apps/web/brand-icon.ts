import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels of a tab's icon on a screen of two to one. */
const SIDE = 32

/** SVG's own units to the inch. */
const DENSITY = 72

/**
 * The mark of a brand as the page names it: a data address of a PNG. A browser requests a page's icon again with every change of its address, and lays
 * an SVG out and paints it in the page's own thread each time, in the very frame in which the next page comes.
 * @param svg its drawing, square
 */
export async function brandIcon(svg: URL): Promise<string> {
  const drawing = await readFile(svg)
  const { width = SIDE } = await sharp(drawing).metadata()
  const png = await sharp(drawing, { density: (DENSITY * SIDE) / width })
    .resize(SIDE, SIDE)
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
