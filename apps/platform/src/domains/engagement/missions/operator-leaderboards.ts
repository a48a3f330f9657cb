import { asc, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { leaderboard, leaderboardResult, leaderboardText, leaderboardWeek } from '../../../db/tables/leaderboards.ts'
import { member } from '../../../db/tables/members.ts'
import type { Board } from './scores.ts'

export type { LeaderboardMetric, PrizeBand } from '../../../db/tables/leaderboards.ts'

/** All leaderboards with their English titles and the weeks that run, in the order of the site. */
export async function listPlans(database: Database) {
  const [boards, texts, running] = await Promise.all([
    database.select().from(leaderboard).orderBy(asc(leaderboard.position), asc(leaderboard.id)),
    database.select().from(leaderboardText).where(eq(leaderboardText.language, 'EN')),
    database.select().from(leaderboardWeek).where(eq(leaderboardWeek.state, 'RUNNING')),
  ])
  return boards.map((row) => ({
    row,
    title: texts.find(({ boardId }) => boardId === row.id)?.title ?? row.id,
    weeks: running.filter(({ boardId }) => boardId === row.id).map(({ week }) => week),
  }))
}

export interface BoardPlan {
  row: Board
  titles: { language: string; text: string }[]
}

export async function findPlan(on: Database | Transaction, id: string): Promise<BoardPlan | undefined> {
  const [row] = await on.select().from(leaderboard).where(eq(leaderboard.id, id))
  if (!row) return undefined
  const titles = await on
    .select({ language: leaderboardText.language, text: leaderboardText.title })
    .from(leaderboardText)
    .where(eq(leaderboardText.boardId, id))
    .orderBy(asc(leaderboardText.language))
  return { row, titles }
}

/** The plan, which does not change until the end of the transaction. */
export async function lockPlan(tx: Transaction, id: string): Promise<BoardPlan | undefined> {
  await tx.select().from(leaderboard).where(eq(leaderboard.id, id)).for('no key update')
  return findPlan(tx, id)
}

/** Weeks of a leaderboard, latest first. */
export const listWeeks = (database: Database, boardId: string) =>
  database
    .select()
    .from(leaderboardWeek)
    .where(eq(leaderboardWeek.boardId, boardId))
    .orderBy(desc(leaderboardWeek.week))
    .limit(20)

/** Winners of a leaderboard, latest week first. */
export const listWinners = (database: Database, boardId: string) =>
  database
    .select({ won: leaderboardResult, username: member.username })
    .from(leaderboardResult)
    .innerJoin(member, eq(member.id, leaderboardResult.memberId))
    .where(eq(leaderboardResult.boardId, boardId))
    .orderBy(desc(leaderboardResult.week), asc(leaderboardResult.rank))
    .limit(100)
