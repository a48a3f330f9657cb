import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { raffle, raffleSeries, raffleText } from '../../../db/tables/raffles.ts'

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

/**
 * Ends the sale of a raffle at once; the job of raffles gives everything back. @returns the raffle; undefined if it is not on sale
 */
export async function callOff(tx: Transaction, id: string): Promise<typeof raffle.$inferSelect | undefined> {
  const [ended] = await tx
    .update(raffle)
    .set({
      calledOff: true,
      closesAt: sql`clock_timestamp()`,
      nextActionAt: sql`clock_timestamp()`,
      version: sql`${raffle.version} + 1`,
    })
    .where(and(eq(raffle.id, id), eq(raffle.state, 'SELLING'), sql`${raffle.closesAt} > clock_timestamp()`))
    .returning()
  return ended
}
