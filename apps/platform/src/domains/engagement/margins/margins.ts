import { type CountingRule, countsBonusStakes } from '@playhouse/shared/counted-stakes.ts'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { GAME_CATEGORIES, type GameCategory } from '@playhouse/shared/game-categories.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { ContractTerms } from '@playhouse/shared/agent-pay.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { type PayRule, payRule } from '../agent/pay-rule.ts'
import { getStakes, type Mission } from '../missions/rules.ts'
import { listMissions } from '../missions/operator-missions.ts'
import { listItemPlans, type MallItem, type PointRules, readPointRules } from '../points/operator.ts'
import { type RankRules, readRankRules } from '../ranks/operator.ts'
import { type OfferedBet, readOfferedBets } from './edges.ts'

/** Everything that is paid on turnover. */
export interface PaySettings {
  agents: PayRule
  /** Salaries that are paid by contracts of before, which a new rule does not change. */
  running: { kind: SalaryKind; basisPoints: number; shares: ContractTerms['shares'] | null }[]
  highestRebate: number
  ranks: RankRules
  points: PointRules
  items: Pick<MallItem, 'id' | 'points' | 'amount' | 'enabled'>[]
  missions: Mission[]
}

const SALARIES = {
  DAILY_SALARY: 'dailySalary',
  HOURLY_SALARY: 'hourlySalary',
  REALTIME_SALARY: 'realtimeSalary',
} as const
type SalaryKind = keyof typeof SALARIES

/** Highest payments on the turnover of a bet, in millionths of it, and the house edge of the bet. */
export interface Margin {
  product: string
  names: string[]
  houseEdge: number | null
  rebates: number
  salaries: number
  ranks: number
  points: number
  missions: number
  paid: number
  /** Of it, what is paid also on stakes from a bonus. */
  paidOnBonus: number
}

const RULES = {
  rebates: 'AGENT_REBATE',
  salaries: 'AGENT_CONTRACT',
  ranks: 'RANK_REBATE',
  points: 'POINTS',
  missions: 'MISSION',
} as const satisfies Record<string, CountingRule>
type Payments = Record<keyof typeof RULES, number>

const getSum = (payments: Payments, filter: (rule: CountingRule) => boolean = () => true) =>
  Object.entries(payments).reduce((sum, [name, part]) => (filter(RULES[name as keyof Payments]) ? sum + part : sum), 0)

export const isOverpaid = ({ houseEdge, paid }: Margin): boolean => houseEdge !== null && paid > houseEdge

export async function readPaySettings(on: Database | Transaction): Promise<PaySettings> {
  const { rows: running } = await on.execute<PaySettings['running'][number]>(sql`
    select distinct kind, (terms ->> 'basisPoints')::integer as "basisPoints", terms -> 'shares' as shares from contract_version
    where state = 'ACCEPTED' and kind <> 'DIVIDEND'`)
  const { rows: rebates } = await on.execute<{ highest: number }>(
    sql`select coalesce(max(basis_points), 0)::integer as highest from rebate_rate`,
  )
  return {
    agents: await payRule(on),
    running,
    highestRebate: rebates[0]?.highest ?? 0,
    ranks: await readRankRules(on),
    points: await readPointRules(on),
    items: (await listItemPlans(on)).map(({ row }) => row),
    missions: await listMissions(on),
  }
}

/** Margins of all bets of the catalogue. @param change settings in place of those that hold */
export async function readMargins(
  on: Database | Transaction,
  change: (settings: PaySettings) => PaySettings = (settings) => settings,
): Promise<Margin[]> {
  return getMargins(await readOfferedBets(on), change(await readPaySettings(on)))
}

/** Bets of a product with the same edge are one entry; those on which least is left come first. */
export function getMargins(bets: readonly OfferedBet[], settings: PaySettings): Margin[] {
  const alike = Map.groupBy(bets, ({ product, houseEdge, bySeries }) => [product, houseEdge, bySeries].join())
  const margins = [...alike.values()].flatMap((same): Margin[] => {
    const [first] = same
    if (!first) return []
    const { product, houseEdge, bySeries } = first
    const paid = { ...paidOn(product, settings), ...(bySeries && { rebates: 0 }) }
    const sums = { paid: getSum(paid), paidOnBonus: getSum(paid, countsBonusStakes) }
    return [{ product, names: same.map(({ name }) => name), houseEdge, ...paid, ...sums }]
  })
  const place = ({ product }: Margin) => GAME_CATEGORIES.indexOf(product as GameCategory)
  const left = ({ houseEdge, paid }: Margin) => (houseEdge === null ? Infinity : houseEdge - paid)
  return margins.toSorted((a, b) => place(a) - place(b) || left(a) - left(b))
}

/** Payments in millionths of a product's turnover, each rounded up. */
function paidOn(product: string, settings: PaySettings): Payments {
  const { agents, running, highestRebate, ranks, points } = settings
  /** Basis points of what counts in percent are millionths. */
  const counted = (shares: ContractTerms['shares'] | null) => shares?.[product] ?? 100
  const salaries = Object.entries(SALARIES).map(([kind, name]) =>
    Math.max(
      agents[name] * counted(agents.shares),
      ...running.filter((of) => of.kind === kind).map((of) => of.basisPoints * counted(of.shares)),
    ),
  )
  const percent = Math.max(100, ...ranks.levels.map(({ pointsPercent }) => pointsPercent))
  const perPoint = points.rates.find((rate) => rate.product === product)?.turnoverPerPoint
  const worth = mostPerPoint(settings)
  return {
    rebates: Math.max(agents.rebate, highestRebate) * counted(agents.shares),
    salaries: salaries.reduce((sum, one) => sum + one, 0),
    ranks: Math.max(0, ...ranks.rebates.filter((one) => one.product === product).map((one) => one.basisPoints * 100)),
    points: perPoint ? millionths(worth * BigInt(percent), perPoint * 100n) : 0,
    missions: settings.missions
      .filter((mission) => countsFor(mission, product))
      .reduce((sum, { amount, points: given, freeRounds, target }) => {
        return sum + millionths((amount + getStakes(freeRounds)) * MINOR_UNITS + given * worth, target * MINOR_UNITS)
      }, 0),
  }
}

/** The most that a point buys: cash, or the dearest item of the mall. */
const mostPerPoint = ({ points, items }: PaySettings): bigint =>
  items
    .filter(({ enabled }) => enabled)
    .map((item) => (item.amount * MINOR_UNITS + item.points - 1n) / item.points)
    .reduce((maximum, worth) => (worth > maximum ? worth : maximum), points.setting.cashPerPoint)

/** Missions that pay for turnover, until they have ended. */
const countsFor = ({ kind, products, endsOn }: Mission, product: string) =>
  kind === 'TURNOVER' &&
  (products.length === 0 || products.includes(product)) &&
  (endsOn === null || endsOn >= brandDay(new Date()))

const millionths = (part: bigint, whole: bigint) => Number((part * 1_000_000n + whole - 1n) / whole)

/** Bets on which a change pays more than the house keeps, and more than before it. */
export async function raisedAboveEdge(
  on: Database | Transaction,
  change: (settings: PaySettings) => PaySettings,
): Promise<Margin[]> {
  const [bets, settings] = [await readOfferedBets(on), await readPaySettings(on)]
  const before = getMargins(bets, settings)
  return getMargins(bets, change(settings)).filter((after) => {
    const same = before.find(({ product, names }) => product === after.product && names[0] === after.names[0])
    return isOverpaid(after) && after.paid > (same?.paid ?? 0)
  })
}
