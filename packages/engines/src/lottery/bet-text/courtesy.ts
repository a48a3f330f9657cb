import { NORTH_WORDS } from './north-words.ts'
import type { TextBoard } from './readings.ts'
import { BET_WORDS } from './south.ts'
import { regionAt, stationsAt } from './stations.ts'
import { Cursor, type Token, tokensOf } from './tokens.ts'

/* What people say around their bets. */

const TITLES = new Set(['anh', 'chi', 'em'])
/** Short forms and other titles, which say nothing without a colon behind the name. */
const OTHER_TITLES = new Set(['a', 'c', 'e', 'co', 'chu', 'bac', 'ba', 'ong', 'di', 'cau', 'duong'])
/** Children are named by their place in the family. */
const PLACES = new Set(['hai', 'ba', 'tu', 'nam', 'sau', 'bay', 'tam', 'chin', 'muoi', 'ut'])
/** "em huy" takes back. */
const NO_NAMES = new Set('huy bo thoi khong ko k sua doi xoa tru bot lai them tra quen nham nghi dung'.split(' '))
const LONGEST_NAME = 3
/** Said in front of bets: too long to be a label that is misspelt. */
export const BEFORE = new Set([...TITLES, 'e', 'cho', 'giup', 'lay', 'ghi', 'chao', 'vang', 'oke', 'oi', 'nghe'])
const AFTER = new Set([...BEFORE, 'a', 'nhe', 'nha', 'ho', 'dum', 'cam', 'on', 'ok', 'co', 'chu', 'bac', 'ban'])

/** A line without "em oi", "cam on", "anh Tuan:" and the number of the message, "tin 5", "t5". In the middle of a bet it is an unknown word. */
export function withoutCourtesy(tokens: readonly Token[], board: TextBoard): readonly Token[] {
  // "nhat" is not "nha" and "t".
  const isWhole = (index: number) => tokens[index]?.gap !== '' || tokens[index - 1]?.is !== 'WORD'
  const isPolite = (index: number, words: ReadonlySet<string>) => {
    const { is, text } = tokens[index] ?? {}
    const isKnown = (text === 'nha' || text === 'co') && isWhole(index) && isWhole(index + 1)
    return text !== undefined && words.has(text) && (is === 'UNKNOWN' || isKnown)
  }
  let [first, end] = [0, tokens.length]
  for (let length = 1; first < end && length > 0; first += length)
    length = nameLength(tokens, first, board) || numberLength(tokens, first) || (isPolite(first, BEFORE) ? 1 : 0)
  for (let length = 1; end > first && length > 0; end -= length) {
    length = isPolite(end - 1, AFTER) ? 1 : 0
    const [word, number] = [tokens[end - 2], tokens[end - 1]]
    const isShort = word?.text === 't' && number?.gap === ''
    const isLong = word?.text === 'tin' && word.gap !== '' && number?.gap === ' '
    if (isMessageNumber(number) && (isLong || isShort)) length = 2
  }
  return tokens.slice(first, end)
}

const isMessageNumber = (token: Token | undefined) => token?.is === 'NUMBER' && token.text.length <= 2

/** "tin 5:" in front of bets, or on a line of its own. */
function numberLength(tokens: readonly Token[], at: number): number {
  const end = at + (tokens[at + 1]?.text === 'so' ? 2 : 1)
  const isNumber = tokens[at]?.text === 'tin' && isMessageNumber(tokens[end]) && tokens[end]?.gap.trim() === ''
  const isColon = tokens[end + 1]?.text === ':'
  return isNumber && (isColon || tokens[end + 1] === undefined) ? end - at + (isColon ? 2 : 1) : 0
}

/** How many tokens "anh Tuan:" takes here, or "chi Huong" on a line of its own; 0 for anything else. */
function nameLength(tokens: readonly Token[], at: number, board: TextBoard): number {
  const title = tokens[at]?.text ?? ''
  if (!TITLES.has(title) && !OTHER_TITLES.has(title)) return 0
  const cursor = new Cursor(tokens)
  cursor.at = at
  // "Bac Lieu:"
  if (regionAt(cursor) || stationsAt(cursor, board).length > 0) return 0
  let end = at + 1
  while (end - at <= LONGEST_NAME && isName(tokens[end])) end += 1
  const isAlone = tokens[end] === undefined && TITLES.has(title)
  const isColon = tokens[end]?.text === ':'
  if (end === at + 1 || (!isAlone && !isColon)) return 0
  // "chi Lan" on a day on which Long An draws.
  cursor.at = at + 1
  const { length, fault } = stationsAt(cursor, board)
  if (regionAt(cursor) || (length === end - at - 1 && fault !== 'STATION_DAY')) return 0
  return end - at + (isColon ? 1 : 0)
}

/** Not a word of a bet; parts of the names of stations are names of people. */
function isName(token: Token | undefined): boolean {
  if (!token || !/^[a-z]{2,}$/.test(token.text) || NO_NAMES.has(token.text)) return false
  if (PLACES.has(token.text)) return true
  // "Long" is not "lo" and "ng".
  return [NORTH_WORDS, BET_WORDS].every((words) =>
    tokensOf(token.text, words).some(({ is, text }) => is === 'UNKNOWN' || text.length === 1 || text === 'ng'),
  )
}
