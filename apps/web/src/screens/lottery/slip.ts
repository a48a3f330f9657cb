import { betTypeOf } from '@playhouse/engines/lottery/bet-types.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { type OddsChoice, OddsError } from '@playhouse/engines/lottery/odds.ts'
import { type PricedLine, priceLine, SelectionError, selectionOf } from '@playhouse/engines/lottery/ticket-lines.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'

/** A line of the slip. A repeated number stays a line of its own. */
export interface SlipLine {
  readonly id: number
  readonly betType: string
  readonly picks: readonly number[]
  /** Stake of one unit, in whole units of currency as typed. */
  readonly stake: string
}

/** What a board says of limits, in minor units. */
export interface SlipLimits {
  readonly minimumCost: bigint
  readonly maximumPayout: bigint
  readonly ceiling: bigint
  readonly maxLines: number
  /** What the ceiling leaves of selections (`selectionOf`) that were bet on. */
  readonly remaining: ReadonlyMap<string, bigint>
}

type LineProblem =
  | { readonly is: 'STAKE' | 'UNKNOWN' }
  /** `limit`: in minor units, of the cost or the payout of one number or combination. */
  | { readonly is: 'MINIMUM' | 'MAXIMUM'; readonly limit: bigint }
  /** `limit`: what can still be staked on `pick`; null for the whole line. */
  | { readonly is: 'CEILING'; readonly limit: bigint; readonly pick: number | null }

export interface PricedSlipLine {
  readonly line: SlipLine
  readonly priced: PricedLine | null
  readonly problem: LineProblem | null
}

export interface PricedSlip {
  readonly lines: readonly PricedSlipLine[]
  /** Combinations that are paid for. */
  readonly units: number
  /** Cost in one draw. */
  readonly cost: bigint
  /** The most that one line pays if all its picks come. */
  readonly bestWin: bigint
  /** Lines as they are sold: each number of a bet that pays by number is one. */
  readonly soldLines: number
  readonly isSellable: boolean
}

const WHOLE = /^\d{1,13}$/

/** Minor units of a stake as typed; null for anything but a whole amount above zero. */
function stakeMinorOf(stake: string): bigint | null {
  if (!WHOLE.test(stake)) return null
  const amount = BigInt(stake) * MINOR_UNITS
  return amount > 0n ? amount : null
}

/** Prices a slip by the rules that sell and settle it, and says what keeps it from being sold. */
export function priceSlip(
  structure: Structure,
  terms: OddsChoice,
  lines: readonly SlipLine[],
  limits: SlipLimits,
): PricedSlip {
  const staked = new Map<string, bigint>()
  const priced = lines.map((line) => priceSlipLine(structure, terms, line, limits, staked))
  const sold = priced.reduce(
    (count, { line, priced: own }) => count + (own && isByNumber(structure, line) ? line.picks.length : 1),
    0,
  )
  return {
    lines: priced,
    units: priced.reduce((sum, { priced: own }) => sum + (own?.units ?? 0), 0),
    cost: priced.reduce((sum, { priced: own }) => sum + (own?.costMinor ?? 0n), 0n),
    bestWin: priced.reduce(
      (best, { priced: own }) => (own && own.possibleWinMinor > best ? own.possibleWinMinor : best),
      0n,
    ),
    soldLines: sold,
    isSellable: lines.length > 0 && sold <= limits.maxLines && priced.every(({ problem }) => problem === null),
  }
}

const isByNumber = (structure: Structure, { betType, picks }: SlipLine) =>
  picks.length > 1 && betTypeOf(structure, betType)?.rule.by === 'HITS'

function priceSlipLine(
  structure: Structure,
  terms: OddsChoice,
  line: SlipLine,
  limits: SlipLimits,
  staked: Map<string, bigint>,
): PricedSlipLine {
  const { betType, picks, stake } = line
  const stakeMinor = stakeMinorOf(stake)
  if (stakeMinor === null) return { line, priced: null, problem: { is: 'STAKE' } }
  try {
    const priced = priceLine(structure, terms, { betType, picks, stakeMinor })
    const byNumber = isByNumber(structure, line)
    const first = byNumber
      ? priceLine(structure, terms, { betType, picks: priced.picks.slice(0, 1), stakeMinor })
      : priced
    const parts = byNumber ? priced.picks.map((pick) => [pick]) : [priced.picks]
    return { line, priced, problem: problemOf(first, parts, stakeMinor, limits, staked) }
  } catch (error) {
    if (error instanceof SelectionError || error instanceof OddsError) {
      return { line, priced: null, problem: { is: 'UNKNOWN' } }
    }
    throw error
  }
}

function problemOf(
  { betType, costMinor, largestWinMinor }: PricedLine,
  parts: readonly (readonly number[])[],
  stakeMinor: bigint,
  { minimumCost, maximumPayout, ceiling, remaining }: SlipLimits,
  staked: Map<string, bigint>,
): LineProblem | null {
  if (costMinor < minimumCost) return { is: 'MINIMUM', limit: minimumCost }
  if (largestWinMinor > maximumPayout) return { is: 'MAXIMUM', limit: maximumPayout }
  let reached: LineProblem | null = null
  for (const part of parts) {
    const selection = selectionOf(betType, part)
    const before = staked.get(selection) ?? 0n
    staked.set(selection, before + stakeMinor)
    const left = (remaining.get(selection) ?? ceiling) - before
    if (stakeMinor > left && !reached) {
      reached = { is: 'CEILING', limit: left > 0n ? left : 0n, pick: parts.length > 1 ? (part[0] ?? 0) : null }
    }
  }
  return reached
}

/** Minor units as a whole amount of currency, cut. */
export const wholeUnits = (minor: bigint): string => String(minor / MINOR_UNITS)

/** Stake of a ticket in so many of its draws. */
export const stakeOfDraws = ({ amount, currency }: { amount: string; currency: string }, draws: number) => ({
  amount: formatAmount(parseAmount(amount) * BigInt(draws)),
  currency,
})
