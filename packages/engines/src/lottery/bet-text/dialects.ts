import { hasUnitAt } from './amounts.ts'
import { NORTH_WORDS } from './north-words.ts'
import { readNorth } from './north.ts'
import { joined, type Part, type TextBoard } from './readings.ts'
import { SouthReader } from './south.ts'
import { BETS, DIGIT_SETS, EITHER_SET_PHRASES, isHeadAt, RANGE_WORDS, SET_PHRASES } from './south-words.ts'
import { stationsAt } from './stations.ts'
import { Cursor, type Token, tokenize } from './tokens.ts'

/* In which dialect a line is. */

/** The tokens of a part of a text, at their places in it. */
export function tokensIn(text: string, start: number, end: number, words: Parameters<typeof tokenize>[1]): Token[] {
  return tokenize(text.slice(start, end), words).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }))
}

/** Whether a line is in the dialect of the South. `isBelow`: lines in that of the North stand right above. */
export function isInSouthern(
  text: string,
  board: TextBoard,
  tokens: readonly Token[],
  { start, end, isBelow }: { start: number; end: number; isBelow: boolean },
): boolean {
  if (board.region !== 'NORTH') {
    const isPlain = tokens.every((token) => token.is !== 'WORD' || /^[xkn]$/.test(token.text))
    return isSouthern(tokens, board) && !(isBelow && isPlain)
  }
  if (!isNumbersFirst(tokens)) return false
  const south = new SouthReader(board)
  south.readLine(tokens)
  const isClear = ({ fault }: Part) => !fault
  // "70 dau0,5n": a price of 500, not a price of 5,000 for the head 0.
  const isDecimal = ({ is, gap }: Token, at: number) =>
    is === 'NUMBER' && /^[.,]$/.test(gap) && tokens[at - 1]?.is === 'NUMBER' && tokens[at - 2]?.is === 'WORD'
  if (south.parts.every(isClear) && tokens.some(isDecimal)) return true
  if (readNorth(tokensIn(text, start, end, NORTH_WORDS), board).every(isClear)) return false
  return south.parts.every(({ fault }) => !fault || fault.readings || fault.reason === 'NOT_OFFERED')
}

/** A line of words without a number that is no label: what is below may be meant for it. */
export function isUnknown(
  text: string,
  board: TextBoard,
  tokens: readonly Token[],
  start: number,
  end: number,
): boolean {
  if (tokens.some(({ is }) => is === 'NUMBER')) return false
  return readNorth(tokensIn(text, start, end, NORTH_WORDS), board).some(({ fault }) => fault?.reason === 'WORD')
}

/** A line whose unclear parts decide its dialect is one part. */
export function asOne(text: string, board: TextBoard, parts: readonly Part[]): readonly Part[] {
  const [first, ...others] = parts
  if (!first) return parts
  const isNumber = ({ start }: Part) => /\d/.test(text[start] ?? '')
  const isUnclear =
    board.region === 'NORTH' ? parts.some(({ fault }) => fault) : first.fault !== null && !others.every(isNumber)
  return isUnclear ? [joined(first, ...others)] : parts
}

/** How many tokens a set of numbers takes here. */
function setAt(cursor: Cursor): number | null {
  const named = cursor.phrase(SET_PHRASES) ?? cursor.phrase(EITHER_SET_PHRASES)
  if (named) return named.length
  const { length } = cursor.phrase(DIGIT_SETS) ?? { length: 0 }
  const digit = length > 0 ? cursor.peek(length) : undefined
  const isSet = digit?.is === 'NUMBER' && digit.text.length === 1 && !hasUnitAt(cursor, cursor.at + length)
  return isSet ? length + 1 : null
}

/** Whether a line is in this dialect: it begins with stations or numbers, or with a set before a bet. */
function isSouthern(tokens: readonly Token[], board: TextBoard): boolean {
  const cursor = new Cursor(tokens)
  const { length } = stationsAt(cursor, board)
  const isStationLine = length === tokens.length
  cursor.at = length
  const [first, second] = [tokens[length], tokens[length + 1]]
  // "3 cang 123"
  if (first?.is === 'NUMBER') return !(second?.text === 'c' || second?.text === 'cang')
  if (isStationLine) return true
  const setLength = () => (cursor.phrase(SET_PHRASES) ?? cursor.phrase(EITHER_SET_PHRASES))?.length
  if (setLength()) {
    for (let next = setLength(); next; next = setLength()) cursor.at += next
    const bet = cursor.phrase(BETS)
    return length > 0 || (bet !== null && cursor.token?.text !== 'x' && cursor.peek(bet.length)?.is === 'NUMBER')
  }
  const digits = cursor.phrase(DIGIT_SETS)
  if (digits && cursor.peek(digits.length)?.is === 'NUMBER') {
    const bet = cursor.phrase(BETS, cursor.at + digits.length + 1)
    return (
      bet !== null &&
      cursor.peek(digits.length + 1 + bet.length)?.is === 'NUMBER' &&
      tokens[cursor.at + digits.length + 1]?.text !== 'x'
    )
  }
  return length > 0
}

/** Whether numbers or sets come first and then a bet with its price, on a board of the North. */
export function isNumbersFirst(tokens: readonly Token[]): boolean {
  const cursor = new Cursor(tokens)
  for (let token = cursor.token; token; token = cursor.token) {
    const set = setAt(cursor)
    const isRange = token.is === 'WORD' && RANGE_WORDS.has(token.text)
    // Behind numbers "dau 5" is a bet, and "xiu chu" is no set.
    const isBet = cursor.at > 0 && cursor.phrase(BETS) !== null
    if ((token.is !== 'NUMBER' && !isRange && !set) || isBet) break
    cursor.at += set ?? 1
  }
  if (cursor.at === 0) return false
  if (isHeadAt(tokens, cursor.at)) return true
  const bet = cursor.phrase(BETS)
  if (!bet || cursor.token?.text === 'x') return false
  const next = cursor.peek(bet.length)
  const price = next?.is === 'MARK' || next?.text === 'x' ? cursor.peek(bet.length + 1) : next
  return price?.is === 'NUMBER'
}
