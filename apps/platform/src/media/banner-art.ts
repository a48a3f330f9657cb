import { chooseMotifs, chooseTones } from './banner-choices.ts'
import { createBrush } from '@playhouse/shared/art/brush.ts'
import { inlaid } from './game-art.ts'
import type { Tone } from '@playhouse/shared/art/materials.ts'
import { GOLD, GOLD_LEAF } from '@playhouse/shared/art/materials.ts'
import type { MotifName } from '@playhouse/shared/art/motif-library.ts'
import { MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import { PATTERN_NAMES, PATTERNS } from './patterns.ts'
import { pick, seededRandom } from './random.ts'
import { stagePaint } from './stage-paint.ts'
import { disc, line, path, picture, place } from '@playhouse/shared/art/svg.ts'
import { vendorTone } from './vendor-tone.ts'

type BannerShape = 'banner' | 'hero' | 'strip'

interface BannerArtInput {
  id: string
  /** Up to three, the first in the middle; missing ones are chosen by id. */
  motifs?: readonly MotifName[]
  hue: number
  /** Side of the empty area for the headline, in reading direction. */
  side: 'start' | 'end'
  /** `hero`: 1240 by 180, for the top of the home page. `strip`: a frieze of 1240 by 72, for the top of a lobby. */
  shape?: BannerShape
  /** Swaps the sides for right-to-left languages, without mirroring the motifs. */
  mirrored?: boolean
  label?: string
}

/** Largest picture in bytes. */
const LIMIT = 6144

/** Positions: middle, towards the headline, at the edge. */
const PLACES = [
  { x: 910, y: 182, size: 1.36, turn: 0 },
  { x: 720, y: 214, size: 0.98, turn: -8 },
  { x: 1098, y: 214, size: 0.98, turn: 8 },
] as const

/** Lightness of the field's two tones, and the lightness that stages avoid: low, so that stages are bright. */
const FIELD = { ground: 0.26, figure: 0.325, stage: 0.235 } as const

/** Stage outlines: a sun, a niche and an ogee. */
const STAGES = [
  'M-230 0A230 230 0 1 1 230 0A230 230 0 1 1-230 0Z',
  'M-210 240V20A210 190 0 0 1 210 20V240Z',
  'M-220 240V0C-220-120-40-110 0-182C40-110 220-120 220 0V240Z',
] as const

/**
 * A banner of 1240 by 360: three motifs in front of a stage; two fifths of the width stay plain for a headline that the
 * page sets. Motifs are vertically centred, so that a crop to 4:1 leaves them whole.
 */
export function bannerArt(input: BannerArtInput): string {
  const { id, shape = 'banner' } = input
  if (shape === 'strip') return drawStrip(input, seededRandom(`strip:${id}`))
  const draw = shape === 'hero' ? drawHero : drawBanner
  let svg = ''
  // Some combinations are too large; the next ones are drawn from the same id, so the result is
  // deterministic.
  for (let attempt = 0; attempt < 24; attempt++) {
    svg = draw(input, seededRandom(`banner:${id}:${attempt}`))
    if (Buffer.byteLength(svg) < LIMIT) break
  }
  return svg
}

/** Positions of a strip's motifs: wherever a phone crops it, two are whole. */
const FRIEZE = [1196, 1092, 988, 884, 780, 676, 572]

/** The banner's three motifs in a row, small enough to fit the height of a strip. */
function drawStrip({ hue, side, motifs: wanted = [], mirrored = false, label }: BannerArtInput, random: () => number) {
  const motifs = chooseMotifs(wanted, random)
  const tones = chooseTones(motifs, random)
  const roomOnRight = (side === 'end') !== mirrored
  const paper = PATTERNS[pick(random, PATTERN_NAMES)](
    'P',
    vendorTone(0.26, 0.055, hue),
    vendorTone(0.325, 0.06, hue),
    0.9,
  )
  const definitions = [...new Set(tones.map((tone) => tone.definition))].join('')
  const drawn = motifs.map((motif, index) => {
    const tone = tones[index] as Tone
    const pieces = MOTIFS[motif].draw(createBrush(tone, random, 'abc'[index]))
    return `<g id="s${index}" fill="${tone.main}">${pieces}</g>`
  })
  const row = FRIEZE.map((x, index) =>
    place(roomOnRight ? 1240 - x : x, 36, 0.3, 0, `<use href="#s${index % motifs.length}"/>`),
  )
  const body =
    `<defs>${paper}${definitions}${GOLD_LEAF}</defs>${path('M0 0h1240v72H0z', 'url(#P)')}` +
    inlaid('none', `<defs>${drawn.join('')}</defs>${row.join('')}`)
  return picture(1240, 72, body, label)
}

/** Motifs of a hero: the lead fills its height, the others stand a little lower beside it. */
const HERO_PLACES = [
  { x: 940, y: 94, size: 0.9, turn: 0 },
  { x: 752, y: 104, size: 0.68, turn: -7 },
  { x: 1124, y: 104, size: 0.68, turn: 7 },
] as const

/** The inlay fills the whole field, and the headline stands on it. */
function drawHero({ hue, side, motifs: wanted = [], mirrored = false, label }: BannerArtInput, random: () => number) {
  const motifs = chooseMotifs(wanted, random)
  const tones = chooseTones(motifs, random)
  const roomOnRight = (side === 'end') !== mirrored
  const across = (x: number) => (roomOnRight ? 1240 - x : x)
  const paper = PATTERNS[pick(random, PATTERN_NAMES)](
    'P',
    vendorTone(FIELD.ground, 0.06, hue),
    vendorTone(FIELD.figure, 0.065, hue),
    1.2,
  )
  const definitions = [...new Set(tones.map((tone) => tone.definition))].join('')
  const { base, seam } = stagePaint(tones[0] as Tone, FIELD.stage, hue, random)
  const wing = vendorTone(0.21, 0.04, hue)
  const stage =
    disc(across(752), 116, 104, wing, ` stroke="${seam}" stroke-width="3"`) +
    disc(across(1124), 116, 104, wing, ` stroke="${seam}" stroke-width="3"`) +
    disc(across(940), 110, 132, base, ` stroke="${seam}" stroke-width="3"`) +
    disc(across(940), 110, 122, 'none', ` stroke="${GOLD}" stroke-width="2"`)
  const scene = [1, 2, 0].map((index) => {
    const { x, y, size, turn } = HERO_PLACES[index] as (typeof HERO_PLACES)[number]
    const tone = tones[index] as Tone
    const motif = MOTIFS[motifs[index] as MotifName].draw(createBrush(tone, random, 'abc'[index]))
    return place(across(x), y, size, roomOnRight ? -turn : turn, `<g fill="${tone.main}">${motif}</g>`)
  })
  const defs = `<defs>${paper}${definitions}${GOLD_LEAF}</defs>`
  return picture(
    1240,
    180,
    `${defs}${path('M0 0h1240v180H0z', 'url(#P)')}${stage}${inlaid('none', scene.join(''))}`,
    label,
  )
}

function drawBanner({ hue, side, motifs: wanted = [], mirrored = false, label }: BannerArtInput, random: () => number) {
  const motifs = chooseMotifs(wanted, random)
  const tones = chooseTones(motifs, random)
  const roomOnRight = (side === 'end') !== mirrored
  const across = (x: number) => (roomOnRight ? 1240 - x : x)
  const flip = roomOnRight ? ' transform="matrix(-1 0 0 1 1240 0)"' : ''
  const paper = PATTERNS[pick(random, PATTERN_NAMES)](
    'P',
    vendorTone(FIELD.ground, 0.055, hue),
    vendorTone(FIELD.figure, 0.06, hue),
    1.6,
  )
  const definitions = [...new Set(tones.map((tone) => tone.definition))].join('')
  const edge = 'M600 0C668 130 640 270 520 360'
  const field =
    path('M0 0h1240v360H0z', vendorTone(0.19, 0.018, hue)) +
    `<g${flip}>${path(`${edge}H1240V0Z`, 'url(#P)')}${line(edge, vendorTone(0.5, 0.08, hue), 4)}` +
    `${path('M520 360C700 300 800 330 900 316S1130 268 1240 300V360Z', vendorTone(0.2, 0.03, hue))}</g>`
  const scene = [1, 2, 0].map((index) => {
    const { x, y, size, turn } = PLACES[index] as (typeof PLACES)[number]
    const tone = tones[index] as Tone
    const motif = MOTIFS[motifs[index] as MotifName].draw(createBrush(tone, random, 'abc'[index]))
    return place(across(x), y, size, roomOnRight ? -turn : turn, `<g fill="${tone.main}">${motif}</g>`)
  })
  const { base, seam } = stagePaint(tones[0] as Tone, FIELD.stage, hue, random)
  const shape = pick(random, STAGES)
  const stage =
    `<g transform="translate(${across(910)} 182)">${path(shape, base, ` stroke="${seam}" stroke-width="4"`)}` +
    `${path(shape, 'none', ` stroke="${GOLD}" stroke-width="2" transform="scale(.93)"`)}</g>`
  const defs = `<defs>${paper}${definitions}${GOLD_LEAF}</defs>`
  return picture(1240, 360, `${defs}${field}${stage}${inlaid('none', scene.join(''))}`, label)
}
