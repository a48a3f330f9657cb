import { drawOfIssue, type Holidays } from '@playhouse/engines/lottery/calendar.ts'
import { findLottery, type Structure } from '@playhouse/engines/lottery/games.ts'
import { type OddsChoice, OddsError } from '@playhouse/engines/lottery/odds.ts'
import {
  type PricedLine,
  priceLine,
  SelectionError,
  getSelection,
  splitByPick,
} from '@playhouse/engines/lottery/ticket-lines.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { getStructure } from '../lottery-structure.ts'

/** A line of the slip. A repeated number stays a line of its own. */
export interface SlipLine {
  readonly id: number
  readonly betType: string
  readonly picks: readonly number[]
  /** Code of the lottery if it is not the board's own: another station of the day, or two taken together. */
  readonly lottery?: string
  /** Number of the draw that a text was read for; without one, of the draw on sale. */
  readonly number?: string
  /** Version of the house's reading by which its text was read. */
  readonly reading?: number
  /** Stake of one unit, in whole units of currency as typed. */
  readonly stake: string
}

/** A board's limits, in minor units. */
export interface SlipLimits {
  readonly minimumCost: bigint
  readonly maximumPayout: bigint
  readonly ceiling: bigint
  readonly maxLines: number
  /** Remaining amounts below the ceiling by bet (`betKey`), as far as the page knows. */
  readonly remaining: ReadonlyMap<string, bigint>
  /** Whether another lottery sells for a draw, that of the board by default. */
  readonly sells: (lottery: string, number: string | undefined) => boolean
}

/** A bet on the board's own lottery is its selection. */
export const betKey = (lottery: string | undefined, betType: string, picks: readonly number[]): string =>
  (lottery === undefined ? '' : `${lottery} `) + getSelection(betType, picks)

type LineProblem =
  | { readonly is: 'STAKE' | 'UNKNOWN' | 'NOT_ON_SALE' }
  /** `limit`: in minor units, of the cost or the payout of one number or combination. */
  | { readonly is: 'MINIMUM' | 'MAXIMUM'; readonly limit: bigint }
  /** `limit`: what can still be staked on `pick`; null for the whole line. */
  | { readonly is: 'CEILING'; readonly limit: bigint; readonly pick: number | null }

export interface PricedSlipLine {
  readonly line: SlipLine
  readonly priced: PricedLine | null
  /** As it is sold (`splitByPick`). */
  readonly sold: readonly PricedLine[] | null
  readonly problem: LineProblem | null
}

/** The lines of one lottery and one draw, read by one version of the house's rules. */
export interface SlipTicket {
  readonly lottery: string | undefined
  readonly number: string | undefined
  readonly reading: number | undefined
  readonly lines: readonly SlipLine[]
  readonly rows: readonly PricedSlipLine[]
  readonly cost: bigint
  /** Lines as they are sold (`splitByPick`). */
  readonly soldLines: number
}

export interface PricedSlip {
  readonly lines: readonly PricedSlipLine[]
  readonly tickets: readonly SlipTicket[]
  /** Lines of all tickets as they are sold. */
  readonly soldLines: number
  readonly cost: bigint
  readonly isSellable: boolean
}

const WHOLE = /^\d{1,13}$/

/** Minor units of a stake as typed; null for anything but a whole amount above zero. */
function parseStake(stake: string): bigint | null {
  if (!WHOLE.test(stake)) return null
  const amount = BigInt(stake) * MINOR_UNITS
  return amount > 0n ? amount : null
}

/**
 * Prices a slip by the rules that sell and settle it, and says what keeps it from being sold.
 * @param structure of the board's own lottery
 */
export function priceSlip(
  structure: Structure,
  terms: OddsChoice,
  lines: readonly SlipLine[],
  limits: SlipLimits,
): PricedSlip {
  const staked = new Map<string, bigint>()
  const structureOfLine = ({ lottery }: SlipLine) => (lottery === undefined ? structure : getStructure(lottery))
  const priced = lines.map((line) => priceSlipLine(structureOfLine(line), terms, line, limits, staked))
  const getCost = (some: readonly PricedSlipLine[]) =>
    some.reduce((sum, { priced: own }) => sum + (own?.costMinor ?? 0n), 0n)
  const tickets = [
    ...Map.groupBy(priced, ({ line }) =>
      ticketKey({ lottery: line.lottery, number: line.number, reading: line.reading }),
    ).values(),
  ].map((own) => ({
    lottery: own[0]?.line.lottery,
    number: own[0]?.line.number,
    reading: own[0]?.line.reading,
    lines: own.map(({ line }) => line),
    rows: own,
    cost: getCost(own),
    soldLines: countSold(own),
  }))
  return {
    lines: priced,
    tickets,
    soldLines: countSold(priced),
    cost: getCost(priced),
    isSellable:
      lines.length > 0 &&
      tickets.every(({ soldLines }) => soldLines <= limits.maxLines) &&
      priced.every(({ problem }) => problem === null),
  }
}

/** What is counted as a line everywhere: a line as it is sold, one for each number that pays by itself. */
export const countSold = (rows: readonly Pick<PricedSlipLine, 'sold'>[]): number =>
  rows.reduce((count, { sold }) => count + (sold?.length ?? 1), 0)

export const ticketKey = ({
  lottery,
  number,
  reading,
}: Pick<SlipLine, 'lottery' | 'number' | 'reading'> | Pick<SlipTicket, 'lottery' | 'number' | 'reading'>): string =>
  [lottery, number, reading].join(' ')

function priceSlipLine(
  structure: Structure | undefined,
  terms: OddsChoice,
  line: SlipLine,
  limits: SlipLimits,
  staked: Map<string, bigint>,
): PricedSlipLine {
  const { betType, picks, stake, lottery, number } = line
  const stakeMinor = parseStake(stake)
  if (stakeMinor === null) return { line, priced: null, sold: null, problem: { is: 'STAKE' } }
  if (!structure) return { line, priced: null, sold: null, problem: { is: 'UNKNOWN' } }
  try {
    const priced = priceLine(structure, terms, { betType, picks, stakeMinor })
    const sold = splitByPick(structure, priced)
    const isSelling = lottery === undefined || limits.sells(lottery, number)
    return {
      line,
      priced,
      sold,
      problem: isSelling ? getProblem(sold, lottery, limits, staked) : { is: 'NOT_ON_SALE' },
    }
  } catch (error) {
    if (error instanceof SelectionError || error instanceof OddsError) {
      return { line, priced: null, sold: null, problem: { is: 'UNKNOWN' } }
    }
    throw error
  }
}

function getProblem(
  sold: readonly PricedLine[],
  lottery: string | undefined,
  { minimumCost, maximumPayout, ceiling, remaining }: SlipLimits,
  staked: Map<string, bigint>,
): LineProblem | null {
  if (sold.some(({ costMinor }) => costMinor < minimumCost)) return { is: 'MINIMUM', limit: minimumCost }
  if (sold.some(({ largestWinMinor }) => largestWinMinor > maximumPayout))
    return { is: 'MAXIMUM', limit: maximumPayout }
  let reached: LineProblem | null = null
  for (const { betType, picks, stakeMinor } of sold) {
    const bet = betKey(lottery, betType, picks)
    const before = staked.get(bet) ?? 0n
    staked.set(bet, before + stakeMinor)
    const left = (remaining.get(bet) ?? ceiling) - before
    if (stakeMinor > left && !reached) {
      reached = { is: 'CEILING', limit: left > 0n ? left : 0n, pick: sold.length > 1 ? (picks[0] ?? 0) : null }
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

/** When a house closes the sale of a draw, by the calendar; at once for a lottery that does not draw then. */
export function getClosing(
  lottery: string,
  number: string,
  holidays: Holidays,
  { cutOffMinutes }: { cutOffMinutes: number },
): number {
  const game = findLottery(lottery)
  const closesAt = (game && drawOfIssue(game, number, holidays)?.closesAt) ?? -Infinity
  return game?.intervalSeconds === null ? closesAt - cutOffMinutes * 60_000 : closesAt
}
