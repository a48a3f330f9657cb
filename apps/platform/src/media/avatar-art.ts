import { createBrush } from '@playhouse/shared/art/brush.ts'
import { oklch } from '@playhouse/shared/art/color.ts'
import { inlaid } from './game-art.ts'
import { LACQUER, TONES } from '@playhouse/shared/art/materials.ts'
import type { ToneName } from '@playhouse/shared/art/materials.ts'
import type { MotifName } from '@playhouse/shared/art/motif-library.ts'
import { MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import { PATTERN_NAMES, PATTERNS } from './patterns.ts'
import { pick, seededRandom } from './random.ts'
import { disc, picture, place } from '@playhouse/shared/art/svg.ts'

/** Motifs that are legible in a small circle. */
const SITTERS: readonly MotifName[] = [
  'tiger',
  'fox',
  'owl',
  'buffalo',
  'elephant',
  'hare',
  'turtle',
  'butterfly',
  'opera-mask',
  'lion-mask',
  'sun',
  'moon',
  'oni',
  'lotus',
  'carp',
  'crab',
  'octopus',
  'angelfish',
  'puffer',
  'rooster',
  'beetle',
  'pear',
  'helm',
  'swallow',
]

const RIMS: readonly (readonly [lightness: number, chroma: number, hue: number])[] = [
  [0.6, 0.16, 33],
  [0.72, 0.07, 150],
  [0.86, 0.04, 85],
  [0.62, 0.08, 230],
  [0.66, 0.09, 350],
  [0.68, 0.1, 65],
]

/** Pictures that members choose from. */
export const DRAWN_AVATARS = 24

/** A member's avatar, 96 by 96. No gold, which is reserved for ranks. */
export function avatarArt({ id, label }: { id: string; label?: string }): string {
  const random = seededRandom(`avatar:${id}`)
  const motif = MOTIFS[pick(random, SITTERS)]
  const toneName: ToneName = pick(random, motif.tones ?? (Object.keys(TONES) as ToneName[]))
  const tone = TONES[toneName]
  const light = tone.lightness < 0.56
  const hue = Math.floor(random() * 360)
  const ground = oklch(light ? 0.82 : 0.3, 0.05, hue)
  const figure = oklch(light ? 0.75 : 0.38, 0.055, hue)
  const paper = PATTERNS[pick(random, PATTERN_NAMES)]('P', ground, figure, 0.6)
  const rim = oklch(...pick(random, RIMS))
  const brush = { ...createBrush(tone, random), gold: tone.pale }
  const body =
    `<defs>${paper}${tone.definition}<clipPath id="C"><circle cx="48" cy="48" r="42"/></clipPath></defs>` +
    disc(48, 48, 48, LACQUER) +
    disc(48, 48, 45.5, rim) +
    disc(48, 48, 43, LACQUER) +
    disc(48, 48, 42, 'url(#P)') +
    `<g clip-path="url(#C)">${place(48, 51, 0.39, 0, inlaid(tone.main, motif.draw(brush)))}</g>`
  return picture(96, 96, body, label)
}
