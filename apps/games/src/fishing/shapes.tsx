import { circle, type Drawing, line, path, rounded } from '../frame/drawing.tsx'

/*
 * Aquatic animals on 120 x 80 canvases, facing right, in the style of lacquer inlay: flat tones with
 * a contour. Colours are CSS colours.
 */

export interface Paint {
  readonly body: string
  readonly light: string
  readonly fin: string
}

const CONTOUR = {
  stroke: 'var(--contour)',
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const
const shape = (d: string, fill: string) => path(d, fill, CONTOUR)
const eye = (x: number, y: number, r = 4) => [
  circle(x, y, r, 'oklch(0.97 0.01 85)', CONTOUR),
  circle(x + 0.8, y, r * 0.5, 'var(--contour)'),
]

export interface FishForm {
  /** Half the body's length, and its height. */
  readonly length: number
  readonly height: number
  readonly stripes?: number
  readonly scales?: boolean
  readonly spines?: boolean
  readonly whiskers?: boolean
  readonly lamps?: boolean
  readonly shark?: boolean
}

export function fish({ body, light, fin }: Paint, form: FishForm): Drawing {
  const { length: l, height: h } = form
  const x = 64
  const top = form.shark ? 1.9 : 1.35
  const half = (side: 1 | -1) =>
    `C${rounded(x + l * 0.6)} ${40 + side * h} ${rounded(x - l * 0.4)} ${40 + side * h} ${x - l} 40`
  const outline = `M${x + l} 40${half(-1)}C${rounded(x - l * 0.4)} ${40 + h} ${rounded(x + l * 0.6)} ${40 + h} ${x + l} 40Z`
  const stripes = Array.from({ length: form.stripes ?? 0 }, (_, index) => {
    const at = l * (0.35 - index * 0.32)
    const reach = rounded(h * 0.68 * (1 - (at / l) ** 2))
    return line(`M${rounded(x + at)} ${40 - reach}q3 ${reach} 0 ${reach * 2}`, fin, 4.5)
  })
  const scales = [-0.55, -0.25, 0.05, 0.3].flatMap((part) =>
    [-0.3, 0, 0.3].map((row) => line(`M${rounded(x + l * part)} ${rounded(40 + h * row - 5)}q6 5 0 10`, light, 1.6)),
  )
  const spines = [-0.5, -0.25, 0, 0.25].map((part) =>
    line(
      `M${rounded(x + l * part)} ${rounded(40 - h * 0.5)}l-8 ${-h * 0.8}M${rounded(x + l * part)} ${rounded(40 + h * 0.5)}l-8 ${h * 0.7}`,
      fin,
      2.6,
    ),
  )
  return [
    form.spines
      ? spines
      : shape(
          `M${rounded(x + l * 0.3)} ${rounded(40 - h * 0.6)}Q${rounded(x - l * 0.2)} ${rounded(40 - h * top)} ${rounded(x - l * 0.6)} ${rounded(40 - h * 0.4)}Z`,
          fin,
        ),
    shape(
      `M${x - l + 5} 40L${x - l - 17} ${rounded(40 - h * 0.85)}Q${x - l - 7} 40 ${x - l - 17} ${rounded(40 + h * 0.85)}Z`,
      fin,
    ),
    shape(outline, body),
    path(`M${x + l - 1} 41${half(1)}Q${x} ${rounded(40 + h * 0.35)} ${x + l - 1} 41Z`, light),
    stripes,
    form.scales ? scales : '',
    form.lamps ? [-0.5, -0.2, 0.1].map((part) => circle(x + l * part, 40 + h * 0.25, 2.6, 'oklch(0.9 0.12 180)')) : '',
    shape(
      `M${rounded(x + l * 0.2)} ${rounded(40 + h * 0.2)}q-12 2 -15 ${rounded(h * 0.5)}q13 0 19 ${rounded(-h * 0.35)}Z`,
      fin,
    ),
    line(
      `M${rounded(x + l * 0.48)} ${rounded(40 - h * 0.36)}q-6 ${rounded(h * 0.36)} 0 ${rounded(h * 0.68)}`,
      'var(--contour)',
      1.6,
    ),
    form.whiskers ? line(`M${x + l - 3} 42q10 4 9 14M${x + l - 5} 44q4 6 0 14`, body, 2.2) : '',
    eye(x + l * 0.68, 40 - h * 0.16),
  ]
}

const SERPENT = 'M10 52C24 18 40 20 52 42S78 66 88 44Q92 34 100 34'

/** An eel, a serpent or, with a crest, a dragon. */
export function serpent({ body, light, fin }: Paint, crest: boolean): Drawing {
  const horns = line('M100 24q-4 -10 -14 -12M106 24q2 -10 -4 -15', fin, 3)
  const crests = [shape('M24 28L30 8L38 24L46 12L52 34Z', fin), shape('M64 56L70 70L78 58L86 66L86 50Z', fin)]
  return [
    crest ? crests : '',
    line(SERPENT, 'var(--contour)', 17),
    line(SERPENT, body, 13.5),
    line(SERPENT, light, 6, { strokeDasharray: '1 9' }),
    crest ? horns : '',
    shape('M92 28Q104 20 114 30Q118 36 112 42Q102 48 92 42Z', body),
    line('M114 36q-6 3 -12 1', 'var(--contour)', 1.8),
    eye(105, 30, 3.6),
  ]
}

export function ray({ body, light, fin }: Paint, horned: boolean): Drawing {
  return [
    line('M34 40Q18 36 4 44', 'var(--contour)', 5),
    line('M34 40Q18 36 4 44', fin, 2.6),
    shape('M108 40Q90 34 66 6Q58 24 30 36Q26 40 30 44Q58 56 66 74Q90 46 108 40Z', body),
    horned ? shape('M104 36q10 -6 12 -2q-2 4 -9 6q7 2 9 6q-2 4 -12 -2Z', fin) : '',
    path('M92 40Q76 34 66 18Q62 32 48 40Q62 48 66 62Q76 46 92 40Z', light),
    [50, 60, 72].map((x, index) => circle(x, 40 + (index - 1) * 7, 2.4, fin)),
    eye(96, 35, 3),
    eye(96, 45, 3),
  ]
}

export function turtle({ body, light, fin }: Paint): Drawing {
  return [
    shape('M72 22Q86 4 96 8Q94 20 82 28Z', light),
    shape('M72 58Q86 76 96 72Q94 60 82 52Z', light),
    shape('M32 24Q20 14 14 18Q16 28 28 32Z', light),
    shape('M32 56Q20 66 14 62Q16 52 28 48Z', light),
    shape('M88 32Q106 26 112 40Q106 54 88 48Z', light),
    <ellipse key="shell" cx={58} cy={40} rx={36} ry={27} fill={body} {...CONTOUR} />,
    line(
      'M58 24l14 8v16l-14 8l-14 -8v-16ZM58 24V14M72 32l12 -6M72 48l12 6M58 56V66M44 48l-12 6M44 32l-12 -6',
      fin,
      2.6,
    ),
    eye(103, 36, 3),
  ]
}

export function crab({ body, light, fin }: Paint): Drawing {
  const legs = [-1, 1].map((side) =>
    [0, 1, 2].map((leg) =>
      line(`M${60 + side * 24} ${48 + leg * 5}q${side * 16} ${-4 + leg * 5} ${side * 20} ${10 + leg * 4}`, fin, 4),
    ),
  )
  const claw = (side: 1 | -1) => [
    line(`M${60 + side * 24} 40q${side * 14} -4 ${side * 16} -14`, fin, 5.5),
    shape(
      `M${60 + side * 40} 28q${side * -12} -12 ${side * 2} -24q${side * 2} 8 ${side * 5} 9q${side * 3} -4 ${side * 4} -8q${side * 8} 16 ${side * -11} 23Z`,
      body,
    ),
  ]
  return [
    legs,
    claw(-1),
    claw(1),
    shape('M60 26Q94 26 92 46Q86 66 60 66Q34 66 28 46Q26 26 60 26Z', body),
    line('M42 52q18 10 36 0', light, 3),
    circle(46, 40, 3, light),
    circle(74, 40, 3, light),
    circle(60, 36, 3, light),
    line('M52 27v-8M68 27v-8', fin, 3),
    eye(52, 17),
    eye(68, 17),
  ]
}

export function frog({ body, light, fin }: Paint): Drawing {
  const leg = (y: number, side: 1 | -1) =>
    shape(
      `M44 ${y}q-16 ${side * 6} -24 ${side * 2}q-6 ${side * 16} 12 ${side * 16}q-14 ${side * 4} -18 ${side * 12}q20 ${side * 2} 38 ${side * -14}Z`,
      body,
    )
  return [
    leg(50, 1),
    shape('M76 58q10 6 8 16q10 0 12 -6q-4 -8 -8 -14Z', body),
    shape('M30 50Q34 20 72 18Q106 20 110 42Q108 62 70 64Q36 66 30 50Z', body),
    path('M108 46Q100 62 70 63Q44 63 36 56Q70 58 108 46Z', light),
    circle(50, 34, 3.4, fin),
    circle(62, 28, 2.6, fin),
    circle(60, 42, 3, fin),
    line('M110 42Q98 50 82 47', 'var(--contour)', 1.8),
    circle(88, 18, 9, body, CONTOUR),
    eye(89, 17, 5),
  ]
}

/** A round fish: an anglerfish with a lure, otherwise a puffer with spines. */
export function round({ body, light, fin }: Paint, lure: boolean): Drawing {
  const spines = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return line(
      `M${rounded(62 + 27 * c)} ${rounded(40 + 26 * s)}L${rounded(62 + 35 * c)} ${rounded(40 + 34 * s)}`,
      fin,
      2.6,
    )
  })
  return [
    shape('M36 40L14 26Q20 40 14 54Z', fin),
    lure ? [line('M62 16Q74 -2 98 12', fin, 2.6), circle(99, 14, 5.5, 'oklch(0.92 0.14 100)', CONTOUR)] : spines,
    circle(62, 40, 28, body, CONTOUR),
    path('M89 46A28 28 0 0 1 36 50Q62 62 89 46Z', light),
    lure
      ? [
          shape('M90 44Q76 40 66 50Q76 58 86 54Z', 'var(--contour)'),
          path('M70 47l3 5l3 -7ZM79 44l2 5l4 -5ZM74 54l2 -5l3 6Z', 'oklch(0.97 0.01 85)'),
        ]
      : line('M90 42q-5 4 -10 1', 'var(--contour)', 1.8),
    shape('M52 44q-12 4 -12 14q14 0 18 -10Z', fin),
    eye(76, 31, 4.6),
  ]
}

/** A squid, or a kraken with more and longer arms. */
export function squid({ body, light, fin }: Paint, giant: boolean): Drawing {
  const ends = giant ? [4, 15, 27, 40, 53, 65, 76] : [16, 28, 40, 52, 64]
  const arms = ends.map((end, index) => {
    const from = 40 + (index - (ends.length - 1) / 2) * 4
    const curl = end < 40 ? -9 : 9
    const d = `M66 ${from}C48 ${rounded(from + (end - 40) * 0.4)} 40 ${end} 22 ${end}q-12 ${-curl * 0.2} -14 ${-curl}q2 -4 6 ${-curl * 0.2}`
    return [line(d, 'var(--contour)', 6.6), line(d, body, 3.8)]
  })
  return [
    arms,
    shape('M92 30Q100 6 118 24Q114 32 106 36Z', fin),
    shape('M92 50Q100 74 118 56Q114 48 106 44Z', fin),
    shape('M58 40Q60 24 78 23Q100 26 117 40Q100 54 78 57Q60 56 58 40Z', body),
    path('M66 47Q84 56 110 42Q86 50 66 47Z', light),
    [86, 95, 104].map((x) => circle(x, 36, 2.4, light)),
    eye(71, 35, giant ? 6 : 5),
  ]
}

export function whale({ body, light, fin }: Paint): Drawing {
  return [
    shape('M22 40Q8 34 4 18Q18 20 26 32Q30 20 40 18Q38 32 30 42Z', fin),
    shape('M22 36Q40 38 58 24Q96 12 114 36Q116 60 84 64Q44 66 22 36Z', body),
    path('M113 44Q110 62 84 63Q62 64 46 54Q84 58 113 44Z', light),
    line('M104 52Q92 58 78 58M98 58Q88 62 74 61', 'var(--contour)', 1.4),
    shape('M70 52Q60 70 48 72Q52 60 58 50Z', fin),
    circle(72, 34, 3, light),
    circle(60, 38, 2.4, light),
    circle(82, 28, 2.6, light),
    eye(98, 38, 3.4),
  ]
}

export function nautilus({ body, light, fin }: Paint): Drawing {
  const arms = [44, 50, 56, 62].map((y) => line(`M80 ${y}q16 ${y - 52} 30 ${y - 50}`, fin, 3.6))
  return [
    arms,
    shape('M88 52Q96 34 84 20Q70 4 46 10Q22 18 22 42Q24 68 52 72Q78 72 88 52Z', body),
    line(
      'M88 52Q64 56 52 46Q44 36 54 32Q64 32 62 42M84 20Q70 24 66 34M46 10Q44 22 52 32M22 42Q36 34 46 40M36 66Q42 54 50 48',
      light,
      3,
    ),
    shape('M88 52Q78 70 60 71Q74 62 74 53Z', fin),
    eye(82, 58, 4),
  ]
}
