import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  lotteryBucket,
  lotteryDraw,
  lotteryDrawStep,
  lotteryRecording,
  lotteryResult,
} from '../../../db/tables/lottery.ts'
import type { LotteryDraw } from './draw-states.ts'

const LISTED = 100

/** Draws with tickets of the last seven days, newest first. */
export const listDrawsWithTickets = (database: Database): Promise<LotteryDraw[]> =>
  database
    .select()
    .from(lotteryDraw)
    .where(
      sql`draw_at > now() - interval '7 days' and exists (select from lottery_entry entry where entry.draw_id = lottery_draw.id)`,
    )
    .orderBy(desc(lotteryDraw.drawAt))
    .limit(LISTED)

/** Draws of a lottery whose issue starts so, newest first. */
export const listDrawsNamed = (database: Database, code: string, issue: string): Promise<LotteryDraw[]> =>
  database
    .select()
    .from(lotteryDraw)
    .where(sql`lottery_code = ${code} and starts_with(issue, ${issue})`)
    .orderBy(desc(lotteryDraw.drawAt))
    .limit(LISTED)

export async function findDraw(database: Database, id: bigint): Promise<LotteryDraw | undefined> {
  const [found] = await database.select().from(lotteryDraw).where(eq(lotteryDraw.id, id))
  return found
}

/**
 * All versions of a draw's result, and its steps; of its members' buckets, how many there are under the result in force, and how many are
 * still to be paid and to be recorded.
 */
export async function readDrawHistory(database: Database, { id, state, resultVersion }: LotteryDraw) {
  const ofResult = sql`${lotteryBucket.drawId} = ${id} and ${lotteryBucket.version} = ${state === 'VOID' ? 0 : resultVersion}`
  const [buckets, unpaid, unrecorded, results, steps] = await Promise.all([
    database.$count(lotteryBucket, ofResult),
    database.$count(lotteryBucket, sql`${ofResult} and ${lotteryBucket.state} = 'OPEN'`),
    database.$count(lotteryRecording, eq(lotteryRecording.drawId, id)),
    database.select().from(lotteryResult).where(eq(lotteryResult.drawId, id)).orderBy(lotteryResult.version),
    database.select().from(lotteryDrawStep).where(eq(lotteryDrawStep.drawId, id)).orderBy(lotteryDrawStep.version),
  ])
  return { settlement: { buckets, unpaid, unrecorded }, results, steps }
}

/** Numbers of the result in force. */
export async function resultOf(on: Database | Transaction, { id, resultVersion }: LotteryDraw): Promise<string[]> {
  const rows = await on.select().from(lotteryResult).where(eq(lotteryResult.drawId, id))
  return rows.find(({ version }) => version === resultVersion)?.numbers ?? []
}
