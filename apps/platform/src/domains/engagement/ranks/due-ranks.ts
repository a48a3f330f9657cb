import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberRank, rankChange } from '../../../db/tables/ranks.ts'
import { finishDays, firstOpenDay, hasOpenDay, openFrom } from '../../../jobs/daily-work.ts'
import { dueIf, type DueWork, eachDue, retryTime, takeMembers } from '../../../jobs/due-rows.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { publishToMember } from '../../../live/publish.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { LAST_CLOSED_DAY, lastClosedDay } from '../../../lib/record-range.ts'
import { type Level, getMonth, rankFor, rankName, readLadder, readTurnover } from './ladder.ts'

/** Batch size. */
const BATCH_SIZE = 1_000
/** A month is evaluated once its last day is closed. */
const CLOSING_MS = 10 * 60_000

/** Members whose turnover on some days is not what was seen last. */
const playedSince = ({ from, to }: { from: SQL; to: SQL }, after = 0) => sql`
  select day.member_id as "memberId" from member_day day
  join member on member.id = day.member_id and is_real_account(member.kind)
  left join member_rank seen on seen.member_id = day.member_id
  where day.day between ${from} and ${to} and coalesce(seen.retry_at <= now(), true)
    and day.member_id > ${after}
  group by day.member_id, seen.seen_day, seen.seen_turnover
  having seen.seen_day is distinct from ${from} or seen.seen_turnover is distinct from sum(day.turnover)`

/** Promotes members as soon as their turnover reaches a rank, and evaluates each month after its end. */
export const dueRanks: DueWork = {
  name: 'ranks',
  next: sql`select least((select min(next_action_at) from ${memberRank}), (${dueIf(sql`${hasOpenDay('ranks', LAST_CLOSED_DAY)}
    or exists (${playedSince({ from: openFrom('ranks', LAST_CLOSED_DAY), to: sql`brand_day(now())` })})`)}))`,
  // Covers everyone who plays.
  everyMs: 5_000,
  isBackground: true,
  run: (database, closing) => updateRanks(database, new Date(), closing),
}

/** Months that a stopped platform missed come in order: a month is judged by the rank that was reached in it. */
async function updateRanks(database: Database, now: Date, closing = new AbortController().signal): Promise<number> {
  const open = await firstOpenDay(database, 'ranks', lastClosedDay(now))
  let count = 0
  for (let month = getMonth(open); month < getMonth(brandDay(now)) && !closing.aborted; month = getMonth(month, 1)) {
    const end = startOfDay(getMonth(month, 1)).getTime() - 1
    count += await promoteMembers(database, new Date(end), closing)
    count += await judgeMonths(database, new Date(Math.min(evaluatedAt(month).getTime(), now.getTime())), closing)
  }
  return count + (await judgeMonths(database, now, closing)) + (await promoteMembers(database, now, closing))
}

interface OpenDays {
  from: string
  to: string
}

/**
 * Evaluates members who played on days that are not done: today, shortly after midnight also yesterday, and days on which the platform was
 * stopped.
 * @returns how many
 */
export async function promoteMembers(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  const closed = lastClosedDay(now)
  const open: OpenDays = { from: await firstOpenDay(database, 'ranks', closed), to: brandDay(now) }
  const ladder = await readLadder(database)
  const firstRow = (memberId: number) => ({
    memberId,
    month: getMonth(open.to),
    nextActionAt: evaluatedAt(getMonth(open.to)),
  })
  const read = async (tx: Transaction, after: number) => {
    const days = { from: sql`${open.from}::date`, to: sql`${open.to}::date` }
    const { rows } = await tx.execute<{ memberId: number }>(
      sql`${playedSince(days, after)} order by 1 limit ${BATCH_SIZE}`,
    )
    return rows
  }
  const count = await eachDue(database, closing, {
    getName: ({ memberId }) => `promoting member ${memberId}`,
    take: takeMembers(read),
    work: async (tx, [{ memberId }]) => {
      await tx.insert(memberRank).values(firstRow(memberId)).onConflictDoNothing()
      await promote(tx, memberId, ladder, open)
    },
    postpone: (tx, { memberId }) =>
      tx
        .insert(memberRank)
        .values({ ...firstRow(memberId), retryAt: retryTime() })
        .onConflictDoUpdate({ target: memberRank.memberId, set: { retryAt: retryTime() } }),
  })
  const isWaiting = await database.$count(memberRank, sql`${memberRank.retryAt} > now()`)
  if (!isWaiting && !closing.aborted) await finishDays(database, 'ranks', closed)
  return count
}

async function promote(tx: Transaction, memberId: number, ladder: readonly Level[], open: OpenDays): Promise<void> {
  const [row] = await tx.select().from(memberRank).where(eq(memberRank.memberId, memberId)).for('update')
  const { rows } = await tx.execute<{ turnover: bigint }>(sql`
    select coalesce(sum(turnover), 0)::bigint as turnover from member_day
    where member_id = ${memberId} and day between ${open.from}::date and ${open.to}::date`)
  let target = 0
  for (let month = getMonth(open.from); month <= getMonth(open.to); month = getMonth(month, 1)) {
    target = Math.max(target, rankFor(ladder, await readTurnover(tx, memberId, month)))
  }
  await tx
    .update(memberRank)
    .set({ seenDay: open.from, seenTurnover: rows[0]?.turnover ?? 0n })
    .where(eq(memberRank.memberId, memberId))
  const [own] = await tx.select({ rank: member.rank }).from(member).where(eq(member.id, memberId))
  const isHeld = row?.heldUntil != null && row.heldUntil >= open.to
  if (own && target > own.rank && !isHeld) await changeRank(tx, memberId, own.rank, target)
}

/** Evaluates one completed month for each due member. @returns how many */
export async function judgeMonths(
  database: Database,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  const ladder = await readLadder(database)
  const read = async (tx: Transaction, after: number) => {
    const { rows } = await tx.execute<{ memberId: number }>(sql`
      select member_id as "memberId" from member_rank where next_action_at <= ${now.toISOString()} and member_id > ${after}
      order by 1 limit ${BATCH_SIZE}`)
    return rows
  }
  return eachDue(database, closing, {
    getName: ({ memberId }) => `judging member ${memberId}`,
    take: takeMembers(read),
    work: (tx, [{ memberId }]) => evaluate(tx, memberId, ladder, now),
    postpone: (tx, { memberId }) =>
      tx.update(memberRank).set({ nextActionAt: retryTime() }).where(eq(memberRank.memberId, memberId)),
  })
}

async function evaluate(tx: Transaction, memberId: number, ladder: readonly Level[], now: Date): Promise<void> {
  const [row] = await tx
    .select()
    .from(memberRank)
    .where(and(eq(memberRank.memberId, memberId), sql`${memberRank.nextActionAt} <= ${now.toISOString()}`))
    .for('update', { skipLocked: true })
  if (!row) return
  const [own] = await tx.select({ rank: member.rank }).from(member).where(eq(member.id, memberId))
  const level = ladder.find(({ rank }) => rank === own?.rank)
  const { month: played } = await readTurnover(tx, memberId, row.month)
  // A month on a day of which operators held the rank does not count against it.
  const isHeld = row.heldUntil !== null && row.heldUntil >= row.month
  const isStored = !level || level.rank === 0 || isHeld || played >= level.monthlyTurnover
  const missedMonths = isStored ? 0 : row.missedMonths + 1
  const isDemoted = missedMonths >= 2
  const month = getMonth(row.month, 1)
  await tx
    .update(memberRank)
    .set({
      month,
      missedMonths: isDemoted ? 0 : missedMonths,
      nextActionAt: evaluatedAt(month),
    })
    .where(eq(memberRank.memberId, memberId))
  if (isDemoted && level) await changeRank(tx, memberId, level.rank, level.rank - 1)
  else if (missedMonths === 1 && level)
    await writeMessage(tx, {
      memberId,
      kind: 'SYSTEM',
      template: 'rank.GRACE',
      params: { rank: rankName(level.rank), amount: (level.monthlyTurnover / 10_000n).toString() },
      about: 'rank',
    })
}

/** When a month is evaluated. */
export const evaluatedAt = (month: string) => new Date(startOfDay(getMonth(month, 1)).getTime() + CLOSING_MS)

/** @returns false if the rank is another one by now */
export async function storeRank(tx: Transaction, memberId: number, from: number, to: number): Promise<boolean> {
  const [changed] = await tx
    .update(member)
    .set({ rank: to })
    .where(and(eq(member.id, memberId), eq(member.rank, from)))
    .returning({ id: member.id })
  if (!changed) return false
  await tx.insert(rankChange).values({ memberId, fromRank: from, toRank: to })
  await publishToMember(tx, memberId, { type: 'RANK', rank: to })
  return true
}

async function changeRank(tx: Transaction, memberId: number, from: number, to: number): Promise<void> {
  if (!(await storeRank(tx, memberId, from, to))) return
  await writeMessage(tx, {
    memberId,
    kind: 'SYSTEM',
    template: to > from ? 'rank.UP' : 'rank.DOWN',
    params: { rank: rankName(to), before: rankName(from) },
    about: 'rank',
  })
}
