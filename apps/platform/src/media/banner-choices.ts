import type { Tone, ToneName } from '@playhouse/shared/art/materials.ts'
import { TONE_NAMES, TONES } from '@playhouse/shared/art/materials.ts'
import type { MotifName } from '@playhouse/shared/art/motif-library.ts'
import { MOTIFS } from '@playhouse/shared/art/motif-library.ts'
import { pick } from './random.ts'

/** Motifs small enough for three in one banner. */
export const BANNER_MOTIFS = [
  'lotus',
  'lantern',
  'carp',
  'tiger',
  'fox',
  'owl',
  'elephant',
  'butterfly',
  'beetle',
  'moon',
  'opera-mask',
  'oni',
  'angelfish',
  'ray',
  'nautilus',
  'bell',
  'peach',
  'melon',
  'drop',
  'side-cut',
  'emerald-cut',
  'seven',
  'ace',
  'rooster',
  'plume',
  'shield',
  'wings',
  'basketball',
  'cube',
  'knot',
  'round-piece',
] as const satisfies readonly MotifName[]

export type BannerMotif = (typeof BANNER_MOTIFS)[number]

export function chooseMotifs(wanted: readonly BannerMotif[], random: () => number): BannerMotif[] {
  const motifs = new Set(wanted.slice(0, 3))
  while (motifs.size < 3) motifs.add(pick(random, BANNER_MOTIFS))
  return [...motifs]
}

/**
 * Three different tones. At most one has a material pattern, whose id may occur once per picture; the outer
 * two contrast with the dark field.
 */
export function chooseTones(motifs: readonly BannerMotif[], random: () => number): Tone[] {
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
