import { disc, path, polar, star } from '@playhouse/shared/art/svg.ts'
import type { SceneName } from '@playhouse/shared/art/theme.ts'

/** Colours of a backdrop, hex. */
export interface BackdropPaint {
  base: string
  second: string
  seam: string
}

/** The stage behind a motif, for a tile of 240 by 320 with the motif about `x`, `y`. */
type Backdrop = (x: number, y: number, paint: BackdropPaint) => string

const wedges = (count: number, reach: number, from: number) =>
  Array.from({ length: count }, (_, index) => {
    const start = from + (index * 360) / count
    return `M0 0L${polar(reach, start)}L${polar(reach, start + 180 / count)}Z`
  }).join('')

const hill = (y: number, rise: number) => `M-10 ${y}Q60 ${y - rise} 120 ${y}T250 ${y - rise / 3}V330H-10Z`

export const BACKDROPS = {
  disc: (x, y, { base, seam }) => disc(x, y, 104, base, ` stroke="${seam}" stroke-width="3"`),
  rings: (x, y, { base, second, seam }) =>
    disc(x, y, 150, base, ` stroke="${seam}" stroke-width="3"`) +
    disc(x, y, 118, second, ` stroke="${seam}" stroke-width="3"`) +
    disc(x, y, 84, base, ` stroke="${seam}" stroke-width="3"`),
  niche: (_, __, { base, second, seam }) =>
    path('M10 320V118A110 106 0 0 1 230 118V320Z', second, ` stroke="${seam}" stroke-width="3"`) +
    path('M24 320V120A96 92 0 0 1 216 120V320Z', base, ` stroke="${seam}" stroke-width="3"`),
  ogee: (_, __, { base, second, seam }) =>
    path('M8 320V150C8 70 100 80 120 8C140 80 232 70 232 150V320Z', second, ` stroke="${seam}" stroke-width="3"`) +
    path('M24 320V154C24 88 106 96 120 40C134 96 216 88 216 154V320Z', base, ` stroke="${seam}" stroke-width="3"`),
  rays: (x, y, { base, second }) =>
    path('M0 0h240v320H0z', base) + path(wedges(12, 380, 4), second, ` transform="translate(${x} ${y})"`),
  slope: (_, __, { base, second, seam }) =>
    path('M0 210L240 60V320H0Z', base, ` stroke="${seam}" stroke-width="3"`) +
    path('M0 286L240 136V160L0 310Z', second),
  band: (_, __, { base, second, seam }) =>
    path('M-10 250L250 30V170L-10 330Z', second, ` stroke="${seam}" stroke-width="3"`) +
    path('M-10 264L250 46V152L-10 314Z', base),
  hills: (_, y, { base, second, seam }) =>
    path(hill(y - 20, 70), second, ` stroke="${seam}" stroke-width="3"`) +
    path(hill(y + 50, -60), base, ` stroke="${seam}" stroke-width="3"`),
  columns: (_, __, { base, second, seam }) =>
    path('M0 0h240v320H0z', base) +
    path('M0 0h40v320H0zM80 0h40v320H80zM160 0h40v320h-40z', second) +
    path('M0 286h240v34H0z', seam),
  lozenge: (x, y, { base, second, seam }) =>
    path(
      `M${x} ${y - 178}L${x + 142} ${y}L${x} ${y + 178}L${x - 142} ${y}Z`,
      second,
      ` stroke="${seam}" stroke-width="3"`,
    ) +
    path(
      `M${x} ${y - 150}L${x + 120} ${y}L${x} ${y + 150}L${x - 120} ${y}Z`,
      base,
      ` stroke="${seam}" stroke-width="3"`,
    ),
  tray: (_, __, { base, second, seam }) =>
    `<rect x="14" y="14" width="212" height="292" rx="26" fill="${second}" stroke="${seam}" stroke-width="3"/>` +
    `<rect x="26" y="26" width="188" height="268" rx="18" fill="${base}" stroke="${seam}" stroke-width="3"/>`,
  field: () => '',
  stars: (_, __, { base, second }) =>
    path('M0 0h240v320H0z', base) +
    [
      [36, 44, 15],
      [204, 30, 11],
      [120, 22, 8],
      [22, 150, 9],
      [218, 128, 16],
      [26, 250, 13],
      [196, 214, 8],
      [92, 296, 10],
      [216, 292, 12],
    ]
      .map(([x, y, r]) => path(star(4, [r as number, (r as number) / 3]), second, ` transform="translate(${x} ${y})"`))
      .join(''),
  waves: (_, __, { base, second, seam }) =>
    [0, 1, 2, 3]
      .map((row) =>
        path(
          `M${row % 2 ? -40 : 0} ${206 + row * 34}q20-26 40 0t40 0t40 0t40 0t40 0t40 0t40 0V330H-40Z`,
          row % 2 ? second : base,
          ` stroke="${seam}" stroke-width="3"`,
        ),
      )
      .join(''),
} satisfies Record<SceneName, Backdrop>

export type BackdropName = SceneName

export const BACKDROP_NAMES = Object.keys(BACKDROPS) as BackdropName[]
