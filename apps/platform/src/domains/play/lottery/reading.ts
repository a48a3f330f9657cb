import { desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { lotteryReading } from '../../../db/tables/lottery.ts'

type ReadingVersion = typeof lotteryReading.$inferSelect
export type Reading = Pick<ReadingVersion, 'version' | 'habits' | 'mainStations' | 'priceUnit' | 'cutOffMinutes'>

/** Asks whatever houses mean differently, and counts stations in the order of the list. */
const USUAL: Reading = { version: 0, habits: {}, mainStations: [], priceUnit: 1_000, cutOffMinutes: 0 }

/** How the house reads texts of bets now. */
export async function currentReading(on: Database | Transaction): Promise<Reading> {
  const [last] = await on
    .select({
      version: lotteryReading.version,
      habits: lotteryReading.habits,
      mainStations: lotteryReading.mainStations,
      priceUnit: lotteryReading.priceUnit,
      cutOffMinutes: lotteryReading.cutOffMinutes,
    })
    .from(lotteryReading)
    .orderBy(desc(lotteryReading.version))
    .limit(1)
  return last ?? USUAL
}

/** Whether the house has read texts by this version. */
export async function isReading(database: Database, version: number): Promise<boolean> {
  return version === 0 || (await database.$count(lotteryReading, eq(lotteryReading.version, version))) > 0
}

/** All versions, the last one first. */
export const listReadings = (database: Database): Promise<ReadingVersion[]> =>
  database.select().from(lotteryReading).orderBy(desc(lotteryReading.version))

export async function changeReading(
  tx: Transaction,
  reading: Omit<Reading, 'version'>,
  by: { actor: string; reason: string },
): Promise<void> {
  await tx.insert(lotteryReading).values({ ...reading, ...by })
}
