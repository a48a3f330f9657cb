import { CORRECTION_WORDS } from './corrections.ts'
import { NORTH_WORDS } from './north-words.ts'
import type { TextBoard } from './readings.ts'
import { BET_WORDS } from './south-words.ts'
import { regionAt, stationsAt } from './stations.ts'
import { Cursor, type Token, tokenize } from './tokens.ts'

/* Words that people write around their bets. */

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const TITLES = toSet('anh chi em')
/** Short forms and other titles, which say nothing without more around the name. */
const OTHER_TITLES = toSet('a c e co chu bac ba ong di cau duong con chau')
/** Children are named by their place in the family. */
const PLACES = toSet('hai ba tu nam sau bay tam chin muoi ut')
/** "em huy" takes back. */
const NO_NAMES = new Set([...CORRECTION_WORDS, ...toSet('hong lai them tra quen')])
const LONGEST_NAME = 3
/** Said in front of bets: too long to be a label that is misspelt. */
export const REQUESTS = toSet('anh chi em e cho giup lay ghi chao vang oke oi nghe hello')
/** A name may follow. */
const THANKS = toSet('on camon thank thanks thks tks')
const POLITE = new Set([
  ...REQUESTS,
  ...THANKS,
  ...toSet('nhe nha nhen ho dum gium cam ok okie oki okay xin nho xong het chot ban minh gui chuc xac rep uh um'),
  ...toSet('alo hi bye hihi haha hehe kaka sent iphone ipad zalo samsung outlook messenger'),
])
/** Polite if they are no word of a bet: "dạ" is not "da". */
const POLITE_IF_UNREAD = toSet('a da')
/** Says nothing between polite words; elsewhere it may be a bet or a station. */
const BESIDE = new Set([
  ...OTHER_TITLES,
  ...toSet('da roi duoc nhieu rat lam may man vui ve ngay ngu ngon vay vao nhan you from my tu cua'),
])

/** Letters without a blank between them, whatever words they make, or a number or mark. */
interface Run {
  readonly text: string
  /** Indices of its tokens, the end exclusive. */
  readonly first: number
  readonly end: number
  readonly kind: 'POLITE' | 'BESIDE' | 'NUMBER' | 'MARK' | 'OTHER'
}

/** A line without "em oi", "cam on", "anh Tuan:" and the number of the message, "tin 5", "t5". In the middle of a bet it is an unknown word. */
export function withoutCourtesy(tokens: readonly Token[], board: TextBoard): readonly Token[] {
  const runs = getRuns(tokens, board)
  if (isCourtesy(runs)) return []
  let [first, end] = [0, tokens.length]
  for (let length = 1; first < end && length > 0; first += length)
    length = nameLength(tokens, first, board) || numberLength(tokens, first) || politeLength(runs, first)
  for (let length = 1; end > first && length > 0; end -= length) {
    length = politeLengthBefore(runs, end)
    const [word, number] = [tokens[end - 2], tokens[end - 1]]
    const isShort = word?.text === 't' && number?.gap === ''
    const isLong = word?.text === 'tin' && word.gap !== '' && number?.gap === ' '
    if (isMessageNumber(number) && (isLong || isShort)) length = 2
  }
  return tokens.slice(first, end)
}

function getRuns(tokens: readonly Token[], board: TextBoard): Run[] {
  const runs: Run[] = []
  const cursor = new Cursor(tokens)
  let afterStations = 0
  const isLetters = (token: Token | undefined) => token?.is === 'WORD' || token?.is === 'UNKNOWN'
  for (let first = 0, end = 1; first < tokens.length; first = end, end += 1) {
    if (isLetters(tokens[first])) while (tokens[end]?.gap === '' && isLetters(tokens[end])) end += 1
    const own = tokens.slice(first, end)
    const text = own.map((token) => token.text).join('')
    const { is } = own[0] ?? {}
    cursor.at = first
    // "Ho Chi Minh"
    if (first >= afterStations) afterStations = first + stationsAt(cursor, board).length
    const isCall = tokens[end]?.text === 'oi' && OTHER_TITLES.has(text)
    let kind: Run['kind'] = is === 'NUMBER' || is === 'MARK' ? is : 'OTHER'
    if (first < afterStations) kind = 'OTHER'
    else if (POLITE.has(text) || isCall || (is === 'UNKNOWN' && POLITE_IF_UNREAD.has(text))) kind = 'POLITE'
    // "cua toi" is mine, "toi" the evening.
    else if (BESIDE.has(text) || (text === 'toi' && runs.at(-1)?.text === 'cua')) kind = 'BESIDE'
    runs.push({ text, first, end, kind })
  }
  return runs
}

const isPolite = ({ kind }: Run) => kind === 'POLITE'

/** A line that says nothing else. */
function isCourtesy(runs: readonly Run[]): boolean {
  return runs.some(isPolite) && politeUntil(runs, 0) === runs.length
}

/** Index of the first run from one on that is neither polite nor a name beside it. */
function politeUntil(runs: readonly Run[], from: number): number {
  let at = from
  let isThanks = false
  for (let run = runs[at]; run; run = runs[at]) {
    const { text, kind } = run
    const isMark = kind === 'MARK' && (text === ':' || text === '=')
    if (kind !== 'POLITE' && kind !== 'BESIDE' && !isMark) break
    isThanks ||= THANKS.has(text)
    at += 1
    if (!TITLES.has(text) && !OTHER_TITLES.has(text)) continue
    let end = at
    while (end - at < LONGEST_NAME && runs[end]?.kind !== 'POLITE' && isName(runs[end]?.text)) end += 1
    if (isThanks || runs[end]?.text === 'oi') at = end
  }
  return at
}

/** How many tokens are polite from one on, in front of bets. */
function politeLength(runs: readonly Run[], from: number): number {
  const start = runs.findIndex(({ first }) => first === from)
  const own = runs.slice(start, politeUntil(runs, start))
  const last = own.findLastIndex(({ text }) => REQUESTS.has(text))
  const next = own[last + 1]
  return last === -1 ? 0 : ((next?.text === ':' ? next : own[last])?.end ?? from) - from
}

/** How many tokens are polite before one, behind bets. */
function politeLengthBefore(runs: readonly Run[], end: number): number {
  const before = runs.slice(0, runs.findLastIndex((run) => run.end === end) + 1)
  let at = before.findLastIndex(({ kind }) => kind === 'NUMBER') + 1
  while (at < before.length) {
    const run = before[at]
    const until = run && isPolite(run) ? politeUntil(before, at) : at
    if (run && until === before.length) return end - run.first
    at = Math.max(until, at + 1)
  }
  return 0
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
  while (end - at <= LONGEST_NAME && isName(tokens[end]?.text)) end += 1
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
function isName(word: string | undefined): boolean {
  if (!word || !/^[a-z]{2,}$/.test(word) || NO_NAMES.has(word)) return false
  if (PLACES.has(word)) return true
  // "Long" is not "lo" and "ng".
  return [NORTH_WORDS, BET_WORDS].every((words) =>
    tokenize(word, words).some(({ is, text }) => is === 'UNKNOWN' || text.length === 1 || text === 'ng'),
  )
}
