import { COVERED_ABOVE, type CoveringBet, coveredBy, findCovered } from '@playhouse/engines/lottery/coverage.ts'
import type { LotteryGame } from '@playhouse/engines/lottery/games.ts'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { getGame } from './lotteries.ts'
import { readSelection } from './terms.ts'

const MILLION = 1_000_000

const getBet = (game: LotteryGame, selection: string) => {
  const { type, picks } = readSelection(game, selection)
  return { betType: type.code, picks }
}

/** Largest share of plays that a ticket's lines cover, in millionths. */
export function coveredMillionths(game: LotteryGame, lines: readonly CoveringBet[]): number {
  const covered = lines.reduce((sum, line) => sum + coveredBy(game, line), 0)
  // More than all outcomes of a thousand plays says no more than that.
  return Math.min(Math.ceil(covered * MILLION), 1_000 * MILLION)
}

interface SuspectLine extends Record<string, unknown> {
  lotteryCode: string | null
  memberId: number
  ticketId: bigint
  selection: string
  cost: bigint
}

export interface CoveringTickets {
  tickets: bigint[]
  /** Minor units of each ticket that do not count. */
  uncounted: bigint[]
}

/**
 * Tickets of a bucket with bets that do not count, because all of their member's bets in the draw together cover too much. Reads the
 * lines of those members only whose tickets could.
 */
export async function findCoveringTickets(
  tx: Transaction,
  { drawId, version, bucket }: { drawId: bigint; version: number; bucket: number },
): Promise<CoveringTickets> {
  const { rows } = await tx.execute<SuspectLine>(sql`
    with suspect as (
      select entry.member_id, array_agg(entry.ticket_id) as tickets
      from lottery_bucket part join lottery_entry entry
        on entry.draw_id = part.draw_id and entry.member_id between part.first_member and part.last_member
      where part.draw_id = ${drawId} and part.version = ${version} and part.bucket = ${bucket} and entry.cancelled_at is null
      group by entry.member_id
      having sum(coalesce(entry.covered, ${MILLION})) > ${COVERED_ABOVE * MILLION}
    )
    select (select lottery_code from lottery_draw where id = ${drawId}) as "lotteryCode", line.member_id as "memberId",
      line.ticket_id as "ticketId", line.selection, line.cost
    from suspect
    -- OFFSET 0 keeps the planner, which takes all members for suspects, from reading the lines of all draws.
    cross join lateral (
      select member_id, ticket_id, selection, cost from lottery_line
      where lottery_line.member_id = suspect.member_id and lottery_line.ticket_id = any(suspect.tickets) offset 0
    ) line
    order by line.member_id`)
  const uncounted = new Map<bigint, bigint>()
  for (const lines of Map.groupBy(rows, ({ memberId }) => memberId).values()) {
    const game = getGame(lines[0]?.lotteryCode ?? '')
    const covered = findCovered(
      game,
      lines.map(({ selection }) => getBet(game, selection)),
    )
    for (const [index, { ticketId, cost }] of lines.entries()) {
      if (covered[index]) uncounted.set(ticketId, (uncounted.get(ticketId) ?? 0n) + cost)
    }
  }
  return { tickets: [...uncounted.keys()], uncounted: [...uncounted.values()] }
}
