import type { ContractKind, Measures, Period } from '@playhouse/shared/agent-pay.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { brandDay } from '../../ledger/brand-day.ts'
import { activeMembers, type Head, teamRows } from './team-sums.ts'

const NOTHING: Measures = { validBet: 0n, payout: 0n, activeMembers: 0, largestBet: 0n }

export type MeasureTeams = (
  tx: Database | Transaction,
  kind: ContractKind,
  heads: readonly Head[],
  period: Period,
) => Promise<Map<number, Measures>>

/** What the teams of some accounts did in a period: whole days from the kept sums, shorter ones from the rounds themselves. */
export const measureTeams: MeasureTeams = async (tx, kind, heads, period) =>
  isWindowed(kind)
    ? pick(heads, await ofWindow(tx, sql`any(${sql.param(heads.map(({ id }) => id))}::integer[])`, period))
    : ofDays(tx, heads, period)

/** The same for accounts with contracts. Reads the rounds of a kind's window once, also when it is asked for again for other accounts. */
export function contractMeasurer(): MeasureTeams {
  const windows = new Map<ContractKind, { from: number; measured: ReadonlyMap<number, Measures> }>()
  return async (tx, kind, heads, period) => {
    if (!isWindowed(kind)) return ofDays(tx, heads, period)
    const from = period.from.getTime()
    let window = windows.get(kind)
    if (window?.from !== from) {
      const measured = await ofWindow(tx, sql`any(select member_id from contract_version where kind = ${kind})`, period)
      windows.set(kind, (window = { from, measured }))
    }
    return pick(heads, window.measured)
  }
}

const isWindowed = (kind: ContractKind) => kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY'

const pick = (heads: readonly Head[], measured: ReadonlyMap<number, Measures>) =>
  new Map(heads.map(({ id }) => [id, measured.get(id) ?? NOTHING]))

type Row = Measures & { id: number } & Record<string, unknown>

/** One query for all accounts: members' sums of the window, spread to those above them. Sums as text: one that overflows concerns one bill. */
async function ofWindow(tx: Database | Transaction, heads: SQL, { from, to }: Period) {
  const { rows } = await tx.execute<{ id: number; players: number } & Record<'bet' | 'payout' | 'largest', string>>(sql`
    with played as (
      select member_id, sum(stake) as stake, sum(payout) as payout, max(stake) as largest
      from round where settled_at >= ${from.toISOString()}::timestamptz and settled_at < ${to.toISOString()}::timestamptz
      group by member_id
    )
    select above as id, sum(stake)::text as bet, sum(payout)::text as payout, max(largest)::text as largest,
      count(*)::integer as players
    from played join member on member.id = played.member_id and kind <> 4 cross join unnest(ancestors_of(path)) as above
    where above = ${heads}
    group by above`)
  return new Map(
    rows.map(({ id, players, bet, payout, largest }): [number, Measures] => [
      id,
      { activeMembers: players, validBet: BigInt(bet), payout: BigInt(payout), largestBet: BigInt(largest) },
    ]),
  )
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
