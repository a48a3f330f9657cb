import type { CheckedInputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/lottery-sheets.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { SHEETS_MAX } from '@playhouse/shared/limits.ts'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { lotteryHabit, lotterySheet } from '../../../db/tables/lottery.ts'
import { platformError } from '../../../request/platform-error.ts'
import { getGame } from './lotteries.ts'

/* Members' settings for texts of bets: sheets to buy again, and their readings where houses differ. */

/** The latest first. */
export async function listSheets(
  database: Database,
  memberId: number,
): Promise<ResponseOf<typeof contract.lotterySheets>> {
  const rows = await database
    .select()
    .from(lotterySheet)
    .where(eq(lotterySheet.memberId, memberId))
    .orderBy(desc(lotterySheet.savedAt), desc(lotterySheet.id))
  return {
    list: rows.map(({ id, name, lotteryCode, text, savedAt }) => ({
      sheetId: String(id),
      name,
      gameCode: lotteryCode,
      text,
      savedAt: savedAt.getTime(),
    })),
  }
}

/** Replaces the sheet of the same name. @throws PlatformError lottery.not.found, lottery.sheet.limit */
export async function saveSheet(
  database: Database,
  memberId: number,
  { name, gameCode, text }: CheckedInputOf<typeof contract.saveLotterySheet>,
): Promise<void> {
  const lotteryCode = getGame(gameCode).code
  await withTransaction(database, async (tx) => {
    // Two at once could both find room for the last one.
    await tx.execute(sql`select from member where id = ${memberId} for no key update`)
    const others = and(eq(lotterySheet.memberId, memberId), ne(lotterySheet.name, name))
    if ((await tx.$count(lotterySheet, others)) >= SHEETS_MAX) throw platformError('lottery.sheet.limit')
    const saved = { lotteryCode, text, savedAt: sql`clock_timestamp()` }
    await tx
      .insert(lotterySheet)
      .values({ memberId, name, ...saved })
      .onConflictDoUpdate({ target: [lotterySheet.memberId, lotterySheet.name], set: saved })
  })
}

/** Idempotent. */
export async function removeSheet(database: Database, memberId: number, sheetId: bigint): Promise<void> {
  await database.delete(lotterySheet).where(and(eq(lotterySheet.memberId, memberId), eq(lotterySheet.id, sheetId)))
}

export async function readHabits(
  database: Database,
  memberId: number,
): Promise<ResponseOf<typeof contract.lotteryHabits>> {
  const [row] = await database
    .select({ habits: lotteryHabit.habits })
    .from(lotteryHabit)
    .where(eq(lotteryHabit.memberId, memberId))
  return { habits: Object.entries(row?.habits ?? {}).map(([name, value]) => ({ name, value })) }
}

export async function saveHabits(
  database: Database,
  memberId: number,
  { habits: entries }: CheckedInputOf<typeof contract.saveLotteryHabits>,
): Promise<void> {
  const habits = Object.fromEntries(entries.map(({ name, value }) => [name, value]))
  const saved = { habits, updatedAt: sql`clock_timestamp()` }
  await database
    .insert(lotteryHabit)
    .values({ memberId, ...saved })
    .onConflictDoUpdate({ target: lotteryHabit.memberId, set: saved })
}
