import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { mission, RewardRounds } from '../../../db/tables/missions.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'

export type Mission = typeof mission.$inferSelect

/** Settled rounds of a member in a game over a day. */
export interface DayOfPlay {
  day: string
  nodeId: number
  product: string
  turnover: bigint
  rounds: number
  /** Rounds that paid more than their stake. */
  wins: number
}

/** A time in which a mission can be met once. Days are included. */
export interface Period {
  key: string
  from: string
  to: string | null
  /** The end of the day after it; null where it has no end. */
  claimableUntil: Date | null
}

/** The periods of a mission whose reward can be claimed at a moment, the current one first. */
export function periodsAt(mission: Pick<Mission, 'cycle' | 'startsOn' | 'endsOn'>, now: Date): Period[] {
  const today = brandDay(now)
  const { startsOn, endsOn } = mission
  const getPeriod = (key: string, from: string, to: string | null): Period => {
    const last = to === null || (endsOn !== null && endsOn < to) ? endsOn : to
    return {
      key,
      from: from < startsOn ? startsOn : from,
      to: last,
      claimableUntil: last === null ? null : startOfDay(addDays(last, 2)),
    }
  }
  const days = mission.cycle === 'DAY' ? [today, addDays(today, -1)] : []
  const weeks = mission.cycle === 'WEEK' ? [getWeek(today), addDays(getWeek(today), -7)] : []
  return [
    ...(mission.cycle === 'ONCE' ? [getPeriod('once', startsOn, null)] : []),
    ...days.map((day) => getPeriod(day, day, day)),
    ...weeks.map((monday) => getPeriod(monday, monday, addDays(monday, 6))),
  ].filter(
    ({ from, to, claimableUntil }) =>
      from <= today && (to === null || from <= to) && (claimableUntil === null || now < claimableUntil),
  )
}

/** How far play of a period is, in the unit of the target. */
export function getProgress(
  { kind, products }: Pick<Mission, 'kind' | 'products'>,
  { from, to }: Pick<Period, 'from' | 'to'>,
  plays: readonly DayOfPlay[],
): bigint {
  const counted = plays.filter(
    ({ day, product }) =>
      day >= from && (to === null || day <= to) && (products.length === 0 || products.includes(product)),
  )
  switch (kind) {
    case 'TURNOVER':
      return counted.reduce((sum, { turnover }) => sum + turnover, 0n)
    case 'ROUNDS':
      return BigInt(counted.reduce((sum, { rounds }) => sum + rounds, 0))
    case 'GAMES_WON':
      return BigInt(new Set(counted.filter(({ wins }) => wins > 0).map(({ nodeId }) => nodeId)).size)
    case 'DAYS':
      return BigInt(new Set(counted.map(({ day }) => day)).size)
  }
}

/** The most that free rounds cost the house on average: their stakes, in minor units. */
export const getStakes = (freeRounds: RewardRounds | null): bigint =>
  freeRounds ? BigInt(freeRounds.rounds) * BigInt(freeRounds.stake) : 0n

/** Progress or target on the wire: money for turnover, a number otherwise. */
export const inUnits = (kind: Mission['kind'], value: bigint): bigint =>
  kind === 'TURNOVER' ? value : value * MINOR_UNITS
