import type { BackdropName } from './backdrops.ts'
import { BACKDROP_NAMES, BACKDROPS } from './backdrops.ts'
import { createBrush } from './brush.ts'
import type { ToneName } from './materials.ts'
import { GOLD_LEAF, LACQUER, TONE_NAMES, TONES } from './materials.ts'
import type { GameFamily, MotifName } from './motif-library.ts'
import { FAMILY_MOTIFS, MOTIFS } from './motif-library.ts'
import type { PatternName } from './patterns.ts'
import { PATTERNS } from './patterns.ts'
import { pick, seededRandom, spread } from './random.ts'
import { stagePaint } from './stage-paint.ts'
import { path, picture, place } from './svg.ts'
import { vendorTone } from './vendor-tone.ts'

export interface GameArtInput {
  id: number
  family: GameFamily
  vendor: { hue: number; pattern: PatternName }
  /** Another picture of the same game. */
  variant?: number
  /** A name for assistive technology; without one the picture is decoration. */
  label?: string
}

/** The choices that make one picture, before anything is drawn. */
interface GameArtPlan {
  motif: MotifName
  tone: ToneName
  backdrop: BackdropName
  crop: Crop
  ground: GroundName
}

/** Centre, scale and turn of the motif on a tile of 240 by 320. */
type Crop = readonly [x: number, y: number, scale: number, turn: number]

const CROPS: readonly Crop[] = [
  [120, 166, 1.1, 0],
  [120, 200, 1.4, 0],
  [160, 188, 1.44, 8],
  [80, 188, 1.44, -8],
  [120, 150, 1.22, -10],
  [120, 186, 1.3, 6],
  [152, 214, 1.5, -6],
  [92, 138, 1.36, 10],
]

/** Lightness of the vendor's two ground tones, and of the stage that may stand on them. */
const GROUNDS = {
  deep: { ground: 0.22, figure: 0.295, chroma: 0.045 },
  middle: { ground: 0.36, figure: 0.435, chroma: 0.07 },
  pale: { ground: 0.83, figure: 0.75, chroma: 0.04 },
} as const

type GroundName = keyof typeof GROUNDS

const GROUND_ORDER = ['deep', 'middle', 'deep', 'pale', 'middle'] as const

/**
 * Chooses motif, tone, stage, crop and ground of a game. Ids that follow each other never share a motif, stage or crop.
 */
export function planGameArt({ id, family, variant = 0 }: GameArtInput): GameArtPlan {
  const motifs = FAMILY_MOTIFS[family]
  const turn = id + variant * 7919
  const motif = motifs[spread(turn, motifs.length, `${family}:motif`)] as MotifName
  const suited: readonly ToneName[] = MOTIFS[motif].tones ?? TONE_NAMES
  const wanted = GROUND_ORDER[spread(turn, GROUND_ORDER.length, `${family}:ground`)] as GroundName
  const standsOff = (ground: GroundName) =>
    suited.filter((tone) => Math.abs(TONES[tone].lightness - GROUNDS[ground].ground) > 0.17)
  // If every tone of the motif lacks contrast with the ground, choose another ground.
  const ground = [wanted, ...GROUND_ORDER].find((name) => standsOff(name).length > 0) ?? wanted
  return {
    motif,
    tone: pick(seededRandom(`tone:${family}:${turn}`), standsOff(ground)),
    backdrop: BACKDROP_NAMES[spread(turn, BACKDROP_NAMES.length, `${family}:stage`)] as BackdropName,
    crop: CROPS[spread(turn, CROPS.length, `${family}:crop`)] as Crop,
    ground,
  }
}

/**
 * The picture of a game: the vendor's inlaid ground, a stage, and one motif of the game's family with one gold detail.
 *
 * @returns an SVG of 240 by 320 under 4 kB, the same for the same input
 */
export function gameArt(input: GameArtInput): string {
  const { id, variant = 0, vendor, label } = input
  const plan = planGameArt(input)
  const random = seededRandom(`game:${id}:${variant}`)
  const tone = TONES[plan.tone]
  const { ground, figure, chroma } = GROUNDS[plan.ground]
  const [x, y, scale, lean] = keepHead(plan.crop, MOTIFS[plan.motif].faces)
  const turn = lean + random() * 8 - 4
  const stage = stagePaint(tone, ground, vendor.hue, random)
  const paper = PATTERNS[vendor.pattern](
    'P',
    vendorTone(ground, chroma, vendor.hue),
    vendorTone(plan.backdrop === 'field' ? figure * 1.06 : figure, chroma, vendor.hue),
    Math.round(120 + random() * 45) / 100,
  )
  const brush = createBrush(tone, random)
  const body =
    `<defs>${paper}${tone.definition}${GOLD_LEAF}</defs>` +
    path('M0 0h240v320H0z', 'url(#P)') +
    BACKDROPS[plan.backdrop](x, y, stage) +
    place(x, y, scale, turn, inlaid(tone.main, MOTIFS[plan.motif].draw(brush)))
  return picture(240, 320, body, label)
}

/** The crop itself, or its mirror image where it would push the side with the head off the tile. */
function keepHead(crop: Crop, faces: 'left' | 'right' | undefined): Crop {
  const [x, y, scale, turn] = crop
  const cut = (faces === 'left' && x < 120) || (faces === 'right' && x > 120)
  return cut ? [240 - x, y, scale, -turn] : crop
}

/** Pieces with the seams between them; `fill` paints those that have no paint of their own. */
export function inlaid(fill: string, pieces: string): string {
  return (
    `<g fill="${fill}" stroke="${LACQUER}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">` +
    `${pieces}</g>`
  )
}
