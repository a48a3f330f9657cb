import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberBlock } from '../../../db/tables/limits.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { endOtherSessions, endPlay } from './exclusion.ts'

type Block = typeof memberBlock.$inferSelect

export async function findBlock(on: Database | Transaction, memberId: number): Promise<Block | undefined> {
  const [found] = await on.select().from(memberBlock).where(eq(memberBlock.memberId, memberId))
  return found
}

/** Ends sessions and games; refuses log-ins, stakes and deposits from now on. @returns false if it is blocked already */
export async function blockMember(
  tx: Transaction,
  { memberId, reason, shownText, by }: { memberId: number; reason: string; shownText: string | null; by: string },
): Promise<boolean> {
  // Log-ins take this lock too, so that none of them opens a session after this has ended them.
  await lockMember(tx, memberId)
  const { rowCount } = await tx
    .insert(memberBlock)
    .values({ memberId, reason, shownText, blockedBy: by })
    .onConflictDoNothing()
  if (rowCount !== 1) return false
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await endPlay(tx, memberId)
  await endOtherSessions(tx, memberId, undefined, 'BLOCKED')
  return true
}

/** @returns the block that ended; undefined if there was none */
export async function unblockMember(tx: Transaction, memberId: number): Promise<Block | undefined> {
  await lockMember(tx, memberId)
  const [ended] = await tx.delete(memberBlock).where(eq(memberBlock.memberId, memberId)).returning()
  await tx.execute(sql`select set_play_guard(${memberId})`)
  return ended
}
