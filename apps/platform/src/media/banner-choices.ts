import type { Tone, ToneName } from '@playhouse/shared/art/materials.ts'
import { TONE_NAMES, TONES } from '@playhouse/shared/art/materials.ts'
import type { MotifName } from '@playhouse/shared/art/motif-library.ts'
import { MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import { pick, seededRandom } from './random.ts'

/** Fallback motifs for ids without a scene. */
const ANY: readonly MotifName[] = [
  'lotus',
  'lantern',
  'carp',
  'tiger',
  'dragon',
  'phoenix',
  'panda',
  'crown',
  'coin',
  'fan',
  'pagoda',
]

/** Motifs of a page's or promotion's banner, the first in the middle. */
const SCENES: Readonly<Record<string, readonly MotifName[]>> = {
  house: ['dragon', 'card-fan', 'football'],
  'fair-reels': ['reels', 'key', 'scroll'],
  'plain-figures': ['book', 'compass', 'rising-arc'],
  slots: ['seven', 'tiger', 'crown'],
  'live-tables': ['card-fan', 'wheel', 'dice'],
  fishing: ['octopus', 'shark', 'hook'],
  cards: ['queen', 'ace', 'card-fan'],
  sports: ['football', 'racket', 'volleyball'],
  esports: ['controller', 'reticle', 'helm'],
  lottery: ['three-balls', 'ticket', 'drum'],
  cockfight: ['rivals', 'plume', 'hackle'],
  'on-your-phone': ['rocket', 'kite', 'balloon'],
  promotions: ['gift', 'firecracker', 'lantern'],
  'raffle-lantern': ['lantern', 'firecracker', 'coin'],
  'promotion-lantern-tickets': ['ticket', 'lantern', 'drum'],
  'raffle-harvest': ['vase', 'coin', 'gift'],
  'points-mall': ['ring', 'vase', 'gift'],
  'points-cash-120': ['coin', 'lotus', 'gift'],
  'points-lotus-cup': ['lotus', 'vase', 'fan'],
  'points-silk-lantern': ['lantern', 'firecracker', 'gate'],
  'points-carp-kite': ['kite', 'carp', 'balloon'],
  agreement: ['scroll', 'book', 'shield'],
  welcome: ['gate', 'lantern', 'cat'],
}

/** The hue of a banner by its id, in degrees. */
export const bannerHue = (id: string): number => Math.floor(seededRandom(`banner-hue:${id}`)() * 360)

/** Motifs of a banner by its id: its scene, or any three. */
export function motifsOfBanner(id: string): readonly MotifName[] {
  return SCENES[id] ?? []
}

export function chooseMotifs(wanted: readonly MotifName[], random: () => number): MotifName[] {
  const motifs = new Set<MotifName>(wanted.slice(0, 3))
  while (motifs.size < 3) motifs.add(pick(random, ANY))
  return [...motifs]
}

/**
 * Three different tones. At most one has a material pattern, whose id may occur once per picture; the outer
 * two contrast with the dark field.
 */
export function chooseTones(motifs: readonly MotifName[], random: () => number): Tone[] {
  const chosen: ToneName[] = []
  for (const [index, motif] of motifs.entries()) {
    const suited: readonly ToneName[] = MOTIFS[motif].tones ?? TONE_NAMES
    const patterned = chosen.some((name) => TONES[name].definition !== '')
    const free = suited.filter(
      (name) =>
        !chosen.includes(name) &&
        !(patterned && TONES[name].definition !== '') &&
        (index === 0 || TONES[name].lightness > 0.53),
    )
    chosen.push(pick(random, free.length ? free : ['amber']))
  }
  return chosen.map((name) => TONES[name])
}
