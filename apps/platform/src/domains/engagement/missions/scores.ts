import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { leaderboard, type LeaderboardMetric, leaderboardWeek } from '../../../db/tables/leaderboards.ts'
import { publishToMember } from '../../../live/publish.ts'
import { countedStakeOfRound, countedTurnoverOfRound } from '../../../lib/counted-turnover.ts'
import { getEnd, getStart } from '../../../lib/day-bounds.ts'
import { addDays } from '../../../lib/record-range.ts'

export type Board = typeof leaderboard.$inferSelect

/** Hundredths are enough, so that equal multiples are ties; at scale 4. */
const MULTIPLE = sql`(payout * 100 / stake * 100)`

/** Score and the moment at which it was reached, of the rounds of a member. */
const MEASURES: Readonly<Record<LeaderboardMetric, { score: SQL; reachedAt: SQL }>> = {
  TURNOVER: { score: sql`sum(${countedTurnoverOfRound('LEADERBOARD')})`, reachedAt: sql`max(settled_at)` },
  MULTIPLIER: {
    score: sql`max(${MULTIPLE})`,
    reachedAt: sql`(array_agg(settled_at order by ${MULTIPLE} desc, settled_at))[1]`,
  },
}

/**
 * Scores of a week, from the board's first day on, counted from its rounds: columns `member_id`, `score` and `reached_at`. Accounts that are closed and demo accounts
 * are left out.
 */
export function getScores(
  { metric, products, minStake, startsOn }: Pick<Board, 'metric' | 'products' | 'minStake' | 'startsOn'>,
  week: string,
  memberId?: number,
): SQL {
  const { score, reachedAt } = MEASURES[metric]
  const first = startsOn > week ? startsOn : week
  const last = addDays(week, 6)
  const players =
    memberId === undefined
      ? sql`(select distinct member_id from member_day where day between ${first}::date and ${last}::date and rounds > 0)`
      : sql`(select ${memberId}::integer as member_id)`
  return sql`
    select round.member_id, ${score}::bigint as score, ${reachedAt} as reached_at
    from ${players} as player
    join member on member.id = player.member_id and is_real_account(member.kind) and coalesce(member.closing_at, member.closed_at) is null
    join round on round.member_id = player.member_id and settled_at >= ${getStart(first)} and settled_at < ${getEnd(last)}
    join game using (node_id)
    where category = any(${sql.param(products)}::text[]) and ${countedStakeOfRound('LEADERBOARD')} >= ${minStake} and ${countedStakeOfRound('LEADERBOARD')} > 0
      and ${metric === 'MULTIPLIER' ? sql`payout > 0` : sql`uncounted < stake`}
    group by round.member_id`
}

/** Counts a member's scores in the weeks that run, and tells its sessions of those that have changed. */
export async function updateScores(tx: Transaction, memberId: number): Promise<void> {
  const running = await tx
    .select({ board: leaderboard, week: leaderboardWeek.week })
    .from(leaderboardWeek)
    .innerJoin(leaderboard, eq(leaderboard.id, leaderboardWeek.boardId))
    .where(eq(leaderboardWeek.state, 'RUNNING'))
    .orderBy(leaderboardWeek.boardId, leaderboardWeek.week)
  for (const { board, week } of running) {
    const { rows } = await tx.execute(sql`
      insert into leaderboard_score (member_id, board_id, week, score, reached_at)
      select member_id, ${board.id}, ${week}::date, score, reached_at from (${getScores(board, week, memberId)}) as counted
      on conflict (member_id, board_id, week) do update set score = excluded.score, reached_at = excluded.reached_at
      where (leaderboard_score.score, leaderboard_score.reached_at) is distinct from (excluded.score, excluded.reached_at)
      returning score`)
    if (rows.length > 0) await publishToMember(tx, memberId, { type: 'LEADERBOARD', boardId: board.id })
  }
}
