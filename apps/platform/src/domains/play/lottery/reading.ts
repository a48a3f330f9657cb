import { STATIONS } from '@playhouse/engines/lottery/games.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { lotteryDraw, lotteryReading } from '../../../db/tables/lottery.ts'
import { DRAW_LOCK, publishDraw } from './draw-states.ts'

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

/** Of stations, whose sale has not closed; a fast draw has no cut-off. */
const OPEN_DRAWS = sql`split_part(lottery_code, '-', 1) = any(${sql.param(STATIONS.map(({ code }) => code))}::text[])
  and state in ('SCHEDULED', 'SELLING') and close_at > clock_timestamp()`

async function moveClosings(tx: Transaction, minutes: number): Promise<void> {
  // Keeps the schedule and first tickets of two stations from adding draws that close at the old time.
  await tx.execute(sql`select from lottery order by code collate "C" for no key update`)
  await tx.execute(sql`select from ${lotteryDraw} where ${OPEN_DRAWS} order by id for no key update`)
  // Waits for tickets that are being placed; those that come later see the new time.
  await tx.execute(sql`
    select pg_advisory_xact_lock(${DRAW_LOCK}, id::integer) from (
      select id from ${lotteryDraw} where ${OPEN_DRAWS} order by id offset 0) due`)
  const closeAt = sql`close_at + make_interval(mins => ${minutes})`
  const moved = await tx
    .update(lotteryDraw)
    .set({ closeAt, nextActionAt: sql`case when state = 'SELLING' then ${closeAt} else next_action_at end` })
    .where(OPEN_DRAWS)
    .returning()
  for (const draw of moved) if (draw.state === 'SELLING') await publishDraw(tx, draw)
}

/**
 * How the house reads texts from now on. Another cut-off moves when the sale of each draw of a station closes, if it has not closed yet.
 */
export async function changeReading(
  tx: Transaction,
  reading: Omit<Reading, 'version'>,
  by: { actor: string; reason: string },
): Promise<void> {
  const { cutOffMinutes } = await currentReading(tx)
  if (reading.cutOffMinutes !== cutOffMinutes) await moveClosings(tx, cutOffMinutes - reading.cutOffMinutes)
  await tx.insert(lotteryReading).values({ ...reading, ...by })
}
