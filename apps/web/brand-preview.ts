import { letters, lettersWidth } from '@playhouse/shared/art/letters.ts'
import { EGGSHELL, GOLD, LACQUER } from '@playhouse/shared/art/materials.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import { rect } from '@playhouse/shared/art/svg.ts'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels that link previews show at full size. */
const WIDTH = 1200
const HEIGHT = 630
const MARK = 220
const NAME_WIDTH = 760

/**
 * The brand's mark and name as a PNG, for previews of links to pages without a picture of their own.
 * @param svg drawing of the mark, square
 */
export async function brandPreview(svg: URL, name: string): Promise<Buffer> {
  const place = ` x="${(WIDTH - MARK) / 2}" y="120" width="${MARK}" height="${MARK}"`
  const mark = (await readFile(svg, 'utf8')).replace(
    /<svg\b([^>]*)>/,
    (_, attributes: string) => `<svg${attributes.replace(/\s(x|y|width|height)="[^"]*"/g, '')}${place}>`,
  )
  // The letters are drawn without accents.
  const text = foldText(name).toUpperCase()
  const height = Math.min(90, (NAME_WIDTH * 6) / lettersWidth(text))
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    rect(0, 0, WIDTH, HEIGHT, 0, LACQUER) +
    `<g fill="none" stroke="${GOLD}" stroke-width="4">${rect(24, 24, WIDTH - 48, HEIGHT - 48, 22)}</g>${mark}` +
    `<g stroke-linecap="round" stroke-linejoin="round">` +
    `${letters(text, WIDTH / 2, 455, height, { colour: EGGSHELL, weight: 0.8 })}</g></svg>`
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
}
