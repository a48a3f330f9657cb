import { drawsPerDay, nextDraws, placeInDay, type ScheduledDraw } from '@playhouse/engines/lottery/calendar.ts'
import { getCommitment } from '@playhouse/engines/lottery/draw.ts'
import type { LotteryGame } from '@playhouse/engines/lottery/games.ts'
import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { game } from '../../../db/tables/games.ts'
import { lottery, lotteryDraw } from '../../../db/tables/lottery.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { openChain } from './beacon.ts'
import { readHolidays } from './holidays.ts'
import { getGame } from './lotteries.ts'
import { currentReading } from './reading.ts'

/** The running draw, and those that can be bet on in advance. */
const FAST_AHEAD = 31
const STATION_AHEAD = 9
/** Many lotteries draw in the same second. */
const TOGETHER = 20

const IS_OPEN = sql`not exists (select from ${game} where ${game.nodeId} = ${lottery.nodeId} and ${game.closed})`

/** Keeps each lottery's next draws in the table. Draws that a stopped platform did not schedule do not exist. */
export function dueSchedules(secrets: SecretBox): DueWork {
  return {
    name: 'lottery schedule',
    next: sql`select min(${lottery.nextActionAt}) from ${lottery} where ${IS_OPEN}`,
    run: (database, closing) =>
      eachDue(database, closing, {
        getName: ({ code }) => `lottery ${code}`,
        take: takeDue,
        work: async (tx, lotteries) => {
          for (const { code } of lotteries) await schedule(tx, secrets, code)
        },
        postpone: (tx, { code }) => tx.update(lottery).set({ nextActionAt: retryTime() }).where(eq(lottery.code, code)),
      }),
  }
}

const takeDue = (tx: Transaction) =>
  tx
    .select({ code: lottery.code })
    .from(lottery)
    .where(sql`${lottery.nextActionAt} <= clock_timestamp() and ${IS_OPEN}`)
    .orderBy(lottery.nextActionAt)
    .limit(TOGETHER)
    .for('no key update', { skipLocked: true })

async function schedule(tx: Transaction, secrets: SecretBox, code: string): Promise<void> {
  const listed = getGame(code)
  const isStation = listed.intervalSeconds === null
  // Under the lottery's lock, which a change of its holidays takes too.
  const holidays = isStation ? await readHolidays(tx) : []
  const draws = nextDraws(listed, Date.now(), holidays, isStation ? STATION_AHEAD : FAST_AHEAD)
  await scheduleDraws(tx, secrets, listed, draws)
  if (isStation) await alignStarts(tx, draws)
  const nextActionAt = new Date(draws[0]?.drawsAt ?? Date.now() + 3_600_000)
  await tx.update(lottery).set({ nextActionAt }).where(eq(lottery.code, code))
}

/** A holiday that was added or removed moves the start of the draw after it. */
async function alignStarts(tx: Transaction, draws: readonly ScheduledDraw[]): Promise<void> {
  const starts = draws.map(({ startsAt }) => new Date(startsAt).toISOString())
  await tx.execute(sql`
    update ${lotteryDraw} set sales_open_at = planned.start, next_action_at = planned.start
    from unnest(${sql.param(draws.map(({ gameCode }) => gameCode))}::text[], ${sql.param(draws.map(({ issue }) => issue))}::text[],
      ${sql.param(starts)}::timestamptz[]) as planned (code, number, start)
    where lottery_code = planned.code and issue = planned.number and state = 'SCHEDULED' and sales_open_at <> planned.start`)
}

/** Inserts draws that are not there yet, each with its seed, whose hash is public from then on. */
export async function scheduleDraws(
  tx: Transaction,
  secrets: SecretBox,
  listed: LotteryGame,
  draws: readonly ScheduledDraw[],
): Promise<void> {
  const found = await tx.execute<{ issue: string }>(sql`
    select issue from ${lotteryDraw}
    where lottery_code = ${listed.code} and issue = any(${sql.param(draws.map(({ issue }) => issue))}::text[])`)
  const known = new Set(found.rows.map(({ issue }) => issue))
  const added = draws.filter(({ issue }) => !known.has(issue))
  for (const day of new Set(added.map((draw) => draw.day))) {
    await openChain(tx, secrets, { lotteryCode: listed.code, day, length: drawsPerDay(listed) })
  }
  if (added.length === 0) return
  const cutOffMinutes = listed.intervalSeconds === null ? (await currentReading(tx)).cutOffMinutes : 0
  const rows = added.map(async ({ issue, day, startsAt, closesAt, drawsAt }) => {
    const seed = randomBytes(32).toString('hex')
    return {
      lotteryCode: listed.code,
      issue,
      day,
      sequence: placeInDay(issue),
      salesOpenAt: new Date(startsAt),
      closeAt: new Date(closesAt - cutOffMinutes * 60_000),
      drawAt: new Date(drawsAt),
      nextActionAt: new Date(startsAt),
      seedHash: Buffer.from(getCommitment(seed), 'hex'),
      sealedSeed: await secrets.seal(seed, seedOwner(listed.code, issue)),
    }
  })
  await tx
    .insert(lotteryDraw)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
}

export const seedOwner = (lotteryCode: string, issue: string) => `lottery-seed:${lotteryCode}:${issue}`
