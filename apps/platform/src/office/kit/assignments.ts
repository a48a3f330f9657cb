import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { queueAssignment } from '../../db/tables/office.ts'

export type Assignment = typeof queueAssignment.$inferSelect

/** Every assignment; one is deleted when its subject is decided. */
export async function listAssignments(database: Database): Promise<ReadonlyMap<string, Assignment>> {
  const rows = await database.select().from(queueAssignment)
  return new Map(rows.map((row) => [row.subject, row]))
}

export async function findAssignment(on: Database | Transaction, subject: string): Promise<Assignment | undefined> {
  const [found] = await on.select().from(queueAssignment).where(eq(queueAssignment.subject, subject))
  return found
}

/** Assigns what waits to an operator, or to nobody. @returns the operator who had it before */
export async function assign(
  tx: Transaction,
  subject: string,
  to: { id: number; name: string } | null,
): Promise<string | null> {
  const [before] = await tx.select().from(queueAssignment).where(eq(queueAssignment.subject, subject)).for('update')
  if (to === null) await endAssignment(tx, subject)
  else {
    const values = { operatorId: to.id, operator: to.name, assignedAt: new Date() }
    await tx
      .insert(queueAssignment)
      .values({ subject, ...values })
      .onConflictDoUpdate({ target: queueAssignment.subject, set: values })
  }
  return before?.operator ?? null
}

/** Removes the assignment of what has been decided. */
export const endAssignment = async (tx: Transaction, subject: string): Promise<void> =>
  void (await tx.delete(queueAssignment).where(eq(queueAssignment.subject, subject)))
