import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { choose } from '../combinations.ts'
import { CURRENT_ODDS } from '../odds.ts'
import { priceLine } from '../ticket-lines.ts'
import { VIETNAMESE_BETS } from '../vietnamese-bets.ts'
import { amountAt, getTotals, isInPoints } from './amounts.ts'
import { RECAP } from './north-words.ts'
import { type Part, getStructure, type TextBet, type TextBoard } from './readings.ts'
import { Cursor, type Token } from './tokens.ts'

/* "t 300k" behind bets: what they come to. */

/** Odds at which a bet costs its stake for each number of the result that it is on. */
const BY_NUMBER = { version: CURRENT_ODDS, mode: 'ZY', series: null } as const

/** A recap of more parts than this is not looked for. */
export const RECAPPED_PARTS = 200

export interface Recap {
  /** Index of its first token. */
  readonly at: number
  readonly totals: readonly number[]
  /** Of bets that are counted in points. */
  readonly isInPoints: boolean
  readonly start: number
  readonly end: number
}

/** "t 300k", "tong 360" at the end of a line. */
export function findRecap(tokens: readonly Token[], { priceUnit }: TextBoard): Recap | null {
  const cursor = new Cursor(tokens)
  for (let at = Math.max(0, tokens.length - 8); at < tokens.length; at += 1) {
    cursor.at = at
    const word = cursor.phrase(RECAP)
    if (!word) continue
    const mark = tokens[at + word.length]?.is === 'MARK' ? 1 : 0
    const amount = amountAt(cursor, at + word.length + mark)
    const [first, last] = [tokens[at], tokens.at(-1)]
    if (!amount || !first || !last || at + word.length + mark + amount.length !== tokens.length) continue
    // "tong 5" is a set.
    const isPlain = amount.unit === 'NONE' && (first.text !== 'tong' || amount.value >= 100)
    if (isPlain || amount.unit !== 'NONE') {
      const { start } = first
      return { at, totals: getTotals(amount, priceUnit), isInPoints: isInPoints(amount), start, end: last.end }
    }
  }
  return null
}

/** Bets that are paid for one by one. */
export function getTickets({ betType, picks }: Pick<TextBet, 'betType' | 'picks'>): number {
  const by = VIETNAMESE_BETS[betType]?.rule.by
  if (by === 'PAIRS') return choose(picks.length, 2)
  return by === 'HITS' ? picks.length : 1
}

/** Whether bets are counted in points. */
export const arePoints = (bets: readonly Pick<TextBet, 'betType'>[]): boolean =>
  bets.every(({ betType }) => VIETNAMESE_BETS[betType]?.unit === 'POINT')

/** The stakes, and what the bets cost when each number of the result is paid for, in whole units of currency; none if something is unclear. */
export function getSums(parts: readonly { part: Part; section: TextBoard }[]): readonly number[] {
  let [stakes, costs] = [0n, 0n]
  for (const { part, section } of parts) {
    if (part.fault) return []
    for (const bet of part.bets) {
      stakes += bet.stakeMinor * BigInt(getTickets(bet))
      costs += priceLine(getStructure(section, bet.lottery), BY_NUMBER, bet).costMinor
    }
  }
  return [stakes, costs].map((sum) => Number(sum / MINOR_UNITS))
}
