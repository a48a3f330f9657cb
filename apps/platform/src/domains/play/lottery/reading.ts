import { desc } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { lotteryReading } from '../../../db/tables/lottery.ts'

type ReadingVersion = typeof lotteryReading.$inferSelect
export type Reading = Pick<ReadingVersion, 'version' | 'habits' | 'mainStations'>

/** Asks whatever houses mean differently, and counts stations in the order of the list. */
const USUAL: Reading = { version: 0, habits: {}, mainStations: [] }

/** How the house reads texts of bets now. */
export async function currentReading(on: Database | Transaction): Promise<Reading> {
  const [last] = await on
    .select({
      version: lotteryReading.version,
      habits: lotteryReading.habits,
      mainStations: lotteryReading.mainStations,
    })
    .from(lotteryReading)
    .orderBy(desc(lotteryReading.version))
    .limit(1)
  return last ?? USUAL
}

/** All versions, the last one first. */
export const listReadings = (database: Database): Promise<ReadingVersion[]> =>
  database.select().from(lotteryReading).orderBy(desc(lotteryReading.version))

export async function changeReading(
  tx: Transaction,
  reading: Pick<Reading, 'habits' | 'mainStations'>,
  by: { actor: string; reason: string },
): Promise<void> {
  await tx.insert(lotteryReading).values({ ...reading, ...by })
}
