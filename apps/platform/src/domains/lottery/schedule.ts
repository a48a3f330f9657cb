import { drawsPerDay, nextDraws, type ScheduledDraw } from '@playhouse/engines/lottery/calendar.ts'
import { commitmentOf } from '@playhouse/engines/lottery/draw.ts'
import { type LotteryGame, lotteryOf } from '@playhouse/engines/lottery/games.ts'
import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { lottery, lotteryDraw } from '../../db/tables/lottery.ts'
import type { DueWork } from '../../jobs/due-rows.ts'
import type { SecretBox } from '../../request/secret-box.ts'
import { openChain } from './beacon.ts'

/** The running draw, and those that can be bet on in advance. */
const FAST_AHEAD = 31
const STATION_AHEAD = 9
const AT_A_TIME = 20

/** Keeps each lottery's next draws in the table. Draws that a stopped platform did not schedule do not exist. */
export function dueSchedules(secrets: SecretBox): DueWork {
  return {
    name: 'lottery schedule',
    run: async (database, closing) => {
      let taken = 0
      while (taken < AT_A_TIME && !closing.aborted) {
        if (!(await withTransaction(database, (tx) => scheduleDue(tx, secrets)))) break
        taken += 1
      }
      return taken
    },
  }
}

async function scheduleDue(tx: Transaction, secrets: SecretBox): Promise<boolean> {
  const [due] = await tx
    .select()
    .from(lottery)
    .where(sql`${lottery.nextActionAt} <= clock_timestamp() and not ${lottery.isPaused}`)
    .orderBy(lottery.nextActionAt)
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!due) return false
  const game = lotteryOf(due.code)
  if (!game) {
    await tx.update(lottery).set({ isPaused: true }).where(eq(lottery.code, due.code))
    return true
  }
  const draws = nextDraws(game, Date.now(), game.intervalSeconds === null ? STATION_AHEAD : FAST_AHEAD)
  await scheduleDraws(tx, secrets, game, draws)
  const nextActionAt = new Date(draws[0]?.drawsAt ?? Date.now() + 3_600_000)
  await tx.update(lottery).set({ nextActionAt }).where(eq(lottery.code, due.code))
  return true
}

/** Inserts draws that are not there yet, each with its seed, whose hash is public from then on. */
export async function scheduleDraws(
  tx: Transaction,
  secrets: SecretBox,
  game: LotteryGame,
  draws: readonly ScheduledDraw[],
): Promise<void> {
  const found = await tx.execute<{ issue: string }>(sql`
    select issue from ${lotteryDraw}
    where lottery_code = ${game.code} and issue = any(${sql.param(draws.map(({ issue }) => issue))}::text[])`)
  const known = new Set(found.rows.map(({ issue }) => issue))
  const added = draws.filter(({ issue }) => !known.has(issue))
  for (const day of new Set(added.map((draw) => draw.day))) {
    await openChain(tx, secrets, { lotteryCode: game.code, day, length: drawsPerDay(game) })
  }
  if (added.length === 0) return
  const rows = added.map(async ({ issue, day, startsAt, closesAt, drawsAt }) => {
    const seed = randomBytes(32).toString('hex')
    return {
      lotteryCode: game.code,
      issue,
      day,
      sequence: Number(issue.slice(8) || '1'),
      salesOpenAt: new Date(startsAt),
      closeAt: new Date(closesAt),
      drawAt: new Date(drawsAt),
      nextActionAt: new Date(startsAt),
      seedHash: Buffer.from(commitmentOf(seed), 'hex'),
      sealedSeed: await secrets.seal(seed, seedOwner(game.code, issue)),
    }
  })
  await tx
    .insert(lotteryDraw)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
}

export const seedOwner = (lotteryCode: string, issue: string) => `lottery-seed:${lotteryCode}:${issue}`
