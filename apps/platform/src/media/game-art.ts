import { createBrush } from '@playhouse/shared/art/brush.ts'
import { letters, lettersWidth } from '@playhouse/shared/art/letters.ts'
import type { ToneName } from '@playhouse/shared/art/materials.ts'
import { EGGSHELL, GOLD_LEAF, LACQUER, TONE_NAMES, TONES } from '@playhouse/shared/art/materials.ts'
import type { GameFamily, MotifName } from '@playhouse/shared/art/motif-library.ts'
import { FAMILY_MOTIFS, MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import { disc, path, picture, place, rect } from '@playhouse/shared/art/svg.ts'
import type { GameTheme } from '@playhouse/shared/art/theme.ts'
import type { BackdropName } from './backdrops.ts'
import { BACKDROP_NAMES, BACKDROPS } from './backdrops.ts'
import { findProp } from './game-props.ts'
import type { PatternName } from './patterns.ts'
import { PATTERNS } from './patterns.ts'
import { pick, seededRandom, spread } from './random.ts'
import { stagePaint } from './stage-paint.ts'
import { vendorTone } from './vendor-tone.ts'

export interface GameArtInput {
  id: number
  family: GameFamily
  vendor: { hue: number; pattern: PatternName }
  /** The game's theme; without it, a motif of the family. */
  theme?: GameTheme | undefined
  /** The engine's kind or a sport, which chooses the prop. */
  type?: string | null
  /** Another picture of the same game. */
  variant?: number
  /** A name for assistive technology; without one the picture is decorative. */
  label?: string
}

/** The choices that define a picture. */
interface GameArtPlan {
  motif: MotifName
  tone: ToneName
  backdrop: BackdropName
  crop: Crop
  ground: GroundName
  prop: { motif: MotifName; tone: ToneName; leads: boolean } | undefined
  number: number | null
}

/** Centre, scale and rotation of the motif on a tile of 240 by 320. */
type Crop = readonly [x: number, y: number, scale: number, turn: number]

const CROPS: readonly Crop[] = [
  [120, 160, 1.08, 0],
  [120, 176, 1.26, 0],
  [136, 172, 1.22, 7],
  [104, 172, 1.22, -7],
  [120, 150, 1.14, -9],
  [120, 168, 1.18, 6],
  [130, 184, 1.3, -5],
  [110, 146, 1.2, 9],
]

/** Crop that leaves room for a badge in the lower right corner. */
const BADGED: Crop = [108, 134, 1.06, 0]
const BADGE: Crop = [174, 254, 0.46, 0]

/** Lightness of the vendor's two ground tones, and of a stage on them. */
const GROUNDS = {
  deep: { ground: 0.22, figure: 0.295, chroma: 0.045 },
  middle: { ground: 0.36, figure: 0.435, chroma: 0.07 },
  pale: { ground: 0.83, figure: 0.75, chroma: 0.04 },
} as const

type GroundName = keyof typeof GROUNDS

const GROUND_ORDER = ['deep', 'middle', 'deep', 'pale', 'middle'] as const

const isPlain = (tone: ToneName) => TONES[tone].definition === ''

/**
 * Chooses motif, tone, stage, crop, ground and prop of a game. A theme determines its motif; without themes,
 * consecutive ids never share a motif, stage or crop.
 */
export function planGameArt({ id, family, theme, type = null, variant = 0 }: GameArtInput): GameArtPlan {
  const motifs = FAMILY_MOTIFS[family]
  const turn = id + variant * 7919
  const motif = theme?.motif ?? (motifs[spread(turn, motifs.length, `${family}:motif`)] as MotifName)
  const random = seededRandom(`tone:${family}:${turn}`)
  const shown = theme && findProp(family, type)
  const prop = shown && { motif: pick(random, shown.motifs), leads: shown.leads }
  const wanted = GROUND_ORDER[spread(turn, GROUND_ORDER.length, `${family}:ground`)] as GroundName
  const suited: readonly ToneName[] = theme?.tone ? [theme.tone] : (MOTIFS[motif].tones ?? TONE_NAMES)
  const own = prop && (MOTIFS[prop.motif].tones ?? TONE_NAMES).filter(isPlain)
  const leading = prop?.leads && own?.length ? own : suited
  const standsOff = (tones: readonly ToneName[], ground: GroundName) =>
    tones.filter((tone) => Math.abs(TONES[tone].lightness - GROUNDS[ground].ground) > 0.17)
  // If every tone of the motif lacks contrast with the ground, choose another ground.
  const ground = [wanted, ...GROUND_ORDER].find((name) => standsOff(leading, name).length > 0) ?? wanted
  const near = standsOff(suited, ground)
  return {
    motif,
    tone: pick(random, near.length > 0 ? near : suited),
    backdrop: theme?.scene ?? (BACKDROP_NAMES[spread(turn, BACKDROP_NAMES.length, `${family}:stage`)] as BackdropName),
    crop: CROPS[spread(turn, CROPS.length, `${family}:crop`)] as Crop,
    ground,
    prop: prop && { ...prop, tone: pick(random, standsOff(own ?? [], ground).concat(own?.[0] ?? 'amber')) },
    number: theme?.number ?? null,
  }
}

/**
 * The picture of a game: the vendor's inlaid ground, a stage, the theme's motif, and the prop of its type. One of the
 * two fills the picture and the other is a badge.
 * @returns an SVG of 240 by 320 under 6 kB, the same for the same input
 */
export function gameArt(input: GameArtInput): string {
  const { id, variant = 0, vendor, label } = input
  const { motif, prop, number, ...plan } = planGameArt(input)
  const random = seededRandom(`game:${id}:${variant}`)
  const lead = prop?.leads ? prop : { motif, tone: plan.tone }
  const badge = prop?.leads ? { motif, tone: plan.tone } : prop
  const tone = TONES[lead.tone]
  const { ground, figure, chroma } = GROUNDS[plan.ground]
  const [x, y, scale, lean] = keepHead(badge ? BADGED : plan.crop, MOTIFS[lead.motif].faces)
  const turn = lean + random() * 8 - 4
  const stage = stagePaint(tone, ground, vendor.hue, random)
  const paper = PATTERNS[vendor.pattern](
    'P',
    vendorTone(ground, chroma, vendor.hue),
    vendorTone(plan.backdrop === 'field' ? figure * 1.06 : figure, chroma, vendor.hue),
    Math.round(120 + random() * 45) / 100,
  )
  const definitions = [...new Set([tone.definition, badge ? TONES[badge.tone].definition : ''])].join('')
  const body =
    `<defs>${paper}${definitions}${GOLD_LEAF}</defs>` +
    path('M0 0h240v320H0z', 'url(#P)') +
    BACKDROPS[plan.backdrop](x, y, stage) +
    place(x, y, scale, turn, inlaid(tone.main, MOTIFS[lead.motif].draw(createBrush(tone, random)))) +
    (badge ? medallion(badge.motif, badge.tone, vendor.hue, random) : '') +
    (number === null ? '' : plate(String(number), badge ? 14 : 252))
  return picture(240, 320, body, label)
}

/** A motif on a disc of the vendor's hue with a golden rim. */
function medallion(motif: MotifName, toneName: ToneName, hue: number, random: () => number): string {
  const tone = TONES[toneName]
  const [x, y, scale, turn] = BADGE
  const field = vendorTone(tone.lightness > 0.5 ? 0.27 : 0.86, 0.05, hue)
  return (
    disc(x, y, 62, LACQUER) +
    disc(x, y, 59, 'url(#G)') +
    disc(x, y, 53, field) +
    place(x, y, scale, turn, inlaid(tone.main, MOTIFS[motif].draw(createBrush(tone, random, 'p'))))
  )
}

/** The number in a name, in eggshell on a red tablet at the left edge. */
function plate(digits: string, top: number): string {
  const width = lettersWidth(digits) * 6 + 34
  return (
    `<g stroke="${LACQUER}" stroke-width="3">${rect(14, top, width, 56, 12, 'url(#G)')}` +
    `${rect(20, top + 6, width - 12, 44, 8, TONES.vermilion.deep)}</g><g stroke-linejoin="round" stroke-linecap="round">` +
    `${letters(digits, 14 + width / 2, top + 28, 28, { colour: EGGSHELL, weight: 1.3 })}</g>`
  )
}

/** The crop, mirrored where it would push the side with the head off the tile. */
function keepHead(crop: Crop, faces: 'left' | 'right' | undefined): Crop {
  const [x, y, scale, turn] = crop
  const cut = (faces === 'left' && x < 120) || (faces === 'right' && x > 120)
  return cut ? [240 - x, y, scale, -turn] : crop
}

/** Pieces with seams between them; `fill` paints those without their own paint. */
export function inlaid(fill: string, pieces: string): string {
  return (
    `<g fill="${fill}" stroke="${LACQUER}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">` +
    `${pieces}</g>`
  )
}
