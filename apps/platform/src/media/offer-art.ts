import type { OfferKind } from '../db/tables/bonuses.ts'
import { createBrush } from '@playhouse/shared/art/brush.ts'
import type { Tone, ToneName } from '@playhouse/shared/art/materials.ts'
import { GOLD, GOLD_LEAF, TONE_NAMES, TONES } from '@playhouse/shared/art/materials.ts'
import type { MotifName } from '@playhouse/shared/art/motif-library.ts'
import { MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import { disc, path, picture, place } from '@playhouse/shared/art/svg.ts'
import { bannerHue, motifsOfBanner } from './banner-choices.ts'
import { inlaid } from './game-art.ts'
import { PATTERN_NAMES, PATTERNS } from './patterns.ts'
import { pick, seededRandom } from './random.ts'
import { stagePaint } from './stage-paint.ts'
import { vendorTone } from './vendor-tone.ts'

/** Motifs by kind of offer; promotions without an offer share one. */
export const OFFER_MOTIFS: Readonly<Record<OfferKind, MotifName>> = {
  FIRST_DEPOSIT: 'gate',
  RELOAD: 'vase',
  LOSS_REBATE: 'umbrella',
  SIGN_IN: 'lantern',
  TICKET: 'ticket',
}

export const isOfferKind = (kind: string): kind is OfferKind => Object.hasOwn(OFFER_MOTIFS, kind)

interface OfferArtInput {
  /** Chooses colours and patterns, so that two offers of a kind differ. */
  id: string
  motif: MotifName
  hue: number
  /** Swaps the sides for right-to-left languages, without mirroring the motif. */
  mirrored?: boolean
  label?: string
}

/** The picture of a promotion that has none of its own, as its card shows it. */
export function promotionArt(id: string, kind: OfferKind | null, mirrored = false): string {
  const motif = kind ? OFFER_MOTIFS[kind] : (motifsOfBanner(id)[0] ?? 'gift')
  return offerArt({ id, motif, hue: bannerHue(id), mirrored })
}

const LIMIT = 4_096

/** Lightness that stages avoid. */
const FIELD = 0.25

/** Squares of gold leaf that came loose: place, size and turn. */
const FLAKES = [
  [262, 46, 13, 20],
  [238, 92, 8, 50],
  [268, 150, 10, 35],
  [462, 30, 9, 15],
] as const

/** The head of a promotion's card, 480 by 200: a motif on a stage, and room for an amount on the other side. */
export function offerArt(input: OfferArtInput): string {
  let svg = ''
  for (let attempt = 0; attempt < 24; attempt++) {
    svg = drawOffer(input, seededRandom(`offer:${input.id}:${attempt}`))
    if (Buffer.byteLength(svg) < LIMIT) break
  }
  return svg
}

function drawOffer({ motif, hue, mirrored = false, label }: OfferArtInput, random: () => number): string {
  const across = (x: number) => (mirrored ? 480 - x : x)
  const suited: readonly ToneName[] = MOTIFS[motif].tones ?? TONE_NAMES
  const tone: Tone = TONES[pick(random, suited)]
  const paper = PATTERNS[pick(random, PATTERN_NAMES)](
    'P',
    vendorTone(0.23, 0.05, hue),
    vendorTone(0.285, 0.055, hue),
    1.1,
  )
  const { base, seam } = stagePaint(tone, FIELD, hue, random)
  const flakes = FLAKES.map(([x, y, size, turn]) =>
    place(across(x), y, 1, turn, path(`M0 0h${size}v${size}H0z`, 'url(#G)')),
  )
  const body =
    `<defs>${paper}${tone.definition}${GOLD_LEAF}</defs>${path('M0 0h480v200H0z', 'url(#P)')}${flakes.join('')}` +
    disc(across(366), 112, 116, base, ` stroke="${seam}" stroke-width="3"`) +
    disc(across(366), 112, 107, 'none', ` stroke="${GOLD}" stroke-width="2"`) +
    inlaid(tone.main, place(across(366), 106, 0.92, 0, MOTIFS[motif].draw(createBrush(tone, random))))
  return picture(480, 200, body, label)
}
