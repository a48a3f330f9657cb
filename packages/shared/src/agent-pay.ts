import { formatAmount, parseAmount } from './money.ts'
import { BRAND_OFFSET_MS } from './limits.ts'
import { MIN_SERIES } from './prize-series.ts'

/** Rates are basis points: 10,000 is the whole amount. */
const WHOLE = 10_000n

/** The highest rebate that a brand can allow. */
export const REBATE_MAX_BASIS_POINTS = 1400

export const CONTRACT_KINDS = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** D daily, W weekly from Monday, H the 1st to the 15th and the rest of the month, M monthly. */
export const CONTRACT_PERIODS = ['D', 'W', 'H', 'M'] as const
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number]

/** The highest rate that a brand can allow: of the house's profit for dividends, of valid bets for salaries. */
export const CONTRACT_RATE_MAX: Readonly<Record<ContractKind, number>> = {
  DIVIDEND: 5000,
  DAILY_SALARY: 200,
  HOURLY_SALARY: 200,
  REALTIME_SALARY: 200,
}

/** How much of a product's valid bets agents are paid for, in percent. Products that are not listed count in full. */
export type ProductShares = Readonly<Record<string, number>>

/** Valid bets as far as their products count, rounded down. */
export function countedBet(byProduct: Readonly<Record<string, bigint>>, shares: ProductShares): bigint {
  const sum = Object.entries(byProduct).reduce(
    (total, [product, bet]) => total + bet * BigInt(shares[product] ?? 100),
    0n,
  )
  return sum / 100n
}

export const LOSS_CARRY_OVERS = ['PREVIOUS', 'PERMANENT'] as const
/** How long a loss of the house lowers later profits: in the next period only, or until profits made up for it. */
export type LossCarryOver = (typeof LOSS_CARRY_OVERS)[number]

/** A rate for the whole profit of a period that reaches `profit`. */
export interface DividendTier {
  profit: string
  basisPoints: number
}

/**
 * Terms of a contract. Amounts are decimal strings; null conditions do not apply. Optional terms came later: without them a contract is
 * computed, and its terms are hashed, as before.
 */
export interface ContractTerms {
  /** Applies to dividends only. */
  period: ContractPeriod
  basisPoints: number
  /** Valid bets of the team that the period needs. */
  minValidBet: string | null
  /** Profit of the house with the team that the period needs. */
  minHouseProfit: string | null
  minActiveMembers: number | null
  /** Real-time: the team's net win and net loss over its valid bets, in basis points, that are still paid. */
  maxWinRate: number | null
  maxLossRate: number | null
  /** Real-time: the largest stake of the window that is still paid. */
  maxSingleBet: string | null
  /** Dividends: rebates and commissions paid to the team in the period lower the profit. */
  deductsRebates?: boolean | undefined
  /** Dividends: so do promotions, converted bonuses and converted points. */
  deductsPromotions?: boolean | undefined
  /** Dividends: a period's loss lowers the profit of later ones of the same version. */
  lossCarryOver?: LossCarryOver | undefined
  /** Dividends: valid bets in the period that make a member active; otherwise any round does. */
  activeMemberBet?: string | undefined
  /** Dividends: ascending; below the first one `basisPoints` applies. */
  tiers?: readonly DividendTier[] | undefined
  /** Salaries: what counts of each product. The platform writes them into an offer. */
  shares?: ProductShares | undefined
}

export const highestRate = ({ basisPoints, tiers = [] }: Pick<ContractTerms, 'basisPoints' | 'tiers'>): number =>
  Math.max(basisPoints, ...tiers.map((tier) => tier.basisPoints))

/** Team totals of a period in minor units. */
export interface Measures {
  validBet: bigint
  /** Valid bet by product. */
  byProduct: Readonly<Record<string, bigint>>
  payout: bigint
  activeMembers: number
  largestBet: bigint
}

/** Deductions from the house's profit under the terms, in minor units; none of them below zero. */
export interface Deductions {
  rebates: bigint
  promotions: bigint
  /** Loss of earlier periods. */
  carriedOver: bigint
}

export const NO_DEDUCTIONS: Deductions = { rebates: 0n, promotions: 0n, carriedOver: 0n }

/** A line of the formula. `needed` is the contract's condition. */
export interface BillLine {
  what:
    | 'VALID_BET'
    | 'COUNTED_BET'
    | 'HOUSE_PROFIT'
    | 'REBATES'
    | 'PROMOTIONS'
    | 'CARRIED_OVER'
    | 'PROFIT'
    | 'ACTIVE_MEMBERS'
    | 'WIN_RATE'
    | 'LOSS_RATE'
    | 'LARGEST_BET'
    | 'TIER'
    | 'RATE'
    | 'PASSED_ON'
    | 'TOTAL'
    | 'CARRIED_FORWARD'
  /** A decimal amount, a count, or basis points. */
  value: string
  needed: string | null
  met: boolean | null
}

const share = (amount: bigint, basisPoints: number): bigint => (amount * BigInt(basisPoints)) / WHOLE

/** The loss that a bill leaves to the next period, in minor units. */
export function carriedForward(lines: readonly BillLine[]): bigint {
  const line = lines.find(({ what }) => what === 'CARRIED_FORWARD')
  return line ? parseAmount(line.value) : 0n
}

/**
 * Pay of a contract for a period with every line of the formula, rounded down; zero if a condition is not met. Profits make up for a loss of
 * earlier periods also where a condition is not met.
 */
export function contractPay(
  kind: ContractKind,
  terms: ContractTerms,
  measures: Measures,
  deductions: Deductions = NO_DEDUCTIONS,
): { total: bigint; reached: boolean; lines: BillLine[] } {
  const { deductsRebates, deductsPromotions, lossCarryOver, tiers } = terms
  const rebates = deductsRebates ? deductions.rebates : 0n
  const promotions = deductsPromotions ? deductions.promotions : 0n
  const carriedOver = lossCarryOver ? deductions.carriedOver : 0n
  const { validBet, byProduct, payout, activeMembers, largestBet } = measures
  const counted = terms.shares && countedBet(byProduct, terms.shares)
  const houseProfit = validBet - payout
  const earned = houseProfit - rebates - promotions
  const profit = earned - carriedOver
  const lines: BillLine[] = []
  const add = (what: BillLine['what'], value: string, needed: string | null, met: boolean | null) =>
    lines.push({ what, value, needed, met })
  const atLeast = (what: BillLine['what'], value: bigint, needed: string | null) =>
    add(what, formatAmount(value), needed, needed === null ? null : value >= parseAmount(needed))
  const getRate = (amount: bigint) => (validBet > 0n && amount > 0n ? Number((amount * WHOLE) / validBet) : 0)

  atLeast('VALID_BET', validBet, terms.minValidBet)
  if (counted !== undefined) atLeast('COUNTED_BET', counted, null)
  if (kind === 'DIVIDEND' || terms.minHouseProfit !== null) atLeast('HOUSE_PROFIT', houseProfit, terms.minHouseProfit)
  if (deductsRebates) atLeast('REBATES', rebates, null)
  if (deductsPromotions) atLeast('PROMOTIONS', promotions, null)
  if (lossCarryOver) atLeast('CARRIED_OVER', carriedOver, null)
  if (deductsRebates || deductsPromotions || lossCarryOver) atLeast('PROFIT', profit, null)
  if (kind === 'DIVIDEND' || terms.minActiveMembers !== null) {
    const { minActiveMembers: needed } = terms
    add(
      'ACTIVE_MEMBERS',
      String(activeMembers),
      needed?.toString() ?? null,
      needed === null ? null : activeMembers >= needed,
    )
  }
  if (terms.maxWinRate !== null) {
    add('WIN_RATE', String(getRate(-houseProfit)), String(terms.maxWinRate), getRate(-houseProfit) <= terms.maxWinRate)
  }
  if (terms.maxLossRate !== null) {
    add('LOSS_RATE', String(getRate(houseProfit)), String(terms.maxLossRate), getRate(houseProfit) <= terms.maxLossRate)
  }
  if (terms.maxSingleBet !== null) {
    const met = largestBet <= parseAmount(terms.maxSingleBet)
    add('LARGEST_BET', formatAmount(largestBet), terms.maxSingleBet, met)
  }
  const reached = lines.every(({ met }) => met !== false)
  const base = kind === 'DIVIDEND' ? profit : (counted ?? validBet)
  const tier = tiers?.findLast((one) => profit >= parseAmount(one.profit))
  const { basisPoints } = tier ?? terms
  const total = reached && base > 0n ? share(base, basisPoints) : 0n
  if (tiers) atLeast('TIER', tier ? parseAmount(tier.profit) : 0n, null)
  add('RATE', String(basisPoints), null, null)
  add('TOTAL', formatAmount(total), null, null)
  if (lossCarryOver) {
    const left = lossCarryOver === 'PERMANENT' ? profit : earned
    add('CARRIED_FORWARD', formatAmount(left < 0n ? -left : 0n), null, null)
  }
  return { total, reached, lines }
}

export interface RebatedBets {
  basisPoints: number
  validBet: bigint
  /** Bets as far as their products count; absent where all of them do. */
  countedBet?: bigint | undefined
}

const rebateOn = ({ basisPoints, validBet, countedBet: counted = validBet }: RebatedBets) => share(counted, basisPoints)

/**
 * An account's rebate for a day: its rate on all bets up to its own level, less what the lines below it get by theirs. Over a tree these add
 * up to the top's rate on all bets, also after rounding.
 */
export function rebateShare(own: RebatedBets, lines: readonly RebatedBets[]): { total: bigint; lines: BillLine[] } {
  const passedOn = lines.reduce((sum, line) => sum + rebateOn(line), 0n)
  const total = rebateOn(own) - passedOn
  const line = (what: BillLine['what'], value: string): BillLine => ({ what, value, needed: null, met: null })
  return {
    total,
    lines: [
      line('VALID_BET', formatAmount(own.validBet)),
      ...(own.countedBet === undefined ? [] : [line('COUNTED_BET', formatAmount(own.countedBet))]),
      line('RATE', String(own.basisPoints)),
      line('PASSED_ON', formatAmount(passedOn)),
      line('TOTAL', formatAmount(total)),
    ],
  }
}

/** The share of stakes between a prize series and the lowest one, in basis points: 1980 has the 14 % that a chain shares. */
export const seriesRate = (series: number): number => (series - MIN_SERIES) * 5

export interface SeriesBets {
  /** Ids of those above the player, nearest first. */
  uplines: readonly number[]
  /** Highest series of the player when it bought the tickets. */
  series: number
  validBet: bigint
}

/**
 * Rebates of uplines on bets by prize series, by account: the part between its own series and the highest below it on the way to the
 * player. So the shares of one bet never pass the highest series, even if somebody's was lowered after the sale.
 */
export function seriesShares(
  bets: readonly SeriesBets[],
  getSeries: (memberId: number) => number,
): Map<number, { total: bigint; lines: BillLine[] }> {
  const below = new Map<number, Map<number, bigint>>()
  for (const { uplines, series, validBet } of bets) {
    let reached = series
    for (const upline of uplines) {
      const own = getSeries(upline)
      if (own <= reached) continue
      const levels = below.get(upline) ?? new Map<number, bigint>()
      below.set(upline, levels)
      levels.set(reached, (levels.get(reached) ?? 0n) + validBet)
      reached = own
    }
  }
  return new Map(
    [...below].map(([upline, levels]) => {
      const lines = [...levels].map(([series, validBet]) => ({ basisPoints: seriesRate(series), validBet }))
      const validBet = lines.reduce((sum, line) => sum + line.validBet, 0n)
      return [upline, rebateShare({ basisPoints: seriesRate(getSeries(upline)), validBet }, lines)]
    }),
  )
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Period {
  from: Date
  to: Date
}

/** The period that contains a moment, in the brand's time zone. */
export function periodAt(kind: ContractKind, period: ContractPeriod, at: Date): Period {
  const local = at.getTime() + BRAND_OFFSET_MS
  const span = (length: number, start = 0): Period => {
    const from = Math.floor((local - start) / length) * length + start
    return { from: new Date(from - BRAND_OFFSET_MS), to: new Date(from + length - BRAND_OFFSET_MS) }
  }
  if (kind === 'REALTIME_SALARY') return span(5 * MINUTE)
  if (kind === 'HOURLY_SALARY') return span(HOUR)
  if (kind === 'DAILY_SALARY' || period === 'D') return span(DAY)
  // 1970-01-05 was a Monday.
  if (period === 'W') return span(7 * DAY, 4 * DAY)
  const day = new Date(local)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()]
  const late = period === 'H' && day.getUTCDate() > 15
  const from = Date.UTC(year, month, late ? 16 : 1)
  const to = period === 'H' && !late ? Date.UTC(year, month, 16) : Date.UTC(year, month + 1, 1)
  return { from: new Date(from - BRAND_OFFSET_MS), to: new Date(to - BRAND_OFFSET_MS) }
}

/** When a period that ends at `to` is billed: real-time after half a minute, hourly at hh:05, daily at 03:00, dividends at 12:00. */
export function billedAt(kind: ContractKind, to: Date): Date {
  const delay = { REALTIME_SALARY: MINUTE / 2, HOURLY_SALARY: 5 * MINUTE, DAILY_SALARY: 3 * HOUR, DIVIDEND: 12 * HOUR }[
    kind
  ]
  return new Date(to.getTime() + delay)
}
