import { VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberRank, rankChange, rankLevel, rankRebate } from '../../../db/tables/ranks.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { countedTurnover } from '../../../lib/counted-turnover.ts'
import { withBenefits, type WithdrawalSettings, withdrawalSettings } from '../../money/cashier/withdrawals/settings.ts'

export type Level = typeof rankLevel.$inferSelect

const CHANGES_MAX = 5

export const rankName = (rank: number): string => `VIP${rank}`

export async function getRank(on: Database | Transaction, memberId: number): Promise<number> {
  const [own] = await on.select({ rank: member.rank }).from(member).where(eq(member.id, memberId))
  return own?.rank ?? 0
}

/** First day of the month of a day, shifted by some months. */
export function getMonth(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

export const readLadder = (on: Database | Transaction): Promise<Level[]> =>
  on.select().from(rankLevel).orderBy(asc(rankLevel.rank))

export interface Turnover {
  total: bigint
  month: bigint
}

const NO_TURNOVER: Turnover = { total: 0n, month: 0n }

/** A member's settled turnover that ranks count: lifetime, and of the month that starts on a day. */
export async function readTurnover(on: Database | Transaction, memberId: number, month: string): Promise<Turnover> {
  const found = await readTurnovers(on, [{ memberId, month }])
  return found.get(memberId) ?? NO_TURNOVER
}

/** `readTurnover` of several members, each with a month of its own. */
export async function readTurnovers(
  on: Database | Transaction,
  months: readonly { memberId: number; month: string }[],
): Promise<Map<number, Turnover>> {
  const { rows } = await on.execute<{ memberId: number; total: bigint; month: bigint }>(sql`
    select wanted.member_id as "memberId", total, played.month
    from unnest(${sql.param(months.map(({ memberId }) => memberId))}::integer[], ${sql.param(months.map(({ month }) => month))}::date[])
      as wanted (member_id, month)
    cross join lateral (
      select coalesce(sum(${countedTurnover('RANK')}), 0)::bigint as total,
        coalesce(sum(${countedTurnover('RANK')}) filter (where day >= wanted.month and day < wanted.month + interval '1 month'), 0)::bigint as month
      from member_day where member_id = wanted.member_id
    ) as played`)
  return new Map(rows.map(({ memberId, ...turnover }) => [memberId, turnover]))
}

/** The highest rank whose two thresholds are met. */
export function rankFor(ladder: readonly Level[], { total, month }: Turnover): number {
  return ladder.findLast((level) => total >= level.totalTurnover && month >= level.monthlyTurnover)?.rank ?? 0
}

export async function readProgress(
  database: Database,
  memberId: number,
  now = new Date(),
): Promise<ResponseOf<typeof playerRankProgress>> {
  const month = getMonth(brandDay(now))
  const [ladder, turnover, [own], changes, best, settings] = await Promise.all([
    readLadder(database),
    readTurnover(database, memberId, month),
    database
      .select({ rank: member.rank, missedMonths: memberRank.missedMonths })
      .from(member)
      .leftJoin(memberRank, eq(memberRank.memberId, member.id))
      .where(eq(member.id, memberId)),
    database
      .select()
      .from(rankChange)
      .where(eq(rankChange.memberId, memberId))
      .orderBy(desc(rankChange.id))
      .limit(CHANGES_MAX),
    database
      .select({ rank: rankRebate.rank, basisPoints: sql<number>`max(${rankRebate.basisPoints})::integer` })
      .from(rankRebate)
      .groupBy(rankRebate.rank),
    withdrawalSettings(database),
  ])
  const rank = own?.rank ?? 0
  const level = ladder.find((one) => one.rank === rank)
  const next = ladder.find((one) => one.rank === rank + 1)
  const goal = next ?? level
  const progress = (actual: bigint, expected = 0n) => ({
    actual: formatAmount(actual),
    expected: formatAmount(expected),
  })
  return {
    playerRankName: rankName(rank),
    monthlyTurnover: progress(turnover.month, goal?.monthlyTurnover),
    totalTurnover: progress(turnover.total, goal?.totalTurnover),
    rank,
    nextRank: next?.rank ?? null,
    keepTurnover: formatAmount(level?.monthlyTurnover ?? 0n),
    missedMonths: own?.missedMonths ?? 0,
    judgedOn: getMonth(month, 1),
    ladder: ladder.map((one) => ({
      ...getWithdrawals(one, settings),
      birthdayGift: one.birthdayGift > 0n ? formatAmount(one.birthdayGift) : null,
      rank: one.rank,
      name: rankName(one.rank),
      totalTurnover: formatAmount(one.totalTurnover),
      monthlyTurnover: formatAmount(one.monthlyTurnover),
      pointsPercent: one.pointsPercent,
      rebateBasisPoints: best.find((rate) => rate.rank === one.rank)?.basisPoints ?? 0,
      personalService: one.rank > VIP_SERVICE_ABOVE_RANK,
    })),
    changes: changes.map(({ fromRank, toRank, at }) => ({ from: fromRank, to: toRank, at: at.getTime() })),
  }
}

function getWithdrawals(level: Level, settings: WithdrawalSettings) {
  const { perDay, dayMax, reviewFrom } = withBenefits(settings, level)
  return {
    withdrawalsPerDay: perDay,
    withdrawalsMax: dayMax === null ? null : formatAmount(dayMax),
    reviewFrom: formatAmount(reviewFrom),
  }
}
