import { eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { raffleSeries, raffleText } from '../../db/tables/raffles.ts'

/** Adds or changes a series, with its texts if they are given. Raffles that have opened keep their terms. */
export async function storeSeries(
  tx: Transaction,
  plan: typeof raffleSeries.$inferSelect,
  texts?: readonly (typeof raffleText.$inferInsert)[],
): Promise<void> {
  await tx.insert(raffleSeries).values(plan).onConflictDoUpdate({ target: raffleSeries.id, set: plan })
  if (!texts) return
  await tx.delete(raffleText).where(eq(raffleText.seriesId, plan.id))
  await tx.insert(raffleText).values([...texts])
}
