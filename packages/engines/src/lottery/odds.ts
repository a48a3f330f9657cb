import { MAX_SERIES, MIN_SERIES } from '@playhouse/shared/prize-series.ts'
import { type Rational, rational, times } from '../rational.ts'
import type { BetType } from './bet-types.ts'
import { chanceOfAll, chanceOfCaught, expectedPaid } from './chances.ts'
import { slotsCompared, type Structure } from './games.ts'

/*
 * Odds tables as data, one per version. A ticket keeps the version, its prize mode and series; odds are never looked up again.
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

/** Price and payout of a bet type, both per 1 of stake, as people write them. */
type Row = readonly [price: number, payout: number]
type Rows = Readonly<Record<string, Row>>

interface OddsTable {
  readonly version: string
  /** Own tables of the Vietnamese draws by prize structure. */
  readonly stations: Readonly<Record<'ZY' | 'SEA', Readonly<Record<'NORTH' | 'OTHERS', Rows>>>>
  /** Share of the fair payout elsewhere, in per cent. TRUOT has its own in the tables above. */
  readonly percent: Readonly<Record<'ZY' | 'ELOTT' | 'SEA', number>>
  readonly missPercent: Readonly<Record<'ZY' | 'SEA', number>>
}

const ZY_COMMON: Rows = {
  DE: [1, 99.5],
  DE_FIRST: [1, 99.5],
  DE_DAU: [1, 9.8],
  DE_DUOI: [1, 9.8],
  DE3: [1, 960],
  DE_G1: [1, 99.5],
  DE_G1_3: [1, 960],
  DE_G1_4: [1, 9600],
  PARITY: [1, 1.98],
  SIZE: [1, 1.98],
  PARITY_G1: [1, 1.98],
  SIZE_G1: [1, 1.98],
}

const SEA_COMMON: Rows = {
  DE: [1, 95],
  DE_FIRST: [1, 95],
  DE_DAU: [1, 9.5],
  DE_DUOI: [1, 9.5],
  DE3: [1, 900],
  DE_G1: [1, 95],
  DE_G1_3: [1, 900],
  DE_G1_4: [1, 8800],
  PARITY: [1, 1.95],
  SIZE: [1, 1.95],
  PARITY_G1: [1, 1.95],
  SIZE_G1: [1, 1.95],
}

/** Xien and da are dearer to hit outside the North, where fewer numbers are drawn: its odds there would return 17 to 44 %. */
const TABLES: readonly OddsTable[] = [
  {
    version: '2026-11',
    stations: {
      ZY: {
        NORTH: {
          ...ZY_COMMON,
          LO2: [27, 99.5],
          LO2_FIRST: [27, 99.5],
          LO3: [23, 960],
          LO4: [20, 9600],
          DAU_G7: [4, 99.5],
          XIU_CHU: [4, 960],
          BAO8: [8, 99.5],
          XIEN2: [1, 17],
          XIEN3: [1, 74],
          XIEN4: [1, 330],
          DA: [27, 400],
        },
        OTHERS: {
          ...ZY_COMMON,
          LO2: [18, 99.5],
          LO3: [17, 960],
          LO4: [16, 9600],
          DAU_G8: [1, 99.5],
          XIU_CHU: [2, 960],
          XIU_CHU_DAU: [1, 960],
          BAO7: [7, 99.5],
          XIEN2: [1, 35],
          XIEN3: [1, 235],
          XIEN4: [1, 1600],
          DA: [18, 580],
          DA_XIEN: [36, 310],
        },
      },
      SEA: {
        NORTH: {
          ...SEA_COMMON,
          LO2: [23, 80],
          LO2_FIRST: [23, 80],
          LO3: [17, 650],
          LO4: [13, 5500],
          DAU_G7: [4, 95],
          XIU_CHU: [4, 900],
          BAO8: [8, 95],
          XIEN2: [1, 16],
          XIEN3: [1, 68],
          XIEN4: [1, 300],
          DA: [27, 370],
        },
        OTHERS: {
          ...SEA_COMMON,
          LO2: [15.4, 80],
          LO3: [12.6, 650],
          LO4: [10.4, 5500],
          DAU_G8: [1, 95],
          XIU_CHU: [2, 900],
          XIU_CHU_DAU: [1, 900],
          BAO7: [7, 95],
          XIEN2: [1, 32],
          XIEN3: [1, 210],
          XIEN4: [1, 1450],
          DA: [18, 540],
          DA_XIEN: [36, 290],
        },
      },
    },
    percent: { ZY: 97, ELOTT: 98, SEA: 95 },
    missPercent: { ZY: 93, SEA: 90 },
  },
]

/** Newest last. */
export const ODDS_VERSIONS: readonly string[] = TABLES.map(({ version }) => version)
export const CURRENT_ODDS: string = ODDS_VERSIONS.at(-1) ?? ''

/** How the return of a keno line is spread over what is caught, in per cent. */
const KENO_SHARES: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 100 },
  2: { 2: 100 },
  3: { 2: 40, 3: 60 },
  4: { 2: 25, 3: 35, 4: 40 },
  5: { 3: 40, 4: 30, 5: 30 },
  6: { 3: 30, 4: 30, 5: 20, 6: 20 },
  7: { 4: 40, 5: 25, 6: 20, 7: 15 },
  8: { 4: 25, 5: 25, 6: 20, 7: 15, 8: 15 },
  9: { 4: 20, 5: 25, 6: 20, 7: 15, 8: 10, 9: 10 },
  10: { 0: 10, 5: 25, 6: 25, 7: 15, 8: 10, 9: 10, 10: 5 },
}

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
  const { rule, code } = type
  const table = getTable(choice.version)
  const share = getShare(choice, table)
  switch (rule.by) {
    case 'WHEEL':
      return {
        price: ODDS_SCALE,
        payouts: rule.sizes.map((size) => {
          const [, payout] = stationRow(choice, table, structure, `XIEN${size}`) ?? []
          return payout === undefined ? getPayout(share, chanceOfAll(structure, type, size)) : scaled(payout)
        }),
      }
    case 'CAUGHT': {
      const n = type.picks.max
      const payouts = Array.from({ length: n + 1 }, (_, caught) => {
        const percent = KENO_SHARES[n]?.[caught]
        if (percent === undefined) return 0
        return getPayout(times(share, rational(BigInt(percent), 100n)), chanceOfCaught(structure, n, caught))
      })
      return { price: ODDS_SCALE, payouts }
    }
    case 'MISS':
      return {
        price: ODDS_SCALE,
        payouts: [getPayout(getMissShare(choice, table), expectedPaid(structure, type, pick))],
      }
    default: {
      const row = stationRow(choice, table, structure, code)
      if (row) return { price: scaled(row[0]), payouts: [scaled(row[1])] }
      const price = fullPrice(structure, type)
      const stakes = times(share, rational(BigInt(price), 1n))
      return { price: price * ODDS_SCALE, payouts: [getPayout(stakes, expectedPaid(structure, type, pick))] }
    }
  }
}

/** A unit costs as many stakes as numbers are compared with, if each of them pays. */
function fullPrice(structure: Structure, { compare, rule }: BetType): number {
  const countsNumbers = compare.of === 'ENDING' && (rule.by === 'HITS' || rule.by === 'DA' || rule.by === 'PAIRS')
  return countsNumbers ? slotsCompared(structure, compare).length : 1
}

/** A bet type's own price and payout, which the modes ZY and SEA have for Vietnamese draws. */
function stationRow({ mode }: OddsChoice, { stations }: OddsTable, { kind, region }: Structure, code: string) {
  if (kind !== 'VN' || (mode !== 'ZY' && mode !== 'SEA')) return undefined
  const row = stations[mode][region === 'NORTH' ? 'NORTH' : 'OTHERS'][code]
  if (!row) throw new OddsError(`No odds for ${code} in the mode ${mode}`)
  return row
}

/** Share of the fair payout that a mode pays. */
function getShare({ mode, series }: OddsChoice, { percent }: OddsTable): Rational {
  if (mode === 'LOTT') return rational(BigInt(series ?? 0), BigInt(SERIES_BASE))
  return rational(BigInt(percent[mode]), 100n)
}

function getMissShare(choice: OddsChoice, table: OddsTable): Rational {
  const { mode } = choice
  return mode === 'ZY' || mode === 'SEA' ? rational(BigInt(table.missPercent[mode]), 100n) : getShare(choice, table)
}

function getTable(version: string): OddsTable {
  const table = TABLES.find((each) => each.version === version)
  if (!table) throw new OddsError(`No odds table ${version}`)
  return table
}

/**
 * What a player who may play at `highest` gets back of each settled stake for playing at `series`, in ten-thousandths. The same
 * difference between an upline and a downline is the upline's commission.
 */
export function getRebate(highest: number, series: number): number {
  if (series > highest) throw new OddsError(`The series ${series} is above ${highest}`)
  return ((highest - series) * ODDS_SCALE) / SERIES_BASE
}

const scaled = (decimal: number) => Math.round(decimal * ODDS_SCALE)

/** Returns `share` of the stake on average; in ten-thousandths, cut to two decimals. */
function getPayout(share: Rational, chance: Rational): number {
  const { numerator, denominator } = times(share, rational(chance.denominator, chance.numerator))
  return Number((numerator * 100n) / denominator) * 100
}
