import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { pointsAccount, pointsRate } from '../../../db/tables/points.ts'
import { rankLevel } from '../../../db/tables/ranks.ts'
import { finishDays, firstOpenDay, hasOpenDay, openFrom } from '../../../jobs/daily-work.ts'
import { dueIf, type DueWork, eachDue, retryTime, takeMembers } from '../../../jobs/due-rows.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postPoints } from '../../../ledger/postings.ts'
import { addDays, LAST_CLOSED_DAY, lastClosedDay } from '../../../lib/record-range.ts'
import { rollUp } from '../records/roll-up.ts'
import { productTurnover } from '../rewards/product-turnover.ts'

/** Play before that gives no points any more. */
const DAYS_BACK = 90
/** Members read at once. */
const PAGE = 1_000
/** Points have the scale of money. */
const POINT = 10_000n

/** Players of closed days whose points are not credited. */
const uncredited = ({ from, to }: { from: SQL; to: SQL }, after = 0) => sql`
  from member_day active
  join member on member.id = active.member_id and is_real_account(member.kind)
  left join points_account own on own.member_id = active.member_id
  where active.day between ${from} and ${to} and active.turnover > 0 and active.member_id > ${after}
    and (own.credited_until is null or own.credited_until < active.day)`
const IS_TIME = sql`coalesce(own.retry_at <= now(), true)`

/** Credits the players of closed days that are not credited yet. */
export const duePoints: DueWork = {
  name: 'points',
  next: dueIf(sql`${hasOpenDay('points', LAST_CLOSED_DAY)} or exists (
    select ${uncredited({ from: openFrom('points', sql`${LAST_CLOSED_DAY} - 1`), to: LAST_CLOSED_DAY })} and ${IS_TIME})`),
  everyMs: 5_000,
  isBackground: true,
  run: async (database, closing) => {
    const closed = lastClosedDay()
    const from = await firstOpenDay(database, 'points', addDays(closed, -1))
    const days = { from: sql`${from}::date`, to: sql`${closed}::date` }
    const read = async (tx: Transaction, after: number) => {
      const { rows } = await tx.execute<{ memberId: number }>(sql`
        select distinct active.member_id as "memberId" ${uncredited(days, after)} and ${IS_TIME} order by 1 limit ${PAGE}`)
      return rows
    }
    const count = await eachDue(database, closing, {
      getName: ({ memberId }) => `crediting points of member ${memberId}`,
      take: takeMembers(read),
      work: (tx, [{ memberId }]) => creditIn(tx, memberId),
      postpone: (tx, { memberId }) =>
        tx
          .insert(pointsAccount)
          .values({ memberId, retryAt: retryTime() })
          .onConflictDoUpdate({ target: pointsAccount.memberId, set: { retryAt: retryTime() } }),
    })
    const { rows } = await database.execute(sql`select 1 ${uncredited(days)} limit 1`)
    if (rows.length === 0) await finishDays(database, 'points', closed)
    return count
  },
}

/**
 * Credits the points of all closed days since the last time, once, at the rank that the member has now.
 * @returns the last day that is counted
 */
export async function creditPoints(database: Database, memberId: number, now = new Date()): Promise<string> {
  const to = lastClosedDay(now)
  const [known] = await database.select().from(pointsAccount).where(eq(pointsAccount.memberId, memberId))
  if (known?.creditedUntil && known.creditedUntil >= to) return known.creditedUntil
  return withTransaction(database, (tx) => creditIn(tx, memberId, now))
}

async function creditIn(tx: Transaction, memberId: number, now = new Date()): Promise<string> {
  const to = lastClosedDay(now)
  const { until } = await rollUp(tx, memberId, now)
  await tx.insert(pointsAccount).values({ memberId }).onConflictDoNothing()
  const [account] = await tx.select().from(pointsAccount).where(eq(pointsAccount.memberId, memberId)).for('update')
  const done = account?.creditedUntil
  if (done && done >= to) return done
  const from = done ? addDays(done, 1) : addDays(to, 1 - DAYS_BACK)
  const turnovers = await productTurnover(tx, memberId, { from, to, closedUntil: until })
  const rates = await tx.select().from(pointsRate)
  const [level] = await tx
    .select({ percent: rankLevel.pointsPercent })
    .from(member)
    .innerJoin(rankLevel, eq(rankLevel.rank, member.rank))
    .where(eq(member.id, memberId))
  const percent = BigInt(level?.percent ?? 100)
  const points = turnovers.reduce((sum, { product, turnover }) => {
    const rate = rates.find((one) => one.product === product)
    return rate ? sum + (turnover * POINT * percent) / (rate.turnoverPerPoint * 100n) : sum
  }, 0n)
  if (points > 0n)
    await postPoints(tx, {
      memberId,
      type: 'POINTS_EARN',
      points,
      key: ledgerKeys.pointsEarned(to),
      request: { memberId, from, to },
      reference: to,
    })
  await tx.update(pointsAccount).set({ creditedUntil: to }).where(eq(pointsAccount.memberId, memberId))
  return to
}
