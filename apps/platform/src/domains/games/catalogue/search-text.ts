import { foldText } from '@playhouse/shared/fold-text.ts'
import { type SQL, sql } from 'drizzle-orm'
import { game } from '../../../db/tables/games.ts'
import { nearestWords, respacedWords, similarWords } from './similar-words.ts'

/** Words as short as this are compared with the beginnings of words only; longer ones with any part of the name. */
const SHORT_WORD = 2
/** Alternatives tried for one mistyped word. */
const ALTERNATIVES_MAX = 12
/** Words that a text is told to be near to. */
const NEAREST_WORDS_MAX = 3

/** A search as it is compared: the folded text and its words. Folded text holds letters, digits and spaces only, so `%`, `_` and `\` cannot reach a LIKE. */
export interface SearchText {
  folded: string
  words: readonly string[]
}

/** What is searched for: undefined for nothing at all, no words for text without a letter or digit, which no name has. */
export function searchText(typed: string | undefined): SearchText | undefined {
  if (typed === undefined || typed.trim() === '') return undefined
  const folded = foldText(typed)
  return { folded, words: folded === '' ? [] : [...new Set(folded.split(' '))] }
}

/** Names that have every word, in any order. */
export function namesWith({ words }: SearchText): SQL {
  return words.length === 0 ? sql`false` : every(words.map(nameHas))
}

/** Names that have every word, or what it becomes with a typing slip undone; undefined when nothing known is near. */
export function namesLike({ words }: SearchText, known: ReadonlySet<string>): SQL | undefined {
  let corrected = false
  // Beside other words even two letters tell enough to be corrected.
  const shortest = words.length > 1 ? SHORT_WORD : undefined
  const perWord = words.map((word) => {
    const similar = similarWords(word, known, shortest).slice(0, ALTERNATIVES_MAX)
    corrected ||= similar.length > 0
    return any([word, ...similar].map(nameHas))
  })
  const respaced = respacedWords(words, known).slice(0, ALTERNATIVES_MAX)
  const readings = [...(corrected ? [every(perWord)] : []), ...respaced.map((reading) => every(reading.map(nameHas)))]
  return readings.length > 0 ? any(readings) : undefined
}

/** Names with one of the known words that are nearest to the text's; undefined when none is near. */
export function namesNear({ words }: SearchText, known: ReadonlySet<string>): SQL | undefined {
  const nearest = words.flatMap((word) => nearestWords(word, known, NEAREST_WORDS_MAX))
  return nearest.length > 0 ? any([...new Set(nearest)].map(nameHas)) : undefined
}

/** How well a name fits, best first: 0 begins with the text, 1 has it at a word's beginning, 2 anywhere, 3 has its words. */
export function fitOf({ folded }: SearchText): SQL {
  return sql`case when ${game.searchName} like ${`${folded}%`} then 0 when ${game.searchName} like ${`% ${folded}%`} then 1
    when ${game.searchName} like ${`%${folded}%`} then 2 else 3 end`
}

/** Names with more of the words as they were typed come first: the fewer slips, the nearer. */
export function typedWordsFirst({ words }: SearchText): SQL {
  return sql`${sql.join(
    words.map((word) => sql`(${nameHas(word)})::integer`),
    sql` + `,
  )} desc`
}

const every = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`
const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

function nameHas(word: string): SQL {
  if (word.length > SHORT_WORD) return sql`${game.searchName} like ${`%${word}%`}`
  return sql`(${game.searchName} like ${`${word}%`} or ${game.searchName} like ${`% ${word}%`})`
}
