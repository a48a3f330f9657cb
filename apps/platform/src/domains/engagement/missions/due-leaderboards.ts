import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { leaderboard, leaderboardResult, leaderboardWeek, type PrizeBand } from '../../../db/tables/leaderboards.ts'
import { finishDays, firstOpenDay, hasOpenDay } from '../../../jobs/daily-work.ts'
import { dueIf, type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postCredits, POSTED_AT_ONCE } from '../../../ledger/postings.ts'
import { writeMessages } from '../../people/messages/write-message.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { type Board, getScores } from './scores.ts'

const AT_A_TIME = 50
/** A round that was settled before midnight may be stored a little after it. */
const CLOSING_MS = 10 * 60_000
/** A week of all rounds takes longer to count than anything a page asks for. */
const COUNTING_TIMEOUT = sql.raw('set local statement_timeout = 300000')

type Week = typeof leaderboardWeek.$inferSelect
type Result = typeof leaderboardResult.$inferSelect

const THIS_WEEK = sql`date_trunc('week', brand_day(now()))::date`

/** Begins weeks, closes those that are over, and pays their prizes. */
export const dueLeaderboards: DueWork = {
  name: 'leaderboards',
  next: sql`select least((select min(next_action_at) from ${leaderboardWeek} where state = 'RUNNING'),
    (select min(next_action_at) from ${leaderboardResult} where state = 'DUE'),
    (${dueIf(sql`${hasOpenDay('leaderboards', sql`(${THIS_WEEK} + 6)`)} or exists (select from leaderboard board
      where starts_on <= brand_day(now()) and (ends_on is null or ends_on >= ${THIS_WEEK})
        and not exists (select from leaderboard_week where board_id = board.id and week = ${THIS_WEEK}))`)}))`,
  everyMs: 5_000,
  run: async (database, closing) => {
    await openWeeks(database)
    return (await closeWeeks(database, new Date(), closing)) + (await payPrizes(database, new Date(), closing))
  },
}

/** Begins the current week of each board, and those that a stopped platform missed, with the prizes of now. */
export async function openWeeks(database: Database, now = new Date()): Promise<void> {
  const today = brandDay(now)
  const current = getWeek(today)
  const firstOpen = getWeek(await firstOpenDay(database, 'leaderboards', addDays(current, -1)))
  // The current week again and again: a board may begin on any day of it.
  let week = firstOpen < current ? firstOpen : current
  for (; week <= current; week = addDays(week, 7)) {
    await database.execute(sql`
      insert into leaderboard_week (board_id, week, state, prizes, next_action_at)
      select id, ${week}::date, 'RUNNING', prizes, ${closingTime(week).toISOString()}::timestamptz from leaderboard
      where starts_on <= least(${addDays(week, 6)}::date, ${today}::date) and (ends_on is null or ends_on >= ${week}::date)
      order by id on conflict do nothing`)
    await finishDays(database, 'leaderboards', addDays(week, 6))
  }
}

export const closingTime = (week: string): Date => new Date(startOfDay(addDays(week, 7)).getTime() + CLOSING_MS)

/** Counts weeks that are over and stores who has won what. @returns how many */
export function closeWeeks(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  return eachDue<{ week: Week; board: Board }, void>(database, closing, {
    maxRows: AT_A_TIME,
    getName: ({ week }) => `closing leaderboard ${week.boardId} of ${week.week}`,
    take: (tx) =>
      tx
        .select({ week: leaderboardWeek, board: leaderboard })
        .from(leaderboardWeek)
        .innerJoin(leaderboard, eq(leaderboard.id, leaderboardWeek.boardId))
        .where(and(eq(leaderboardWeek.state, 'RUNNING'), lte(leaderboardWeek.nextActionAt, now)))
        .orderBy(leaderboardWeek.week)
        .limit(1)
        .for('update', { of: leaderboardWeek, skipLocked: true }),
    work: (tx, [{ week, board }]) => closeWeek(tx, week, board, now),
    postpone: (tx, { week }) => tx.update(leaderboardWeek).set({ nextActionAt: retryTime() }).where(isWeek(week)),
  })
}

async function closeWeek(tx: Transaction, row: Week, board: Board, now: Date): Promise<void> {
  const { boardId, week, prizes, version } = row
  await tx.execute(COUNTING_TIMEOUT)
  // A moment that passes through JavaScript loses its microseconds, which decide ties, so this is one statement.
  await tx.execute(sql`
    insert into leaderboard_result (member_id, board_id, week, rank, score, reached_at, amount, state, next_action_at)
    select member_id, ${boardId}, ${week}::date, rank, score, reached_at, (band ->> 'amount')::bigint, 'DUE', ${now.toISOString()}::timestamptz
    from (
      select counted.*, row_number() over (order by score desc, reached_at, member_id) as rank
      from (${getScores(board, week)}) as counted
    ) as ranked
    join jsonb_array_elements(${JSON.stringify(prizes)}::jsonb) as band
      on rank between (band ->> 'from')::integer and (band ->> 'to')::integer`)
  await tx
    .update(leaderboardWeek)
    .set({ state: 'CLOSED', version: version + 1, nextActionAt: null, closedAt: now })
    .where(and(isWeek(row), eq(leaderboardWeek.version, version)))
  await tx.execute(sql`delete from leaderboard_score where board_id = ${boardId} and week = ${week}::date`)
}

/** Pays prizes, each once. @returns how many */
export function payPrizes(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  return eachDue<Result, void>(database, closing, {
    getName: ({ boardId, week, rank }) => `prize ${rank} of leaderboard ${boardId} of ${week}`,
    take: (tx) =>
      tx
        .select()
        .from(leaderboardResult)
        .where(and(eq(leaderboardResult.state, 'DUE'), lte(leaderboardResult.nextActionAt, now)))
        .orderBy(leaderboardResult.nextActionAt)
        .limit(POSTED_AT_ONCE)
        .for('update', { skipLocked: true }),
    work: pay,
    postpone: (tx, result) => tx.update(leaderboardResult).set({ nextActionAt: retryTime() }).where(isResult(result)),
  })
}

async function pay(tx: Transaction, results: readonly Result[]): Promise<void> {
  const posted = await postCredits(
    tx,
    results.map(({ memberId, boardId, week, rank, amount }) => {
      const key = ledgerKeys.leaderboard(boardId, week)
      const request = { memberId, boardId, week, rank }
      return { memberId, type: 'PROMOTION' as const, amount, key, request, reference: boardId, week, rank }
    }),
  )
  await tx.execute(sql`
    update leaderboard_result result set state = 'PAID', version = version + 1, next_action_at = null, paid_at = posted.at
    from unnest(${sql.param(posted.map(({ memberId }) => memberId))}::integer[], ${sql.param(posted.map(({ reference }) => reference))}::text[],
      ${sql.param(posted.map(({ week }) => week))}::date[], ${sql.param(posted.map(({ occurredAt }) => occurredAt.toISOString()))}::timestamptz[])
      as posted (member_id, board_id, week, at)
    where result.member_id = posted.member_id and result.board_id = posted.board_id and result.week = posted.week`)
  await writeMessages(
    tx,
    posted.map(({ memberId, amount, rank, week }) => ({
      memberId,
      kind: 'PROMOTION' as const,
      template: 'leaderboard.WON' as const,
      params: { amount: formatAmount(amount), rank: String(rank), from: week, to: addDays(week, 6) },
      about: 'leaderboards',
    })),
  )
}

/** Prize of a rank, in minor units; null for none. */
export function getPrize(prizes: readonly PrizeBand[], rank: number): bigint | null {
  const band = prizes.find(({ from, to }) => rank >= from && rank <= to)
  return band ? BigInt(band.amount) : null
}

const isWeek = ({ boardId, week }: Week) => and(eq(leaderboardWeek.boardId, boardId), eq(leaderboardWeek.week, week))
const isResult = ({ memberId, boardId, week }: Result) =>
  and(
    eq(leaderboardResult.memberId, memberId),
    eq(leaderboardResult.boardId, boardId),
    eq(leaderboardResult.week, week),
  )
