import { randomInt } from 'node:crypto'

export const PUZZLE_WIDTH = 300
const HEIGHT = 150
const SIZE = 44

/** A square with a tab, such as puzzles have. */
const shape = (x: number, y: number) => `M${x} ${y}h16a8 8 0 1 1 12 0h16v16a8 8 0 1 1 0 12v16h-${SIZE}z`

/** Pictures of a puzzle as data URLs: hills with a gap at `x`, and the piece that was taken out. */
export function drawPuzzle(x: number): {
  background: string
  piece: string
  width: number
  height: number
  size: number
  y: number
} {
  const y = randomInt(30, HEIGHT - SIZE - 20)
  const hue = randomInt(360)
  const hills = Array.from({ length: 3 }, (_, row) => {
    const top = 40 + row * 32
    const points = Array.from({ length: 7 }, (_hill, index) => `L${index * 50} ${top + randomInt(-16, 17)}`).join('')
    return `<path d="M0 ${HEIGHT}${points}L${PUZZLE_WIDTH} ${HEIGHT}z" fill="hsl(${(hue + row * 24) % 360} 42% ${62 - row * 14}%)"/>`
  }).join('')
  const scene = `<rect width="${PUZZLE_WIDTH}" height="${HEIGHT}" fill="hsl(${(hue + 180) % 360} 60% 86%)"/>${hills}`
  const picture = (width: number, view: string, content: string) =>
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="${view}">${content}</svg>`,
    )}`
  return {
    background: picture(
      PUZZLE_WIDTH,
      `0 0 ${PUZZLE_WIDTH} ${HEIGHT}`,
      `${scene}<path d="${shape(x, y)}" fill="#0009" stroke="#fff" stroke-width="1.5"/>`,
    ),
    piece: picture(
      SIZE + 8,
      `${x} 0 ${SIZE + 8} ${HEIGHT}`,
      `<clipPath id="c"><path d="${shape(x, y)}"/></clipPath><g clip-path="url(#c)">${scene}</g><path d="${shape(x, y)}" fill="none" stroke="#fff" stroke-width="2"/>`,
    ),
    width: PUZZLE_WIDTH,
    height: HEIGHT,
    size: SIZE,
    y,
  }
}
