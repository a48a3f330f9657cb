import { foldText } from '@playhouse/shared/fold-text.ts'
import { type SQL, sql } from 'drizzle-orm'
import { game } from '../../../../db/tables/games.ts'
import { kindConditions, numberReadings } from './search-kinds.ts'
import { type KnownWords, nearestWords, respacedWords, similarWords, findSingular } from './similar-words.ts'

/** Words up to this length match only the beginning of words; longer ones match anywhere. */
const SHORT_WORD = 2
const ALTERNATIVES_MAX = 12
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

/** Names with every word, and games of the kind named by the text. */
export function matchesAllWords({ folded, words }: SearchText): SQL {
  if (words.length === 0) return sql`false`
  return any([every(words.map(nameMeans)), ...kindConditions(folded)])
}

/** Possible meanings of a text with typos. */
export interface Correction {
  condition: SQL
  /** Sort key, best first. */
  order: SQL
  /** The likeliest text. */
  text: string
}

/** Matches every word, allowing for typos; undefined if no known word is similar. */
export function findCorrection({ words }: SearchText, known: KnownWords): Correction | undefined {
  const perWord = words.map((word) => {
    // With other words to match, even two letters can be corrected.
    const similar = similarWords(word, known, words.length > 1 ? SHORT_WORD : undefined).slice(0, ALTERNATIVES_MAX)
    return { word, similar, best: known.has(word) ? word : (similar[0] ?? word) }
  })
  const respaced = respacedWords(words, known).slice(0, ALTERNATIVES_MAX)
  const isCorrected = perWord.some(({ similar }) => similar.length > 0)
  const conditions = [
    ...(isCorrected
      ? [every(perWord.map(({ word, similar }) => any(widest([word, ...similar]).map(nameContains))))]
      : []),
    ...respaced
      .filter(
        (reading) => !isCorrected || !perWord.every(({ word, similar }) => isFoundBy(reading, [word, ...similar])),
      )
      .map((reading) => every(reading.map(findsWord))),
  ]
  if (conditions.length === 0) return undefined
  const [firstRespaced] = respaced
  const best = isCorrected || !firstRespaced ? perWord.map((one) => one.best) : firstRespaced
  const distances = perWord.map(
    ({ word, similar }) =>
      sql`case ${sql.join(
        [word, ...similar].map((one, rank) => sql`when ${hasWord(one)} then ${sql.raw(String(rank))}`),
        sql` `,
      )} else ${sql.raw(String(similar.length + 1))} end`,
  )
  return { condition: any(conditions), order: sql.join(distances, sql` + `), text: best.join(' ') }
}

/** Matches one of the known words nearest to the text; undefined if none is near. */
export function matchesNearest({ words }: SearchText, known: KnownWords): SQL | undefined {
  const nearest = words.flatMap((word) => nearestWords(word, known, NEAREST_WORDS_MAX))
  return nearest.length > 0 ? any([...new Set(nearest)].map(nameContains)) : undefined
}

/**
 * Sort key, best first: the kind that the text names, the whole name, its first words, whole words, prefixes, and anything else.
 * Nested, because it runs for every match: most need two comparisons of names instead of five.
 */
export function matchRank({ folded, words }: SearchText): SQL {
  const whole = [has(`| ${folded} |`), has(`| ${folded} `)]
  const others = [
    ...(words.length === 1 && findSingular(folded) ? [hasWord(findSingular(folded) ?? folded)] : []),
    ...words.flatMap((word) => numberReadings(word).map(hasWord)),
  ]
  const ranked = [
    ...kindConditions(folded).map((kind) => ({ when: kind, among: [] })),
    { when: hasWord(folded), among: whole },
    ...others.map((when) => ({ when, among: [] })),
    { when: has(` ${folded}`), among: [has(`| ${folded}`)] },
    ...(words.length > 1 ? [{ when: every(words.map(hasWord)), among: [] }] : []),
    { when: sql`strpos(${game.searchName}, ${folded}) > 0`, among: [] },
  ]
  let rank = 0
  const cases = ranked.map(({ when, among }) => {
    const ranks = among.map((condition) => sql`when ${condition} then ${sql.raw(String(rank++))}`)
    const last = sql.raw(String(rank++))
    return among.length > 0
      ? sql`when ${when} then case ${sql.join(ranks, sql` `)} else ${last} end`
      : sql`when ${when} then ${last}`
  })
  return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(rank))} end`
}

/** Without words that are found wherever another one is. */
const widest = (words: readonly string[]): string[] =>
  words.filter((word) => !words.some((other) => other !== word && isAnywhere(other) && word.includes(other)))

/** Whether names with these words are found by one of the others anyway. */
const isFoundBy = (reading: readonly string[], others: readonly string[]): boolean =>
  others.some((other) => reading.some((word) => (isAnywhere(other) ? word.includes(other) : word.startsWith(other))))

const every = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`
const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** Whether a text is in the names, with a separator at either end, so that beginnings and ends can be matched. */
const has = (text: string): SQL => sql`strpos('| ' || ${game.searchName} || ' |', ${text}) > 0`

const hasWord = (words: string): SQL => has(` ${words} `)

/** The same, as a condition that the trigram index of the names serves. */
function findsWord(words: string): SQL {
  const { searchName } = game
  return sql`(${searchName} like ${`% ${words} %`} or ${searchName} like ${`${words} %`} or ${searchName} like ${`% ${words}`} or ${searchName} = ${words})`
}

/** The word itself, its singular, or its spelled-out number. */
function nameMeans(word: string): SQL {
  const singular = findSingular(word)
  const further = numberReadings(word).map(findsWord)
  if (singular) further.push(findsWord(singular))
  return further.length > 0 ? any([nameContains(word), ...further]) : nameContains(word)
}

/** Chinese and Thai do not separate words. */
const isAnywhere = (word: string): boolean => word.length > SHORT_WORD || /\P{ASCII}/u.test(word)

function nameContains(word: string): SQL {
  if (isAnywhere(word)) return sql`${game.searchName} like ${`%${word}%`}`
  return sql`(${game.searchName} like ${`${word}%`} or ${game.searchName} like ${`% ${word}%`})`
}
