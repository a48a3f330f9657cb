import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { legalHold } from '../db/tables/office.ts'
import { lockMember } from '../lib/member-locks.ts'

export type LegalHold = typeof legalHold.$inferSelect

export async function findLegalHold(on: Database | Transaction, memberId: number): Promise<LegalHold | undefined> {
  const [found] = await on.select().from(legalHold).where(eq(legalHold.memberId, memberId))
  return found
}

/** Keeps the member's data from being erased. @returns false if there is a hold already */
export async function placeLegalHold(
  tx: Transaction,
  { memberId, reason, by }: { memberId: number; reason: string; by: string },
): Promise<boolean> {
  // An erasure under way comes first.
  await lockMember(tx, memberId)
  const { rowCount } = await tx.insert(legalHold).values({ memberId, reason, heldBy: by }).onConflictDoNothing()
  return rowCount === 1
}

/** @returns the hold that ended; undefined if there was none */
export async function endLegalHold(tx: Transaction, memberId: number): Promise<LegalHold | undefined> {
  const [ended] = await tx.delete(legalHold).where(eq(legalHold.memberId, memberId)).returning()
  return ended
}
