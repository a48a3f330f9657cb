import { eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { leaderboard, leaderboardText } from '../../../db/tables/leaderboards.ts'
import type { Board } from './scores.ts'

/** Adds or changes a board, with its texts if they are given. A week keeps the prizes that it began with. */
export async function storeBoard(
  tx: Transaction,
  plan: Board,
  texts?: readonly (typeof leaderboardText.$inferInsert)[],
): Promise<void> {
  await tx.insert(leaderboard).values(plan).onConflictDoUpdate({ target: leaderboard.id, set: plan })
  if (!texts) return
  await tx.delete(leaderboardText).where(eq(leaderboardText.boardId, plan.id))
  await tx.insert(leaderboardText).values([...texts])
}

/** Removes a board of which no week has begun. */
export async function removeBoard(tx: Transaction, id: string): Promise<void> {
  await tx.delete(leaderboardText).where(eq(leaderboardText.boardId, id))
  await tx.delete(leaderboard).where(eq(leaderboard.id, id))
}
