import { NORTH_WORDS } from './north-words.ts'
import { readNorth } from './north.ts'
import { joined, type Part, type TextBoard } from './readings.ts'
import { isNumbersFirst, isSouthern, SouthReader } from './south.ts'
import { type Token, tokensOf } from './tokens.ts'

/* In which dialect a line is. */

/** The tokens of a part of a text, at their places in it. */
export function tokensIn(text: string, start: number, end: number, words: Parameters<typeof tokensOf>[1]): Token[] {
  return tokensOf(text.slice(start, end), words).map((token) => ({
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
