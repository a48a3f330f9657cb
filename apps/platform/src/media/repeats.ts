import { line, path, star } from '@playhouse/shared/art/svg.ts'

/** One repeat of a pattern: its size and its figure in two tones. */
export interface Repeat {
  width: number
  height: number
  draw(ground: string, figure: string): string
}

const strokes = (d: string, figure: string, width = 2) => line(d, figure, width)

/** The twelve patterns by name. */
export const REPEATS = {
  waves: {
    width: 40,
    height: 20,
    draw: (ground, figure) =>
      `<g fill="${ground}" stroke="${figure}" stroke-width="1.6">${[0, 10, 20, 30, 40]
        .map((y) => {
          // Later rows overlap earlier ones, and every second row is shifted by half a wave.
          const crests = y % 20 === 0 ? [0, 40] : [20]
          return path(
            crests.map((x) => `M${x - 20} ${y}a20 20 0 0 1 40 0m-33 0a13 13 0 0 1 26 0m-19 0a6 6 0 0 1 12 0`).join(''),
          )
        })
        .join('')}</g>`,
  },
  scales: {
    width: 36,
    height: 36,
    draw: (_, figure) =>
      strokes('M0 0a18 18 0 0 0 36 0M-18 18a18 18 0 0 0 36 0a18 18 0 0 0 36 0', figure) +
      path('M12 0a6 6 0 0 0 12 0zM-6 18a6 6 0 0 0 12 0zM30 18a6 6 0 0 0 12 0z', figure),
  },
  lattice: {
    width: 36,
    height: 36,
    draw: (_, figure) =>
      strokes('M0 0L36 36M36 0L0 36', figure) + path('M18 10l8 8-8 8-8-8zM0 10l8 8-8 8zM36 10l-8 8 8 8z', figure),
  },
  lotus: {
    width: 48,
    height: 48,
    draw: (_, figure) => {
      const bloom =
        'c-7-5-8-15 0-24c8 9 7 19 0 24zm-3 0c-9 2-16-3-18-13c8-1 15 4 18 13zm6 0c9 2 16-3 18-13c-8-1-15 4-18 13z'
      return path(`M12 23${bloom}M36 47${bloom}`, figure)
    },
  },
  bamboo: {
    width: 44,
    height: 60,
    draw: (_, figure) =>
      path('M6 2h10v26H6zM6 32h10v26H6zM30 -12h8v28h-8zM30 20h8v28h-8zM30 52h8v28h-8z', figure) +
      path('M17 30c9-8 9-16 7-22c-6 6-8 13-7 22zM29 18c-5 8-9 9-11 9c1-5 5-8 11-9z', figure),
  },
  clouds: {
    width: 60,
    height: 40,
    draw: (_, figure) => {
      const curl = 'h26a8 8 0 0 0 0-16a11 11 0 0 0-20-3a7 7 0 0 0-8 10m8 1a5 5 0 1 1 5 4'
      return strokes(`M6 19${curl}M36 39${curl}M-24 39${curl}`, figure, 2.2)
    },
  },
  'drum-rings': {
    width: 64,
    height: 64,
    draw: (_, figure) =>
      `<g transform="translate(32 32)">${path(star(8, [9, 3]), figure)}<g fill="none" stroke="${figure}" stroke-width="2">` +
      `<circle r="13"/><circle r="19" stroke-width="4" stroke-dasharray="3 2.97"/><circle r="25"/><circle r="31"/></g></g>` +
      path('M0 -6l6 6-6 6zM64 -6l-6 6 6 6zM0 58l6 6-6 6zM64 58l-6 6 6 6z', figure),
  },
  fretwork: {
    width: 40,
    height: 40,
    draw: (_, figure) => strokes('M0 4H36V32H8V14H26V23H17M0 36H40M40 4H36', figure, 2.6),
  },
  feathers: {
    width: 32,
    height: 48,
    draw: (ground, figure) =>
      `<g fill="${ground}" stroke="${figure}" stroke-width="1.7">${[24, 0, -24]
        .map((y) => {
          const stems = y === 0 ? [16] : [0, 32]
          return path(
            stems
              .map((x) => `M${x} ${y}c-14 8-15 26 0 46c15-20 14-38 0-46zm0 10v36m-6-25l6 7l6-7m-12-9l6 7l6-7`)
              .join(''),
          )
        })
        .join('')}</g>`,
  },
  ripples: {
    width: 60,
    height: 24,
    draw: (_, figure) =>
      strokes('M0 4q15-8 30 0t30 0M0 12q15-8 30 0t30 0', figure, 1.6) + strokes('M0 20q15-8 30 0t30 0', figure, 4),
  },
  facets: {
    width: 48,
    height: 42,
    draw: (_, figure) =>
      path('M0 0L24 0L12 21zM24 42L12 21L36 21zM48 0L36 21L48 21z', figure) +
      path('M0 42L12 21L0 21zM24 0L36 21L48 0z', figure, ' opacity=".45"'),
  },
  tiles: {
    width: 44,
    height: 44,
    draw: (_, figure) =>
      path(
        'M22 22C12 18 8 12 8 8C12 8 18 12 22 22C26 12 32 8 36 8C36 12 32 18 22 22C32 26 36 32 36 36C32 36 26 32 22 22C18 32 12 36 8 36C8 32 12 26 22 22z',
        figure,
      ) +
      strokes(
        'M13 0A13 13 0 0 1 0 13M31 0A13 13 0 0 0 44 13M13 44A13 13 0 0 0 0 31M31 44A13 13 0 0 1 44 31',
        figure,
        3,
      ),
  },
} satisfies Record<string, Repeat>
