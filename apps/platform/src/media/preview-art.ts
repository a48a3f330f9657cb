import { oklch } from '@playhouse/shared/art/color.ts'
import { letters, lettersWidth } from '@playhouse/shared/art/letters.ts'
import { EGGSHELL, GOLD, LACQUER } from '@playhouse/shared/art/materials.ts'
import { disc, path, picture, rect } from '@playhouse/shared/art/svg.ts'
import { bannerArt } from './banner-art.ts'
import { gameArt, type GameArtInput } from './game-art.ts'
import { PATTERNS } from './patterns.ts'
import { vendorTone } from './vendor-tone.ts'

/** Size that link previews show in full. */
const WIDTH = 1200
const HEIGHT = 630

/** A complete drawing in a place of another. */
const inset = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

/** A game's picture in front of its vendor's pattern. */
export function gamePreview(input: GameArtInput): string {
  const { hue, pattern } = input.vendor
  // Another id than the pattern of the picture inside.
  const paper = PATTERNS[pattern]('V', vendorTone(0.22, 0.045, hue), vendorTone(0.28, 0.05, hue), 2.4)
  const height = 550
  const width = (height * 240) / 320
  const x = (WIDTH - width) / 2
  const y = (HEIGHT - height) / 2
  const frame = `<g fill="none" stroke="${GOLD}" stroke-width="6">${rect(x - 3, y - 3, width + 6, height + 6, 0)}</g>`
  return picture(
    WIDTH,
    HEIGHT,
    `<defs>${paper}</defs>${path(`M0 0h${WIDTH}v${HEIGHT}H0z`, 'url(#V)')}${inset(gameArt(input), x, y, width, height)}${frame}`,
  )
}

/** The half of a banner that has its motifs; the other is for a headline. */
export function bannerPreview(input: Parameters<typeof bannerArt>[0]): string {
  return bannerArt(input).replace('viewBox="0 0 1240 360"', 'viewBox="554 0 686 360"')
}

/** Numbers to a row. The largest results are the 27 numbers of northern stations. */
const PER_ROW = 5
const ROWS_MAX = 6

/** The numbers of a draw: short ones on balls, long ones on plates. Of more than fit, the first. */
export function drawPreview(numbers: readonly string[]): string {
  const longest = Math.max(1, ...numbers.map(({ length }) => length))
  const perRow = longest === 1 ? 2 * PER_ROW : PER_ROW
  const shown = numbers.slice(0, perRow * ROWS_MAX)
  const rowCount = Math.ceil(shown.length / perRow)
  const columns = Math.min(perRow, shown.length)
  const cell = Math.min(1040 / columns, longest > 2 ? 360 : 250)
  const rowHeight = Math.min(470 / rowCount, longest > 2 ? 150 : cell)
  const tall = Math.min(
    rowHeight * (longest > 2 ? 0.5 : longest === 2 ? 0.34 : 0.42),
    (Math.min(cell, rowHeight * longest) * 0.72 * 6) / lettersWidth('0'.repeat(longest)),
  )
  const balls = shown.map((number, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, shown.length - row * perRow)
    const x = WIDTH / 2 + ((index % perRow) - (inRow - 1) / 2) * cell
    const y = HEIGHT / 2 + (row - (rowCount - 1) / 2) * rowHeight
    const radius = Math.min(cell, rowHeight) * 0.44
    const ground =
      longest > 2
        ? rect(x - cell * 0.46, y - rowHeight * 0.42, cell * 0.92, rowHeight * 0.84, 18, EGGSHELL)
        : disc(x, y, radius, EGGSHELL)
    return ground + letters(number.toUpperCase(), x, y, tall, { colour: LACQUER, weight: 0.9 })
  })
  const ground = oklch(0.25, 0.05, 32)
  return picture(
    WIDTH,
    HEIGHT,
    path(`M0 0h${WIDTH}v${HEIGHT}H0z`, ground) +
      `<g fill="none" stroke="${GOLD}" stroke-width="4">${rect(24, 24, WIDTH - 48, HEIGHT - 48, 22)}</g>` +
      `<g stroke-linecap="round" stroke-linejoin="round">${balls.join('')}</g>`,
  )
}
