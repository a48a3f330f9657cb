import { lotteryOf } from '../games.ts'
import { NORTH_WORDS } from './north-words.ts'
import { readNorth } from './north.ts'
import { writeReading } from './printing.ts'
import {
  type BetText,
  type Part,
  type TextBoard,
  type TextError,
  type TextLine,
  type TextQuestion,
} from './readings.ts'
import { isSouthern, SOUTH_WORDS, SouthReader } from './south.ts'
import { beginsWithStationName } from './stations.ts'
import { Cursor, type Token, tokensOf } from './tokens.ts'

/** Longer texts are refused, in UTF-16 units. */
export const LONGEST_BET_TEXT = 20_000

/**
 * Reads bets on a Vietnamese draw as people write them in messages: docs/lottery-quick-entry.md. What has exactly one reading becomes
 * lines; a part with several is a question; one with none is an error.
 */
export function readBetText(text: string, board: TextBoard): BetText {
  if (text.length > LONGEST_BET_TEXT) {
    const whole = { start: 0, end: text.length }
    return { lines: [], questions: [], errors: [{ ...whole, focus: whole, reason: 'TOO_LONG' }] }
  }
  const lines: TextLine[] = []
  const questions: TextQuestion[] = []
  const errors: TextError[] = []
  for (const part of partsOf(text, board)) {
    const { start, end, bets, notes, fault } = part
    for (const bet of bets) lines.push({ ...bet, start, end, notes })
    if (!fault) continue
    const focus = fault.focus ? { start: fault.focus.start, end: fault.focus.end } : { start, end }
    const { reason, readings = [] } = fault
    if (readings.length === 0) errors.push({ start, end, focus, reason })
    else {
      const written = readings.map((own) => ({ text: writeReading(board, part, own), bets: own }))
      questions.push({ start, end, focus, reason, readings: written })
    }
  }
  return { lines, questions, errors }
}

/** Neighbouring lines of one dialect are read together: a label or station above holds for those below. */
function partsOf(text: string, board: TextBoard): Part[] {
  const parts: Part[] = []
  const south = new Map<string, SouthReader>()
  const northern: { start: number; end: number }[] = []
  const readNorthern = () => {
    const [first, last] = [northern[0], northern.at(-1)]
    if (first && last)
      for (const part of readNorth(tokensAt(text, first.start, last.end, NORTH_WORDS), board)) parts.push(part)
    northern.length = 0
  }
  for (const { index: start, 0: line } of text.matchAll(/[^\n\r]+/g)) {
    const end = start + line.length
    const tokens = tokensAt(text, start, end, SOUTH_WORDS)
    if (tokens.length === 0) continue
    const region = southernRegion(tokens, board, northern.length > 0)
    if (!region) {
      northern.push({ start, end })
      continue
    }
    readNorthern()
    const reader = south.get(region) ?? new SouthReader({ ...board, region })
    south.set(region, reader)
    const from = reader.parts.length
    reader.readLine(tokens)
    for (const part of reader.parts.slice(from)) parts.push(part)
  }
  readNorthern()
  return parts
}

function tokensAt(text: string, start: number, end: number, words: Parameters<typeof tokensOf>[1]): Token[] {
  return tokensOf(text.slice(start, end), words).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }))
}

/** The region in whose dialect a line is; null for the North. */
function southernRegion(
  tokens: readonly Token[],
  board: TextBoard,
  isBelowNorthern: boolean,
): TextBoard['region'] | null {
  if (board.region !== 'NORTH') {
    const isPlain = tokens.every(({ is, text }) => is !== 'WORD' || text === 'x' || text === 'k' || text === 'n')
    return isSouthern(tokens, board) && !(isBelowNorthern && isPlain) ? board.region : null
  }
  const [code] = beginsWithStationName(new Cursor(tokens)) ?? []
  return code === undefined ? null : (lotteryOf(code)?.region ?? null)
}
