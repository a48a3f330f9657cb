import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { countedTurnover, countedTurnoverOfRound } from '../../../lib/counted-turnover.ts'
import { getEnd, getStart } from '../../../lib/day-bounds.ts'

export interface ProductTurnover extends Record<string, unknown> {
  product: string
  turnover: bigint
}

/**
 * Settled turnover of a member that rank rebates count, by category of games over days, both included. Closed days come from sums, which must be there up
 * to `closedUntil` (`rollUp`).
 */
export async function productTurnover(
  on: Database | Transaction,
  memberId: number,
  { from, to, closedUntil }: { from: string; to: string; closedUntil: string },
): Promise<ProductTurnover[]> {
  const { rows } = await on.execute<ProductTurnover>(sql`
    select category as product, sum(turnover)::bigint as turnover from (
      select node_id, ${countedTurnover('RANK_REBATE')} as turnover from member_game_day
      where member_id = ${memberId} and day between ${from}::date and least(${to}::date, ${closedUntil}::date)
      union all
      select node_id, ${countedTurnoverOfRound('RANK_REBATE')} from round
      where member_id = ${memberId} and settled_at >= greatest(${getStart(from)}, ${getEnd(closedUntil)})
        and settled_at < ${getEnd(to)}
    ) as played join game using (node_id)
    group by category having sum(turnover) > 0 order by category`)
  return rows
}
