import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { brandHour } from '../../../ledger/brand-day.ts'
import type { OverviewDays } from './overview-range.ts'
import type { Head } from './team-sums.ts'

interface HourSums extends Record<string, unknown> {
  day: string
  deposit: string
  withdrawal: string
  turnover: string
  uncounted: string
  payout: string
  joined: number
}

/** A team's sums of today and of yesterday, both until the last full hour. One query. */
export async function readSameHour(database: Database, head: Head, { today, yesterday }: OverviewDays, now: Date) {
  const hour = brandHour(now)
  const { rows } = await database.execute<HourSums>(sql`
    select day, sum(deposit)::text as deposit, sum(withdrawal)::text as withdrawal, sum(turnover)::text as turnover,
      sum(uncounted)::text as uncounted, sum(payout)::text as payout, sum(joined)::integer as joined
    from (${hourRows(head)}) as sums
    where day in (${yesterday}::date, ${today}::date) and hour < ${hour}
    group by day`)
  const sumsOf = (day: string) => {
    const {
      deposit = '0',
      withdrawal = '0',
      turnover = '0',
      uncounted = '0',
      payout = '0',
      joined = 0,
    } = rows.find((row) => row.day === day) ?? {}
    return {
      deposit: formatAmount(BigInt(deposit)),
      withdrawal: formatAmount(BigInt(withdrawal)),
      turnover: formatAmount(BigInt(turnover)),
      housePnl: formatAmount(BigInt(turnover) + BigInt(uncounted) - BigInt(payout)),
      newMembers: joined,
    }
  }
  return { hour, today: sumsOf(today), yesterday: sumsOf(yesterday) }
}

/** Sums by hour of everyone below an account: what is folded, and the changes that are not. */
function hourRows({ id, path }: Head): SQL {
  return sql`
    select day, hour, team_deposit as deposit, team_withdrawal as withdrawal, team_turnover as turnover, team_uncounted as uncounted, team_payout as payout,
      team_joined as joined
    from team_hour where member_id = ${id}
    union all
    select day, hour, deposit, withdrawal, turnover, uncounted, payout, joined
    from team_change join member on member.id = member_id where path <@ ${path}::ltree and path <> ${path}::ltree`
}
