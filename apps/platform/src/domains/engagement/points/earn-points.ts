import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { pointsAccount, pointsRate } from '../../../db/tables/points.ts'
import { finishDays, firstOpenDay, hasOpenDay, openFrom } from '../../../jobs/daily-work.ts'
import { dueIf, type DueWork, eachDue, retryTime, takeMembers } from '../../../jobs/due-rows.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postCredits } from '../../../ledger/postings.ts'
import { countedTurnover } from '../../../lib/counted-turnover.ts'
import { addDays, LAST_CLOSED_DAY, lastClosedDay } from '../../../lib/record-range.ts'

/** Play before that gives no points any more. */
const DAYS_BACK = 90
/** Members read at once. */
const PAGE = 1_000
/** Members credited in one transaction, for which the page of points of each waits meanwhile. */
const CREDITED_AT_ONCE = 50
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
      take: takeMembers(read, CREDITED_AT_ONCE),
      work: (tx, members) =>
        credit(
          tx,
          members.map(({ memberId }) => memberId),
          closed,
        ),
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
  return withTransaction(database, async (tx) => {
    const [credited = to] = await credit(tx, [memberId], to)
    return credited
  })
}

/**
 * Credits what these members played up to a closed day.
 * @returns the last day that is counted, of each
 */
async function credit(tx: Transaction, members: readonly number[], to: string): Promise<string[]> {
  const ids = sql`${sql.param(members)}::integer[]`
  await tx.execute(sql`select roll_up_records(id, ${to}::date) from unnest(${ids}) as id`)
  await tx
    .insert(pointsAccount)
    .values(members.map((memberId) => ({ memberId })))
    .onConflictDoNothing()
  const accounts = await tx
    .select({ memberId: pointsAccount.memberId, creditedUntil: pointsAccount.creditedUntil })
    .from(pointsAccount)
    .where(sql`${pointsAccount.memberId} = any(${ids})`)
    .orderBy(pointsAccount.memberId)
    .for('update')
  const open = accounts.flatMap(({ memberId, creditedUntil }) =>
    creditedUntil !== null && creditedUntil >= to
      ? []
      : [{ memberId, from: creditedUntil === null ? addDays(to, 1 - DAYS_BACK) : addDays(creditedUntil, 1) }],
  )
  if (open.length === 0) return accounts.map(({ creditedUntil }) => creditedUntil ?? to)
  const earned = await readEarned(tx, open, to)
  await postCredits(
    tx,
    open.flatMap(({ memberId, from }) => {
      const points = earned.get(memberId) ?? 0n
      const posting = { memberId, key: ledgerKeys.pointsEarned(to), request: { memberId, from, to }, reference: to }
      return points > 0n ? [{ ...posting, type: 'POINTS_EARN' as const, amount: points }] : []
    }),
  )
  await tx
    .update(pointsAccount)
    .set({ creditedUntil: to })
    .where(
      inArray(
        pointsAccount.memberId,
        open.map(({ memberId }) => memberId),
      ),
    )
  return accounts.map(({ creditedUntil }) => (creditedUntil !== null && creditedUntil > to ? creditedUntil : to))
}

/** Points by member, at the rank that each has now. Sums of closed days must be there (`roll_up_records`). */
async function readEarned(
  tx: Transaction,
  open: readonly { memberId: number; from: string }[],
  to: string,
): Promise<Map<number, bigint>> {
  const { rows } = await tx.execute<{ memberId: number; percent: number; product: string; turnover: bigint }>(sql`
    select member.id as "memberId", coalesce(points_percent, 100) as percent, product, turnover
    from unnest(${sql.param(open.map(({ memberId }) => memberId))}::integer[], ${sql.param(open.map(({ from }) => from))}::date[])
      as open (member_id, from_day)
    cross join lateral (
      select category as product, sum(${countedTurnover('POINTS')})::bigint as turnover from member_game_day join game using (node_id)
      where member_id = open.member_id and day between open.from_day and ${to}::date
      group by category having sum(${countedTurnover('POINTS')}) > 0
    ) as played
    join member on member.id = open.member_id left join rank_level on rank_level.rank = member.rank`)
  const rates = await tx.select().from(pointsRate)
  const earned = new Map<number, bigint>()
  for (const { memberId, percent, product, turnover } of rows) {
    const rate = rates.find((one) => one.product === product)
    if (!rate) continue
    const points = (turnover * POINT * BigInt(percent)) / (rate.turnoverPerPoint * 100n)
    earned.set(memberId, (earned.get(memberId) ?? 0n) + points)
  }
  return earned
}
