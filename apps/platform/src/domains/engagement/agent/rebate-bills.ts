import { type Period, type RebatedBets, rebateShare, seriesShares } from '@playhouse/shared/agent-pay.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { eachOpenDay } from '../../../jobs/daily-work.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { countedTeamTurnover, countedTurnover } from '../../../lib/counted-turnover.ts'
import { addDays } from '../../../lib/record-range.ts'
import { getEnd, getStart } from '../../../lib/day-bounds.ts'
import { payRule, findShares } from './pay-rule.ts'
import { RECOUNT_MS, NO_CONTRACT, newBill, insertBills, type Counted } from './bills.ts'

/** Time after midnight when the day's last bets have settled. */
const REBATES_AT_MS = 30 * 60_000

interface RebateRow {
  memberId: number
  own: RebatedBets
  lines: RebatedBets[]
}

/**
 * Rates and valid bets of a day: of each account with a rebate, players included, and of the lines directly below it. Rates are those at
 * the end of the day, and shares of products those of the day, so that a recount finds what was billed. Bets by prize series are left out:
 * they pay by the series instead.
 * @param of everybody by default
 */
export async function readRebates(tx: Transaction, day: string, of?: readonly number[]): Promise<RebateRow[]> {
  const among =
    of &&
    sql`and member_id in (
    select id from member where id = any(${sql.param(of)}::integer[]) or parent_id = any(${sql.param(of)}::integer[]))`
  const shares = findShares(await payRule(tx, day))
  const { rows } = await tx.execute<{
    memberId: number
    parentId: number | null
    basisPoints: number
    validBet: bigint
    countedBet: bigint
  }>(sql`
    with by_series as (
      select upper.id as member_id, product, sum(stake) as stake from (${seriesBets(day)}) as sold
      join member below on below.id = sold.member_id
      cross join lateral unnest(string_to_array(ltree2text(below.path), '.')::integer[]) as upper (id) group by 1, 2
    ), bets as (
      select member_id, sum(bet)::bigint as valid_bet, div(sum(bet * coalesce((${JSON.stringify(shares ?? {})}::jsonb ->> product)::integer, 100)), 100)::bigint as counted_bet
      from (
        select member_id, product, ${countedTurnover('AGENT_REBATE')} + ${countedTeamTurnover('AGENT_REBATE')} - coalesce(stake, 0) as bet
        from team_day left join by_series using (member_id, product) where day = ${day}::date ${among ?? sql``}
      ) as by_product group by member_id
    )
    select member.id as "memberId", parent_id as "parentId", valid_bet as "validBet", counted_bet as "countedBet",
      coalesce(${changedAfter(day, 'REBATE_CHANGED')}, basis_points, 0)::integer as "basisPoints"
    from bets join member on member.id = bets.member_id left join rebate_rate on rebate_rate.member_id = member.id
    where valid_bet <> 0`)
  const bets = shares ? rows : rows.map(({ countedBet: _, ...row }) => row)
  const below = Map.groupBy(bets, ({ parentId }) => parentId)
  const wanted = of && new Set(of)
  return bets
    .filter((row) => row.basisPoints > 0 && (!wanted || wanted.has(row.memberId)))
    .map((row) => ({ memberId: row.memberId, own: row, lines: below.get(row.memberId) ?? [] }))
}

/** SQL for a member's rate or series at the end of a day; null if it has not changed since. */
const changedAfter = (day: string, act: 'REBATE_CHANGED' | 'SERIES_CHANGED') => sql`(
  select before from agent_act act
  where act.member_id = member.id and act = ${act} and at >= ${getEnd(day)} and at <= now() order by at, id limit 1)`

/** Turnover of a day in the mode LOTT, by player and its highest series when it bought: the one it played plus what came back. */
const seriesBets = (day: string) => sql`
  select entry.member_id, category as product, sum(round.stake - round.uncounted) as stake,
    split_part(terms, '/', 3)::integer + coalesce(nullif(split_part(terms, '/', 4), '')::integer, 0) / 5 as series
  from lottery_draw draw
  join lottery_entry entry on entry.draw_id = draw.id and cancelled_at is null and not demo and split_part(terms, '/', 2) = 'LOTT'
  join lottery on lottery.code = split_part(draw.lottery_code, '-', 1)
  join round on round.member_id = entry.member_id and vendor_round_id = entry.ticket_id || '.' || draw.id and round.node_id = lottery.node_id
  join game on game.node_id = lottery.node_id
  where draw.result_version > 0 and draw.draw_at >= ${getStart(day)}::timestamptz - interval '2 days' and draw.draw_at < ${getEnd(day)}
    and round.settled_at >= ${getStart(day)} and round.settled_at < ${getEnd(day)}
  group by 1, 2, 4`

/** Shares of those above the players by the series of a day's tickets. Series are those at the end of the day. */
export async function readSeriesShares(tx: Transaction, day: string) {
  const { rows } = await tx.execute<{ path: string; series: number; validBet: bigint }>(sql`
    select ltree2text(path) as path, series, stake::bigint as "validBet"
    from (${seriesBets(day)}) as sold join member on member.id = member_id where parent_id is not null`)
  const bets = rows.map(({ path, ...bet }) => {
    return { ...bet, uplines: path.split('.').slice(0, -1).toReversed().map(Number) }
  })
  const uplines = [...new Set(bets.flatMap((bet) => bet.uplines))]
  const { rows: stored } = await tx.execute<{ id: number; series: number }>(sql`
    select member.id, coalesce(${changedAfter(day, 'SERIES_CHANGED')}, series, ${USUAL_SERIES})::integer as series
    from member left join rebate_rate on rebate_rate.member_id = member.id where member.id = any(${sql.param(uplines)}::integer[])`)
  const series = new Map(stored.map((row) => [row.id, row.series]))
  return seriesShares(bets, (id) => series.get(id) ?? USUAL_SERIES)
}

/**
 * Bills the differentials of rebates and prize series of each day that is not billed yet, in order, from 00:30 on after its end, and those of
 * accounts whose first bet of the day settled later from 01:30 on; once, however often it runs.
 */
export function billRebates(): DueWork {
  let done: string | undefined
  const lastDay = (now: number, afterMidnight: number) => addDays(brandDay(new Date(now - afterMidnight)), -1)
  return {
    name: 'rebates',
    everyMs: 60_000,
    async run(database, closing) {
      const now = Date.now()
      const until = lastDay(now, REBATES_AT_MS)
      const closed = lastDay(now, REBATES_AT_MS + RECOUNT_MS)
      const pass = `${until} ${closed}`
      if (done === pass) return 0
      let billed: string | undefined
      const count = await eachOpenDay(database, { work: 'rebates', until, closing }, async (tx, day) => {
        await tx.execute(sql`select fold_team_changes(1000000)`)
        const { rows } = await tx.execute<{ from: string; to: string; left: boolean }>(sql`
          select exists (select from team_change where day = ${day}::date) as left, ${getStart(day)} as from, ${getEnd(day)} as to`)
        const [bounds] = rows
        // Another process is folding; the next round finds the sums complete.
        if (!bounds || bounds.left) return { isDone: false, count: 0 }
        billed = day
        const inserted = await insertRebates(tx, day, { from: new Date(bounds.from), to: new Date(bounds.to) })
        return { isDone: day <= closed, count: inserted }
      })
      if (billed === until) done = pass
      return count
    },
  }
}

async function insertRebates(tx: Transaction, day: string, period: Period): Promise<number> {
  const billed = (kind: 'REBATE' | 'SERIES', memberId: number, { total, lines }: Counted) =>
    total > 0n
      ? [newBill({ memberId, kind, contractId: NO_CONTRACT, payerId: null, period, total, lines, state: 'DUE' })]
      : []
  const rebates = await readRebates(tx, day)
  const series = await readSeriesShares(tx, day)
  return insertBills(tx, [
    ...rebates.flatMap(({ memberId, own, lines }) => billed('REBATE', memberId, rebateShare(own, lines))),
    ...[...series].flatMap(([memberId, share]) => billed('SERIES', memberId, share)),
  ])
}
