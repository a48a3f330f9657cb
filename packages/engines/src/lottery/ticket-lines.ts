import type { BetType } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import { getFirstPick, isPick, getPicks } from './picks.ts'
import { payTable, countUnits } from './evaluate.ts'
import { POOLS, slotsCompared, type Structure } from './games.ts'
import { type LineOdds, ODDS_SCALE, type OddsChoice, getOdds } from './odds.ts'

/** A player's selection: one line of a ticket. */
export interface Selection {
  readonly betType: string
  /** Different picks (`isPick`); the order does not matter. */
  readonly picks: readonly number[]
  /** Minor units for one unit: money, or points of one currency unit. */
  readonly stakeMinor: bigint
}

/** A bet as one text: the key of its exposure, of what it wins, and of what a ceiling leaves. */
export const getSelection = (betType: string, picks: readonly number[]): string => `${betType}:${picks.join(',')}`

/** A line with its price; what is stored with a ticket. */
export interface PricedLine extends Selection, LineOdds {
  readonly picks: readonly number[]
  /** Combinations that are paid for. */
  readonly units: number
  readonly costMinor: bigint
  /** The least that a win pays, stake included. */
  readonly leastWinMinor: bigint
  /** The most that any result can pay, repeats included. */
  readonly largestWinMinor: bigint
}

export type SelectionFault = 'BET_TYPE' | 'PICK' | 'REPEATED_PICK' | 'TOO_FEW_PICKS' | 'TOO_MANY_PICKS' | 'STAKE'

export class SelectionError extends Error {
  override readonly name = 'SelectionError'
  readonly fault: SelectionFault
  constructor(fault: SelectionFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/**
 * Odds as a board shows them. Payouts are one, one for each choice or sum, of a wheel one per size, of keno one per number caught.
 * @throws OddsError
 */
export function boardOdds(choice: OddsChoice, structure: Structure, type: BetType): LineOdds {
  const odds = getOdds(choice, structure, type, getFirstPick(structure, type))
  // Choices and sums have different chances.
  if (!type.choices && type.compare.of !== 'SUM') return odds
  const payouts = getPicks(structure, type).map((pick) => getOdds(choice, structure, type, pick).payouts[0] ?? 0)
  return { price: odds.price, payouts }
}

/** Counts and prices a line; its picks are sorted. @throws SelectionError, OddsError */
export function priceLine(structure: Structure, choice: OddsChoice, selection: Selection): PricedLine {
  const { betType, stakeMinor } = selection
  const type = findBetType(structure, betType)
  if (!type) throw new SelectionError('BET_TYPE', `No bet type ${betType}`)
  const picks = checkedPicks(structure, type, selection.picks)
  // A stake is a whole number of units of currency, so that no price has a remainder.
  if (stakeMinor <= 0n || stakeMinor % BigInt(ODDS_SCALE) !== 0n) throw new SelectionError('STAKE', 'A stake is whole')
  const { price, payouts } = getOdds(choice, structure, type, picks[0] ?? 0)
  const units = countUnits(type.rule, picks.length)
  return {
    betType,
    picks,
    stakeMinor,
    price,
    payouts,
    units,
    costMinor: (stakeMinor * BigInt(units) * BigInt(price)) / BigInt(ODDS_SCALE),
    ...getWins(structure, type, { stakeMinor, picks, payouts }),
  }
}

/** Lines as they are stored and limited: one that pays each of its picks by itself is a line for each pick. */
export function splitByPick(structure: Structure, line: PricedLine): PricedLine[] {
  const type = findBetType(structure, line.betType)
  if (type?.rule.by !== 'HITS' || line.picks.length === 1) return [line]
  const costMinor = line.costMinor / BigInt(line.units)
  return line.picks.map((pick) => ({
    ...line,
    ...getWins(structure, type, { ...line, picks: [pick] }),
    picks: [pick],
    units: 1,
    costMinor,
  }))
}

function getWins(
  structure: Structure,
  type: BetType,
  { stakeMinor, picks, payouts }: Pick<PricedLine, 'stakeMinor' | 'picks' | 'payouts'>,
) {
  const maxHits = mostHits(structure, type, picks)
  const win = (multiplier: number) => (stakeMinor * BigInt(multiplier)) / BigInt(ODDS_SCALE)
  return {
    leastWinMinor: win(leastMultiplier(type, picks.length, payouts)),
    largestWinMinor: win(largestMultiplier(type, picks.length, payouts, maxHits)),
  }
}

function checkedPicks(structure: Structure, type: BetType, picks: readonly number[]): number[] {
  const sorted = picks.toSorted((a, b) => a - b)
  if (sorted.length < type.picks.min)
    throw new SelectionError('TOO_FEW_PICKS', `${type.code} takes ${type.picks.min} or more`)
  if (sorted.length > type.picks.max)
    throw new SelectionError('TOO_MANY_PICKS', `${type.code} takes up to ${type.picks.max}`)
  for (const [index, pick] of sorted.entries()) {
    if (!isPick(structure, type, pick)) throw new SelectionError('PICK', `${pick} is no pick of ${type.code}`)
    if (pick === sorted[index - 1]) throw new SelectionError('REPEATED_PICK', `${pick} is picked twice`)
  }
  return sorted
}

/** The smallest payout over all results that win, in ten-thousandths of the stake. */
function leastMultiplier({ rule }: BetType, n: number, payouts: readonly number[]): number {
  // One hit, or one pair.
  if (rule.by === 'HITS' || rule.by === 'DA' || rule.by === 'PAIRS') return payouts[0] ?? 0
  return Math.min(...payTable(rule, n, payouts).filter((payout) => payout > 0))
}

/** The largest payout over all results, in ten-thousandths of the stake. */
function largestMultiplier({ rule }: BetType, n: number, payouts: readonly number[], maxHits: number): number {
  const [payout = 0] = payouts
  if (rule.by === 'HITS') return payout * maxHits
  if (rule.by === 'DA') return (payout * (maxHits + n - 2)) / 2
  if (rule.by === 'PAIRS') return (payout * maxHits * (n - 1)) / 2
  return Math.max(...payTable(rule, n, payouts).slice(0, maxHits + 1))
}

/** Most hits that different picks can have together; for rules that count picks, most picks that can be hit. */
function mostHits(structure: Structure, { compare, rule }: BetType, picks: readonly number[]): number {
  if (compare.of === 'ENDING') {
    const numbers = slotsCompared(structure, compare).length
    return rule.by === 'HITS' || rule.by === 'DA' || rule.by === 'PAIRS' ? numbers : Math.min(numbers, picks.length)
  }
  if (structure.kind === 'VN') return 1
  const { count, repeats } = POOLS[structure.kind]
  if (compare.of === 'ANYWHERE') return Math.min(count, picks.length)
  if (compare.of === 'TIMES') return Math.min(Math.floor(count / compare.times), picks.length)
  if (compare.of === 'VALUE_AT') return repeats ? new Set(picks.map(getPosition)).size : mostPositions(picks)
  return 1
}

const getPosition = (pick: number) => Math.floor(pick / 100)

/** Most positions that can show one of their picks when no value is drawn twice: a largest matching. */
function mostPositions(picks: readonly number[]): number {
  const positionOfValue = new Map<number, number>()
  const place = (position: number, tried: Set<number>): boolean =>
    picks.some((pick) => {
      const value = pick % 100
      if (getPosition(pick) !== position || tried.has(value)) return false
      tried.add(value)
      const holder = positionOfValue.get(value)
      if (holder !== undefined && !place(holder, tried)) return false
      positionOfValue.set(value, position)
      return true
    })
  return [...new Set(picks.map(getPosition))].filter((position) => place(position, new Set())).length
}
