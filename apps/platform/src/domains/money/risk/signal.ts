import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { RiskEvidence } from '../../../db/tables/risk.ts'

export const SIGNAL_GROUPS = { MONEY: 'Money', RELATIONS: 'Relations', HARM: 'Harm', DORMANCY: 'Dormancy' } as const

/** Units of a threshold: an amount is in whole units of the brand's currency. */
export type ThresholdUnit = 'amount' | 'count' | 'percent' | 'days' | 'hours' | 'minutes'
export interface Threshold {
  label: string
  unit: ThresholdUnit
  default: number
}

/** Something about a member that a risk officer should know. */
export interface Signal<Name extends string = string> {
  group: keyof typeof SIGNAL_GROUPS
  title: string
  /** What it looks at, for operators. */
  looksAt: string
  /** HOUR: with each payment or change, within minutes. DAY: after each day on which the member was active. */
  every: 'HOUR' | 'DAY'
  /** Its part of the score, 1 to 100. */
  weight: number
  thresholds: Readonly<Record<Name, Threshold>>
  /** Query of the members among these for whom it holds: `member_id`, `value`, `since`, `evidence`. `links`: rows of `readLinks`. */
  find(ids: SQL, limits: Readonly<Record<Name, SQL>>, links: SQL): SQL
  /** Why it is in force, in words. */
  reason(found: Found): string
}

/** Values of the evidence, as text for reasons. */
export interface Found {
  money(name: string): string
  count(name: string, noun: string): string
  number(name: string): string
}

/** Infers the thresholds' names. */
export const signal = <const Name extends string>(declared: Signal<Name>): Signal<Name> => declared

export const toStored = (value: number, { unit }: Pick<Threshold, 'unit'>): bigint =>
  unit === 'amount' ? parseAmount(String(value)) : BigInt(value)

/** A stored value as it is typed: an amount in whole units. */
export const toShown = (value: bigint, { unit }: Pick<Threshold, 'unit'>): string =>
  unit === 'amount' ? formatAmount(value).replace(/\.0+$/, '') : String(value)

/** The days before today, as many as that. */
export const daysBack = (days: SQL): SQL => sql`(brand_day(now()) - ${days}::integer)`
export const momentsBack = (days: SQL): SQL => sql`(now() - make_interval(days => ${days}::integer))`
/** The start of a day of the brand. */
export const getStart = (day: SQL): SQL => sql`((${day})::timestamp at time zone 'Asia/Ho_Chi_Minh')`

/** Whole units are enough for a reason. */
const amountText = (minor: bigint): string => (formatAmount(minor).split('.')[0] ?? '').replace(/\B(?=(\d{3})+$)/g, ',')

export const getFound = (evidence: RiskEvidence): Found => ({
  money: (name) => amountText(BigInt(String(evidence[name] ?? 0))),
  number: (name) => Number(evidence[name] ?? 0).toLocaleString('en'),
  count: (name, noun) => {
    const count = Number(evidence[name] ?? 0)
    return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
  },
})
