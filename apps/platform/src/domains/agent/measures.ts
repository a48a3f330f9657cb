import type { ContractKind, Measures, Period } from '@playhouse/shared/agent-pay.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { brandDay } from '../../ledger/brand-day.ts'
import { activeMembers, type Head, teamRows } from './team-sums.ts'

const NOTHING: Measures = { validBet: 0n, payout: 0n, activeMembers: 0, largestBet: 0n }

/** What the teams of some accounts did in a period: whole days from the kept sums, shorter ones from the rounds themselves. */
export function measureTeams(
  tx: Database | Transaction,
  kind: ContractKind,
  heads: readonly Head[],
  period: Period,
): Promise<Map<number, Measures>> {
  return kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY'
    ? ofWindow(tx, heads, period)
    : ofDays(tx, heads, period)
}

type Row = Measures & { id: number } & Record<string, unknown>

/** One query for all accounts: members' sums of the window, spread to those above them. */
async function ofWindow(tx: Database | Transaction, heads: readonly Head[], { from, to }: Period) {
  const { rows } = await tx.execute<Row>(sql`
    with played as (
      select member_id, sum(stake) as stake, sum(payout) as payout, max(stake) as largest
      from round where settled_at >= ${from.toISOString()}::timestamptz and settled_at < ${to.toISOString()}::timestamptz
      group by member_id
    )
    select above as id, sum(stake)::bigint as "validBet", sum(payout)::bigint as payout, max(largest)::bigint as "largestBet",
      count(*)::integer as "activeMembers"
    from played join member on member.id = played.member_id and kind <> 4 cross join unnest(ancestors_of(path)) as above
    where above = any(${sql.param(heads.map(({ id }) => id))}::integer[])
    group by above`)
  const found = new Map(rows.map((row) => [row.id, row]))
  return new Map(heads.map(({ id }) => [id, found.get(id) ?? NOTHING]))
}

/** One query for each account, over its sums. */
async function ofDays(tx: Database | Transaction, heads: readonly Head[], period: Period) {
  const days = { from: brandDay(period.from), to: brandDay(new Date(period.to.getTime() - 1)) }
  const measured = new Map<number, Measures>()
  for (const head of heads) {
    const { rows } = await tx.execute<Row>(sql`
      select coalesce(sum(turnover), 0)::bigint as "validBet", coalesce(sum(payout), 0)::bigint as payout, 0::bigint as "largestBet",
        ${activeMembers(sql`${head.id}::integer`, sql`${head.path}::ltree`, sql`${days.from}::date`, sql`${days.to}::date`)}
          as "activeMembers"
      from (${teamRows(head, days)}) as sums`)
    measured.set(head.id, rows[0] ?? NOTHING)
  }
  return measured
}
