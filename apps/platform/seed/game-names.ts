import type { GameCategory } from '@playhouse/shared/game-categories.ts'

import { MOTIF_SHELVES, type MotifName } from '@playhouse/shared/art/motif-library.ts'
import { motifPlural, motifWord, NAMED_MOTIFS, type WordLanguage } from '@playhouse/shared/art/motif-words.ts'
import { type GameTheme, SCENES, getTones } from '@playhouse/shared/art/theme.ts'
import { pick, seededRandom } from '../src/media/random.ts'
import type { Random } from './chance.ts'
import { SCENE_WORDS, TONE_WORDS, TYPE_WORDS } from './game-words.ts'

type GameNames = Readonly<Record<'EN' | 'VI' | 'CN' | 'ID' | 'TH', string>>

const NUMBERS = [3, 5, 7, 8, 9, 18, 88, 99, 100, 888]

const { animals, flyers, figures, sea } = MOTIF_SHELVES
const FIGHTING_BIRDS: readonly MotifName[] = ['rooster', 'phoenix', 'eagle', 'crow', 'peacock', 'plume']

/** Motifs by category; other categories use any. */
const SUBJECTS: Readonly<Partial<Record<GameCategory, readonly MotifName[]>>> = {
  FISH: sea,
  SPORTS: [...animals, ...flyers],
  ESPORTS: [...animals, ...figures],
  COCKFIGHT: FIGHTING_BIRDS,
}

/** After so many names that a vendor has already, its catalogue has used up the names with one word beside the motif. */
const DRAWS = 300

const named = new Set(NAMED_MOTIFS)
const subjects = (category: GameCategory) => (SUBJECTS[category] ?? NAMED_MOTIFS).filter((motif) => named.has(motif))

/**
 * Returns themes whose names a vendor does not have yet. Called in lobby order, it repeats no motif before all
 * motifs of the category were used. `type` is a key of TYPE_WORDS. Throws once a vendor has used up a motif's names, after some thousand.
 */
export function createThemePicker(
  random: Random,
): (vendorCode: string, category: GameCategory, type: string) => { theme: GameTheme; names: GameNames } {
  const taken = new Set<string>()
  const given = new Map<GameCategory, number>()
  const orders = new Map<GameCategory, readonly MotifName[]>()
  const getOrder = (category: GameCategory) => {
    const order = orders.get(category) ?? shuffled(subjects(category), seededRandom(`${category}:motifs`))
    orders.set(category, order)
    return order
  }
  return (vendorCode, category, type) => {
    const turn = given.get(category) ?? 0
    given.set(category, turn + 1)
    const order = getOrder(category)
    const motif = order[turn % order.length] as MotifName
    for (let draws = 0; draws < 3 * DRAWS; draws++) {
      const theme = draws < DRAWS ? drawTheme(random, motif) : drawLongTheme(random, motif)
      const key = `${vendorCode}:${getName(theme, type, 'en')}`
      if (taken.has(key)) continue
      taken.add(key)
      return { theme, names: readNames(theme, type) }
    }
    throw new Error(`There are no more names for games of ${vendorCode} with ${motif}`)
  }
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}

/** One word beside the motif at most: a second one makes a name that says nothing ("Highland Turquoise Palm Island"). */
function drawTheme(random: Random, motif: MotifName): GameTheme {
  const form = random()
  const plain = { motif, tone: null, scene: null, number: null }
  if (form < 0.45) return { ...plain, tone: pick(random, getTones(motif)) }
  if (form < 0.9) return { ...plain, scene: pick(random, SCENES) }
  return { ...plain, number: pick(random, NUMBERS) }
}

/** Draws a theme for catalogues that have used up the short names. */
function drawLongTheme(random: Random, motif: MotifName): GameTheme {
  return { motif, tone: pick(random, getTones(motif)), scene: pick(random, SCENES), number: pick(random, NUMBERS) }
}

function readNames(theme: GameTheme, type: string): GameNames {
  const name = (language: WordLanguage) => getName(theme, type, language)
  return { EN: name('en'), VI: name('vi'), CN: name('zh'), ID: name('id'), TH: name('th') }
}

/** Word order: parts before and after the motif, and the separator. */
const ORDERS: Readonly<Record<WordLanguage, (words: Record<'number' | 'scene' | 'tone' | 'motif', string>) => string>> =
  {
    en: ({ number, scene, tone, motif }) => joined(' ', scene, number, tone, motif),
    vi: ({ number, scene, tone, motif }) => joined(' ', number, motif, tone, scene),
    zh: ({ number, scene, tone, motif }) => joined('', scene, number, tone, motif),
    id: ({ number, scene, tone, motif }) => joined(' ', number, motif, tone, scene),
    th: ({ number, scene, tone, motif }) => joined(' ', joined('', motif, tone, scene), number),
  }

const joined = (separator: string, ...words: readonly string[]) => words.filter(Boolean).join(separator)

function getName({ motif, tone, scene, number }: GameTheme, type: string, language: WordLanguage): string {
  const one = motifWord(motif, language) ?? ''
  const about = ORDERS[language]({
    number: number === null ? '' : String(number),
    scene: scene ? SCENE_WORDS[scene][language] : '',
    tone: tone ? TONE_WORDS[tone][language] : '',
    motif: language === 'en' && number !== null ? motifPlural(motif) : one,
  })
  const form = Object.hasOwn(TYPE_WORDS, type) ? TYPE_WORDS[type as keyof typeof TYPE_WORDS][language] : '#'
  return withoutRepeat(form, one).replace('#', about)
}

/** The form without the word at its end that the motif begins with: "Bắn Cá Chép", where "Bắn Cá #" would repeat "Cá". */
function withoutRepeat(form: string, motif: string): string {
  const [before = ''] = form.split('#')
  const words = before.trimEnd()
  const isThai = /\p{Script=Thai}/u.test(words)
  const isWord = (from: number) => isThai || words[from - 1] === ' '
  const start = Array.from(words.slice(1), (_, index) => index + 1).find(
    (from) => words.length - from > 1 && isWord(from) && startsWithWord(motif, words.slice(from)),
  )
  return start === undefined ? form : words.slice(0, start) + form.slice(before.length)
}

const startsWithWord = (text: string, word: string) =>
  text === word || text.startsWith(`${word} `) || (/\p{Script=Thai}/u.test(word) && text.startsWith(word))
