import { circle, type Drawing, DrawingSheet, line, transformed, path, rounded } from '../frame/drawing.tsx'
import type { GameLook } from '../theme/game-look.ts'
import './symbols.css'

/*
 * Slot symbols on 100 x 100 canvases in the style of lacquer inlay: flat tones, gold contours, eggshell
 * flecks. Colours are custom properties set by the theme.
 */

const ink = (name: string) => `var(--ink-${name})`
const disc = (x: number, y: number, r: number, fill: string) => circle(x, y, r, ink(fill))
const shape = (d: string, fill: string, style?: Parameters<typeof path>[2]) => path(d, ink(fill), style)
const stroke = (d: string, color: string, width = 2) => line(d, ink(color), width)
const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, transform?: string) => (
  <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={ink(fill)} transform={transform} />
)
/** Repeats a part around the centre. */
const turned = (count: number, part: Drawing, middle = '50 50') =>
  Array.from({ length: count }, (_, index) => transformed(`rotate(${rounded((360 / count) * index)} ${middle})`, part))

function starPath(points: number, outer: number, inner: number, y = 50): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${rounded(50 + radius * Math.cos(angle))} ${rounded(y + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function lychee(): Drawing {
  const bumps = (x: number, y: number, r: number) =>
    [0.38, 0.75].flatMap((part, ring) =>
      Array.from({ length: ring === 0 ? 5 : 11 }, (_, index) => {
        const angle = (2 * Math.PI * index) / (ring === 0 ? 5 : 11) + ring
        return disc(rounded(x + r * part * Math.cos(angle)), rounded(y + r * part * Math.sin(angle)), 2.6, 'red-deep')
      }),
    )
  return [
    stroke('M36 40C40 24 50 16 60 12M62 40C62 28 60 20 60 12', 'brown', 3.5),
    shape('M60 13C72 4 86 8 92 20C80 26 66 24 60 13Z', 'green'),
    stroke('M62 14C72 15 82 17 90 20', 'green-deep', 1.5),
    disc(34, 60, 25, 'red'),
    ...bumps(34, 60, 25),
    disc(67, 63, 24, 'shell'),
    shape('M43 63A24 24 0 0 0 91 63C86 70 82 63 77 69C72 75 68 66 62 70C56 74 50 66 43 63Z', 'red'),
    shape('M58 53C58 45 70 42 76 49C72 51 64 52 58 53Z', 'white'),
    disc(54, 78, 2.4, 'red-deep'),
    disc(64, 81, 2.4, 'red-deep'),
    disc(74, 79, 2.4, 'red-deep'),
    stroke('M14 52A25 25 0 0 1 30 36', 'shell', 2),
  ]
}

function starfruit(): Drawing {
  return [
    shape(starPath(5, 44, 22, 52), 'citrus', { stroke: ink('citrus'), strokeWidth: 6, strokeLinejoin: 'round' }),
    shape(starPath(5, 36, 17, 52), 'citrus-deep'),
    shape(starPath(5, 32, 14, 52), 'citrus-light'),
    turned(5, oval(50, 37, 2.6, 5.2, 'brown'), '50 52'),
    disc(50, 52, 3.4, 'citrus-deep'),
  ]
}

function jade(): Drawing {
  return [
    shape('M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8ZM50 36A14 14 0 1 0 50 64A14 14 0 1 0 50 36Z', 'green', {
      fillRule: 'evenodd',
    }),
    shape('M50 8A42 42 0 0 1 79.7 79.7A42 42 0 0 0 20.3 20.3A42 42 0 0 1 50 8Z', 'green-light'),
    stroke('M50 15A35 35 0 1 1 49.9 15', 'green-deep', 1.8),
    stroke('M50 31A19 19 0 1 1 49.9 31', 'green-deep', 1.8),
    turned(8, stroke('M44 24C44 19 52 18 53 23C54 27 48 28 48 25M53 23C57 21 59 23 60 26', 'green-deep', 2)),
    stroke('M21 35A33 33 0 0 1 36 20', 'white', 3),
  ]
}

function pearl(): Drawing {
  const rib = 'M50 86L41 34A9.2 9.2 0 0 1 59 34Z'
  const ribs = Array.from({ length: 7 }, (_, index) => {
    const contour = { stroke: ink('nacre-deep'), strokeWidth: 1.6, strokeLinejoin: 'round' } as const
    const transform = `rotate(${(index - 3) * 17.5} 50 86)`
    return shape(rib, index % 2 ? 'nacre-light' : 'nacre', { ...contour, transform })
  })
  return [
    shape('M32 80H68L63 93C56 96 44 96 37 93Z', 'nacre-deep'),
    ...ribs,
    disc(50, 65, 18, 'nacre-deep'),
    disc(50, 64, 17, 'white'),
    shape('M50 81A17 17 0 0 0 66 58C65 69 57 76 46 76C41 76 37 74 34 70C37 77 43 81 50 81Z', 'shell-deep'),
    oval(44, 57, 5, 3.2, 'shell', 'rotate(-30 44 57)'),
  ]
}

function lotus(): Drawing {
  const petal = (fill: string, width: number, top: number) =>
    shape(
      `M50 80C${50 - width} 66 ${50 - width * 0.8} ${top + 16} 50 ${top}C${50 + width * 0.8} ${top + 16} ${50 + width} 66 50 80Z`,
      fill,
    )
  const vein = stroke('M50 70V34', 'rose-deep', 1.2)
  const turn = (angle: number, ...parts: Drawing[]) => transformed(`rotate(${angle} 50 80)`, ...parts)
  return [
    shape('M6 78C20 70 80 70 94 78C82 94 18 94 6 78Z', 'green'),
    stroke('M50 74V90M50 76C38 80 26 82 16 80M50 76C62 80 74 82 84 80', 'green-deep', 1.5),
    turn(-64, petal('rose-deep', 15, 26)),
    turn(64, petal('rose-deep', 15, 26)),
    turn(-42, petal('rose', 17, 18)),
    turn(42, petal('rose', 17, 18)),
    turn(-21, petal('rose-deep', 18, 14), vein),
    turn(21, petal('rose-deep', 18, 14), vein),
    petal('rose', 19, 10),
    petal('shell', 11, 34),
    stroke('M50 66V46M45 68C44 62 44 58 45 52M55 68C56 62 56 58 55 52', 'gold-deep', 1.6),
    disc(50, 45, 2, 'gold'),
    disc(45, 51, 2, 'gold'),
    disc(55, 51, 2, 'gold'),
  ]
}

function carp(): Drawing {
  const scales = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const [x, y] = [rounded(34 + column * 9 + row * 1), rounded(64 - column * 9 - row * 8 + 4)]
      return `M${x - 5} ${y - 3}A6 6 0 0 0 ${x + 4} ${y + 5}`
    }),
  )
  return [
    shape('M30 66C16 64 8 72 6 86C16 82 22 82 26 84C26 90 30 95 40 96C44 84 42 74 36 68Z', 'gold'),
    stroke('M28 72C20 74 14 79 10 84M31 74C31 80 33 88 37 92', 'gold-deep', 1.6),
    shape('M62 18C46 8 28 14 20 32C28 34 32 38 34 44Z', 'gold'),
    stroke('M54 20C44 16 34 19 27 30M50 26C42 24 36 28 31 35', 'gold-deep', 1.5),
    shape('M60 62C66 68 76 68 82 62C78 56 72 52 66 52Z', 'gold'),
    shape('M88 22C74 10 48 18 36 40C29 53 28 62 30 72C42 73 58 68 70 56C84 42 94 30 88 22Z', 'red'),
    shape('M89 26C80 40 60 60 30 72C42 73 58 68 70 56C82 44 91 34 89 26Z', 'shell'),
    stroke(scales.join(''), 'red-deep', 1.8),
    stroke('M68 20C66 30 70 40 79 45', 'red-deep', 2.2),
    disc(78, 27, 4.6, 'shell'),
    disc(79, 27, 2.4, 'night'),
    stroke('M89 29C93 32 94 36 93 41M86 34C88 38 88 42 86 46', 'gold', 1.8),
  ]
}

function drum(): Drawing {
  const ring = (r: number, color: string, strokeWidth: number, strokeDasharray = 'none') =>
    circle(50, 50, r, 'none', { stroke: ink(color), strokeWidth, strokeDasharray })
  return [
    disc(50, 50, 44, 'bronze-deep'),
    disc(50, 50, 41, 'bronze'),
    ring(37, 'bronze-deep', 1.4),
    ring(33.7, 'bronze-deep', 3.4, '1.9 3.982'),
    ring(30.5, 'bronze-deep', 1.4),
    turned(10, stroke('M45 24C47 20.6 51 21 52 23.4L56 22.4M45 24L43 26.6', 'night', 1.8)),
    ring(24, 'bronze-deep', 1.4),
    shape(starPath(12, 22, 8), 'gold'),
    disc(50, 50, 6.5, 'bronze-deep'),
    disc(50, 50, 3.6, 'gold'),
    stroke('M12 38A40 40 0 0 1 34 13', 'shell', 1.8),
  ]
}

function mask(): Drawing {
  const both = (...parts: Drawing[]) => [...parts, transformed('translate(100 0) scale(-1 1)', ...parts)]
  return [
    both(disc(14, 52, 7, 'gold'), disc(14, 52, 3, 'red-deep')),
    shape('M50 10C74 10 86 26 85 47C84 70 68 92 50 92C32 92 16 70 15 47C14 26 26 10 50 10Z', 'shell'),
    shape('M50 10C74 10 86 26 85 47C76 38 62 42 53 56H47C38 42 24 38 15 47C14 26 26 10 50 10Z', 'red'),
    both(
      shape('M45 46C40 34 28 28 19 32C24 34 25 36 25 39C33 37 39 40 45 46Z', 'night'),
      shape('M22 51C28 44 38 45 43 53C36 58 27 58 22 51Z', 'white'),
      disc(33, 51.5, 3.8, 'night'),
      stroke('M22 51C28 44 38 45 43 53', 'night', 2.2),
      stroke('M24 66C30 62 36 66 34 71C32 75 27 73 28 70', 'red', 2.4),
    ),
    shape('M47 56H53L57 68C54 71 46 71 43 68Z', 'shell-deep'),
    shape('M36 78C42 74 47 77 50 75C53 77 58 74 64 78C60 86 40 86 36 78Z', 'red'),
    stroke('M37 78.5C44 81 56 81 63 78.5', 'night', 1.8),
    shape('M50 14L57 26L50 38L43 26Z', 'gold'),
    shape('M50 20L53.5 26L50 32L46.5 26Z', 'red-deep'),
  ]
}

function seal(): Drawing {
  const corner = stroke('M22 42V22H42M29 42V29H42M36 42V36H42', 'red-deep', 3)
  return [
    shape('M8 13L30 9L52 11L74 8L92 11L90 34L93 56L90 78L91 91L68 90L44 93L24 90L9 92L11 68L8 48L10 28Z', 'gold'),
    shape('M8 13L30 9L52 11L34 34L11 46L10 28ZM93 56L90 78L91 91L68 90L74 70Z', 'gold-light'),
    stroke('M16 16H84V84H16Z', 'red-deep', 2.4),
    turned(4, corner),
    shape(starPath(8, 17, 8), 'red'),
    disc(50, 50, 4.4, 'gold-light'),
  ]
}

function lantern(): Drawing {
  return [
    stroke('M50 4V14', 'gold', 3),
    shape('M37 12H63L60 20H40Z', 'gold'),
    oval(50, 46, 38, 28, 'red'),
    oval(50, 46, 25, 28, 'ember'),
    oval(50, 46, 11, 28, 'ember-light'),
    stroke('M50 18C12 24 12 68 50 74C88 68 88 24 50 18M50 18C32 26 32 66 50 74C68 66 68 26 50 18', 'red-deep', 1.6),
    stroke('M13 40C32 44 68 44 87 40M13 53C32 56 68 56 87 53', 'gold', 1.4),
    shape('M40 72H60L62 79H38Z', 'gold'),
    stroke('M42 80V92M47 80V97M53 80V97M58 80V92', 'red', 2.4),
    disc(50, 82, 4, 'gold-deep'),
  ]
}

const DRAWINGS: Readonly<Record<string, () => Drawing>> = {
  lychee,
  starfruit,
  jade,
  pearl,
  lotus,
  carp,
  drum,
  mask,
  seal,
  lantern,
}

export const DRAWN_SYMBOLS: readonly string[] = Object.keys(DRAWINGS)

/** Symbols of the game's theme, or the default ones. */
export function SymbolSheet({ ids, look = null }: { ids: readonly string[]; look?: GameLook | null }) {
  if (look) {
    return (
      <svg className="sheet" width="0" height="0" aria-hidden="true">
        {ids.map((id) => (
          <symbol
            key={id}
            id={`symbol-${id}`}
            viewBox="-112 -112 224 224"
            dangerouslySetInnerHTML={{ __html: look.symbols[id] ?? '' }}
          />
        ))}
      </svg>
    )
  }
  return <DrawingSheet prefix="symbol-" viewBox="0 0 100 100" drawings={DRAWINGS} ids={ids} />
}

/** A symbol of the sheet; hidden from assistive technology without a name. */
export function SymbolPicture({ id, name }: { id: string; name?: string }) {
  const label = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <svg viewBox="0 0 100 100" {...label}>
      <use href={`#symbol-${id}`} />
    </svg>
  )
}
