import { foldText } from '@playhouse/shared/fold-text.ts'
import { type SQL, sql } from 'drizzle-orm'
import { game } from '../../../db/tables/games.ts'
import { nearestWords, respacedWords, similarWords } from './similar-words.ts'

/** Words up to this length match only the beginning of words; longer ones match anywhere. */
const SHORT_WORD = 2
const ALTERNATIVES_MAX = 12
/** Suggested words per search. */
const NEAREST_WORDS_MAX = 3

/**
 * Folded search text and its words. It contains letters, digits and spaces only, so `%`, `_` and `\` cannot
 * reach a LIKE.
 */
export interface SearchText {
  folded: string
  words: readonly string[]
}

/** Undefined for blank input; no words for text without letters or digits, which matches nothing. */
export function searchText(typed: string | undefined): SearchText | undefined {
  if (typed === undefined || typed.trim() === '') return undefined
  const folded = foldText(typed)
  return { folded, words: folded === '' ? [] : [...new Set(folded.split(' '))] }
}

export function matchesAllWords({ words }: SearchText): SQL {
  return words.length === 0 ? sql`false` : every(words.map(nameContains))
}

/** Matches every word, allowing for typos; undefined if no known word is similar. */
export function matchesCorrected({ words }: SearchText, known: ReadonlySet<string>): SQL | undefined {
  let corrected = false
  // With other words to match, even two letters are enough to correct.
  const shortest = words.length > 1 ? SHORT_WORD : undefined
  const perWord = words.map((word) => {
    const similar = similarWords(word, known, shortest).slice(0, ALTERNATIVES_MAX)
    corrected ||= similar.length > 0
    return any([word, ...similar].map(nameContains))
  })
  const respaced = respacedWords(words, known).slice(0, ALTERNATIVES_MAX)
  const readings = [
    ...(corrected ? [every(perWord)] : []),
    ...respaced.map((reading) => every(reading.map(nameContains))),
  ]
  return readings.length > 0 ? any(readings) : undefined
}

/** Matches one of the known words nearest to the text; undefined if none is near. */
export function matchesNearest({ words }: SearchText, known: ReadonlySet<string>): SQL | undefined {
  const nearest = words.flatMap((word) => nearestWords(word, known, NEAREST_WORDS_MAX))
  return nearest.length > 0 ? any([...new Set(nearest)].map(nameContains)) : undefined
}

/**
 * Sort key, best first: 0 name starts with the text, 1 a word starts with it, 2 it occurs anywhere, 3 only
 * its words match.
 */
export function matchRank({ folded }: SearchText): SQL {
  return sql`case when ${game.searchName} like ${`${folded}%`} then 0
    when ${game.searchName} like ${`%| ${folded}%`} then 0 when ${game.searchName} like ${`% ${folded}%`} then 1
    when ${game.searchName} like ${`%${folded}%`} then 2 else 3 end`
}

/** Names that contain more of the words as typed come first. */
export function exactWordsFirst({ words }: SearchText): SQL {
  return sql`${sql.join(
    words.map((word) => sql`(${nameContains(word)})::integer`),
    sql` + `,
  )} desc`
}

const every = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`
const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

function nameContains(word: string): SQL {
  // Chinese and Thai do not separate words.
  if (word.length > SHORT_WORD || /[^ -~]/.test(word)) return sql`${game.searchName} like ${`%${word}%`}`
  return sql`(${game.searchName} like ${`${word}%`} or ${game.searchName} like ${`% ${word}%`})`
}
