import { oklch } from './color.ts'
import { path } from './svg.ts'

/** Warm black lacquer: the darkest ground, and the seam between two inlaid pieces. */
export const LACQUER = oklch(0.17, 0.014, 40)
export const EGGSHELL = oklch(0.93, 0.022, 85)
const VERMILION = oklch(0.6, 0.19, 33)
/** The red of combs, crowns and lips, whatever the tone. */
export const CINNABAR = oklch(0.57, 0.175, 32)
export const LEAF = oklch(0.56, 0.09, 155)
export const GOLD = oklch(0.83, 0.135, 85)

/** Gold leaf, laid in squares that never quite match. Paint with `url(#G)`. */
export const GOLD_LEAF = inlay('G', 64, [
  path('M0 0h64v64H0z', GOLD),
  path('M0 22L26 10l12 30L8 52zM44 0l20 6v30L40 30z', oklch(0.79, 0.133, 82)),
  path('M30 44l26-8 8 28H34z', oklch(0.87, 0.115, 89)),
])

const CRACKED_EGGSHELL = inlay('M', 36, [
  path('M0 0h36v36H0z', EGGSHELL),
  path('M8 12l6-8 11 6-2 9-4 7-9-4z', oklch(0.965, 0.012, 85)),
  path(
    'M0 9l8 3 6-8 3-4M8 12l2 10-10 5M10 22l9 4-2 10M14 4l11 6 11-1M25 10l-2 9 13 8M23 19l-4 7',
    'none',
    ` stroke="${oklch(0.7, 0.04, 70)}"`,
  ),
])

const MOTHER_OF_PEARL = inlay('M', 48, [
  path('M0 0h48v48H0z', oklch(0.86, 0.035, 195)),
  path('M0 0h20l6 18L0 24zM30 30l18-6v24H24z', oklch(0.87, 0.04, 335)),
  path('M20 0h28v12L26 18zM0 34l14-4 10 18H0z', oklch(0.92, 0.035, 150)),
  path('M26 18l12-3 10 9-18 6z', oklch(0.8, 0.055, 245)),
])

function inlay(id: string, size: number, shapes: string[]): string {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${shapes.join('')}</pattern>`
}

/** Colours of a motif, as hex or a reference to the material's pattern. */
export interface Tone {
  /** Lightness of the main piece, 0 to 1; backgrounds must contrast with it. */
  lightness: number
  main: string
  deep: string
  pale: string
  accent: string
  /** SVG definition of the material's pattern, if any. */
  definition: string
}

type Lch = readonly [lightness: number, chroma: number, hue: number]

function lacquerTone(main: Lch, deep: Lch, pale: Lch, accent: string): Tone {
  return {
    lightness: main[0],
    main: oklch(...main),
    deep: oklch(...deep),
    pale: oklch(...pale),
    accent,
    definition: '',
  }
}

function inlayTone(definition: string, deep: Lch, accent: string): Tone {
  return { lightness: 0.92, main: 'url(#M)', deep: oklch(...deep), pale: oklch(0.97, 0.012, 85), accent, definition }
}

/** The materials of a lacquer painter: pigments, cracked eggshell and mother-of-pearl. */
export const TONES = {
  vermilion: lacquerTone([0.6, 0.19, 33], [0.44, 0.15, 30], [0.76, 0.12, 45], EGGSHELL),
  oxblood: lacquerTone([0.44, 0.14, 25], [0.32, 0.1, 24], [0.62, 0.15, 30], oklch(0.87, 0.05, 75)),
  persimmon: lacquerTone([0.7, 0.155, 52], [0.52, 0.135, 42], [0.84, 0.1, 70], EGGSHELL),
  gold: lacquerTone([0.8, 0.13, 84], [0.62, 0.115, 70], [0.91, 0.085, 92], VERMILION),
  amber: lacquerTone([0.6, 0.11, 62], [0.42, 0.085, 52], [0.79, 0.1, 76], EGGSHELL),
  jade: lacquerTone([0.58, 0.1, 160], [0.4, 0.075, 165], [0.79, 0.085, 150], EGGSHELL),
  celadon: lacquerTone([0.81, 0.06, 150], [0.62, 0.07, 160], [0.93, 0.035, 125], VERMILION),
  teal: lacquerTone([0.55, 0.08, 210], [0.38, 0.065, 215], [0.78, 0.06, 200], oklch(0.87, 0.06, 70)),
  indigo: lacquerTone([0.46, 0.105, 265], [0.33, 0.09, 268], [0.7, 0.085, 255], EGGSHELL),
  plum: lacquerTone([0.47, 0.12, 350], [0.34, 0.095, 350], [0.74, 0.09, 355], oklch(0.9, 0.04, 110)),
  eggshell: inlayTone(CRACKED_EGGSHELL, [0.74, 0.05, 72], VERMILION),
  pearl: inlayTone(MOTHER_OF_PEARL, [0.6, 0.07, 225], oklch(0.5, 0.13, 350)),
} satisfies Record<string, Tone>

export type ToneName = keyof typeof TONES

/** All tones, in the order used by games without a preference. */
export const TONE_NAMES = Object.keys(TONES) as ToneName[]
