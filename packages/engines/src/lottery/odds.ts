import { MAX_SERIES, MIN_SERIES } from '@playhouse/shared/prize-series.ts'
import type { Rational } from '../rational.ts'
import type { BetType } from './bet-type.ts'
import { getFairOdds } from './chances.ts'
import type { Structure } from './games.ts'

/*
 * Odds by version of their table; bet types have their own prices and payouts. A ticket keeps the version, its prize mode and series; odds are never looked up again.
 * Prices and payouts are per 1 of stake, payouts gross: "1 pays 99.5" gives back 99.5 in all.
 */

/**
 * LOTT: traditional, by prize series; what the player leaves of the series comes back as rebate. ZY: the house's own tables.
 * ELOTT: fixed odds near the fair ones. SEA: fixed odds, station points at a flat price.
 */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'
export const PRIZE_MODES: readonly PrizeMode[] = ['LOTT', 'ZY', 'ELOTT', 'SEA']

export const ODDS_SCALE = 10_000
const SERIES_BASE = 2000

interface OddsTable {
  readonly version: string
  /** Share of the fair payout for bets without a price of their own (`StationOdds`), in per cent. TRUOT has its own. */
  readonly percent: Readonly<Record<'ZY' | 'ELOTT' | 'SEA', number>>
  readonly missPercent: Readonly<Record<'ZY' | 'SEA', number>>
}

const TABLES: readonly OddsTable[] = [
  { version: '2026-11', percent: { ZY: 97, ELOTT: 98, SEA: 95 }, missPercent: { ZY: 93, SEA: 90 } },
]

/** Newest last. */
export const ODDS_VERSIONS: readonly string[] = TABLES.map(({ version }) => version)
export const CURRENT_ODDS: string = ODDS_VERSIONS.at(-1) ?? ''

/** Which odds a ticket plays at. */
export interface OddsChoice {
  readonly version: string
  readonly mode: PrizeMode
  /** Prize series of the mode LOTT, 1700 to 1980; null in all others. */
  readonly series: number | null
}

/** Odds of a line, in ten-thousandths of the stake. */
export interface LineOdds {
  /** Cost of one unit per 1 of stake. */
  readonly price: number
  /** One payout; of a wheel one per size, of keno one per number caught (from 0). See `Rule`. */
  readonly payouts: readonly number[]
}

export class OddsError extends Error {
  override readonly name = 'OddsError'
}

const found = new Map<string, LineOdds>()

/** Odds of a bet type. `pick` matters where choices have different chances. @throws OddsError */
export function getOdds(choice: OddsChoice, structure: Structure, type: BetType, pick: number): LineOdds {
  checkChoice(choice)
  const byPick = type.choices || type.compare.of === 'SUM' ? pick : ''
  const { version, mode, series } = choice
  const name = [version, mode, series, type.kind, type.code, structure.region, byPick].join()
  const known = found.get(name)
  if (known) return known
  const odds = computeOdds(choice, structure, type, pick)
  found.set(name, odds)
  return odds
}

function checkChoice({ mode, series }: OddsChoice): void {
  const isSeries = series !== null && Number.isInteger(series) && series >= MIN_SERIES && series <= MAX_SERIES
  if (mode === 'LOTT' ? !isSeries : series !== null)
    throw new OddsError(`No prize series ${series} in the mode ${mode}`)
}

function computeOdds(choice: OddsChoice, structure: Structure, type: BetType, pick: number): LineOdds {
  const own = findOwnOdds(choice, structure, type)
  if (own) return own
  const share = getShare(choice, type)
  const { price, payouts } = getFairOdds(structure, type, pick)
  return { price: price * ODDS_SCALE, payouts: payouts.map((fair) => getPayout(share, fair)) }
}

/** A bet type's own price and payouts, which the modes ZY and SEA have for Vietnamese draws. */
function findOwnOdds({ version, mode }: OddsChoice, { kind, region }: Structure, { code, odds, rule }: BetType) {
  if (kind !== 'VN' || (mode !== 'ZY' && mode !== 'SEA') || rule.by === 'MISS') return undefined
  const row = odds?.[version]?.[region === 'NORTH' ? 'NORTH' : 'OTHERS']?.[mode]
  if (!row) throw new OddsError(`No odds for ${code} in the mode ${mode}`)
  const [price, ...payouts] = row
  return { price: scaled(price), payouts: payouts.map(scaled) }
}

/** Share of the fair payouts that a mode pays, in ten-thousandths. */
function getShare({ version, mode, series }: OddsChoice, { rule }: BetType): number {
  const table = TABLES.find((each) => each.version === version)
  if (!table) throw new OddsError(`No odds table ${version}`)
  if (mode === 'LOTT') return ((series ?? 0) * ODDS_SCALE) / SERIES_BASE
  const { percent, missPercent } = table
  return 100 * (rule.by === 'MISS' && mode !== 'ELOTT' ? missPercent[mode] : percent[mode])
}

/**
 * The rebate of each settled stake, in ten-thousandths, for a player who may play at `highest` and plays at `series`. The same difference
 * between an upline and a downline is the upline's commission.
 */
export function getRebate(highest: number, series: number): number {
  if (series > highest) throw new OddsError(`The series ${series} is above ${highest}`)
  return ((highest - series) * ODDS_SCALE) / SERIES_BASE
}

const scaled = (decimal: number) => Math.round(decimal * ODDS_SCALE)

/** In ten-thousandths of the stake, cut to two decimals. */
const getPayout = (share: number, { numerator, denominator }: Rational) =>
  Number((BigInt(share) * numerator * 100n) / (BigInt(ODDS_SCALE) * denominator)) * 100
