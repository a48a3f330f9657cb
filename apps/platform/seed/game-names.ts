import { pick } from '../src/media/random.ts'
import type { Random } from './chance.ts'
import { ENGLISH, KINDS, VIETNAMESE } from './game-words.ts'

const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))

const EN = {
  qualities: words(ENGLISH.qualities),
  things: words(ENGLISH.things),
  places: words(ENGLISH.places),
  numbers: words(ENGLISH.numbers),
}
const VI = {
  things: words(VIETNAMESE.things),
  qualities: words(VIETNAMESE.qualities),
  openings: words(VIETNAMESE.openings),
}

/** Two games in five have a Vietnamese name. */
const VIETNAMESE_SHARE = 0.4

type Maker = (random: Random) => string

const thing: Maker = (random) => pick(random, EN.things)
const quality: Maker = (random) => pick(random, EN.qualities)

const ENGLISH_FORMS: readonly Maker[] = [
  (random) => `${quality(random)} ${thing(random)}`,
  (random) => `${quality(random)} ${thing(random)}`,
  (random) => `${thing(random)} of the ${thing(random)}`,
  (random) => `${pick(random, EN.numbers)} ${plural(thing(random))}`,
  (random) => `${thing(random)} at ${pick(random, EN.places)}`,
  (random) => `${quality(random)} ${thing(random)} Nights`,
  (random) => `The ${thing(random)} and the ${thing(random)}`,
]

const VIETNAMESE_FORMS: readonly Maker[] = [
  (random) => `${pick(random, VI.things)} ${pick(random, VI.qualities)}`,
  (random) => `${pick(random, VI.things)} ${pick(random, VI.qualities)}`,
  (random) => `${pick(random, VI.openings)} ${pick(random, VI.things)}`,
  (random) => `${pick(random, VI.openings)} ${pick(random, VI.things)} ${pick(random, VI.qualities)}`,
]

/** Gives names that a vendor does not have yet, natural for what is played (a key of KINDS), in English or in Vietnamese. */
export function gameNamer(random: Random): (vendorCode: string, played: string) => string {
  const taken = new Set<string>()
  return (vendorCode, played) => {
    for (let attempt = 0; ; attempt++) {
      const name = drawName(random, played) + sequel(attempt)
      if (taken.has(`${vendorCode}:${name}`)) continue
      taken.add(`${vendorCode}:${name}`)
      return name
    }
  }
}

function drawName(random: Random, played: string): string {
  const language = random() < VIETNAMESE_SHARE ? 'vi' : 'en'
  const name = pick(random, language === 'vi' ? VIETNAMESE_FORMS : ENGLISH_FORMS)(random)
  const kind = KINDS[played]
  return kind ? `${pick(random, words(kind[language]))} ${name}` : name
}

/** Where every name that was tried is taken, a later part of it. */
function sequel(attempt: number): string {
  return attempt < 8 ? '' : ` ${attempt - 6}`
}

function plural(word: string): string {
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}
