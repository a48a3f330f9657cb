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
import { type Level, getMonth, rankFor, rankName, readLadder, readTurnovers } from './ladder.ts'

/** Members read at once. */
const BATCH_SIZE = 1_000
/** Members evaluated in one transaction. */
const EVALUATED_AT_ONCE = 50
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
    take: takeMembers(read, EVALUATED_AT_ONCE),
    work: async (tx, due) => {
      const members = due.map(({ memberId }) => memberId)
      await tx.insert(memberRank).values(members.map(firstRow)).onConflictDoNothing()
      await promote(tx, members, ladder, open)
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

async function promote(
  tx: Transaction,
  members: readonly number[],
  ladder: readonly Level[],
  open: OpenDays,
): Promise<void> {
  const ids = sql`${sql.param(members)}::integer[]`
  const rows = await tx
    .select({ memberId: memberRank.memberId, heldUntil: memberRank.heldUntil })
    .from(memberRank)
    .where(sql`${memberRank.memberId} = any(${ids})`)
    .orderBy(memberRank.memberId)
    .for('update')
  // What is played after this is seen by the next run.
  await tx.execute(sql`
    update member_rank seen set seen_day = ${open.from}::date, seen_turnover = played.turnover
    from unnest(${ids}) as due (member_id)
    cross join lateral (
      select coalesce(sum(turnover), 0)::bigint as turnover from member_day
      where member_id = due.member_id and day between ${open.from}::date and ${open.to}::date
    ) as played
    where seen.member_id = due.member_id`)
  const targets = new Map<number, number>()
  for (let month = getMonth(open.from); month <= getMonth(open.to); month = getMonth(month, 1)) {
    const turnovers = await readTurnovers(
      tx,
      members.map((memberId) => ({ memberId, month })),
    )
    for (const [memberId, turnover] of turnovers)
      targets.set(memberId, Math.max(targets.get(memberId) ?? 0, rankFor(ladder, turnover)))
  }
  const ranks = await readRanks(tx, members)
  for (const { memberId, heldUntil } of rows) {
    const [own, target = 0] = [ranks.get(memberId), targets.get(memberId)]
    const isHeld = heldUntil !== null && heldUntil >= open.to
    if (own !== undefined && target > own && !isHeld) await changeRank(tx, memberId, own, target)
  }
}

async function readRanks(tx: Transaction, members: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: member.id, rank: member.rank })
    .from(member)
    .where(sql`${member.id} = any(${sql.param(members)}::integer[])`)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
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
    take: takeMembers(read, EVALUATED_AT_ONCE),
    work: (tx, due) =>
      evaluate(
        tx,
        due.map(({ memberId }) => memberId),
        { ladder, now },
      ),
    postpone: (tx, { memberId }) =>
      tx.update(memberRank).set({ nextActionAt: retryTime() }).where(eq(memberRank.memberId, memberId)),
  })
}

async function evaluate(
  tx: Transaction,
  members: readonly number[],
  { ladder, now }: { ladder: readonly Level[]; now: Date },
): Promise<void> {
  const rows = await tx
    .select()
    .from(memberRank)
    .where(
      sql`${memberRank.memberId} = any(${sql.param(members)}::integer[]) and ${memberRank.nextActionAt} <= ${now.toISOString()}`,
    )
    .orderBy(memberRank.memberId)
    .for('update', { skipLocked: true })
  const ranks = await readRanks(tx, members)
  const turnovers = await readTurnovers(tx, rows)
  const judged = rows.map((row) => {
    const level = ladder.find(({ rank }) => rank === ranks.get(row.memberId))
    const played = turnovers.get(row.memberId)?.month ?? 0n
    // A month on a day of which operators held the rank does not count against it.
    const isHeld = row.heldUntil !== null && row.heldUntil >= row.month
    const isStored = !level || level.rank === 0 || isHeld || played >= level.monthlyTurnover
    const missedMonths = isStored ? 0 : row.missedMonths + 1
    return { memberId: row.memberId, month: getMonth(row.month, 1), missedMonths, level }
  })
  await tx.execute(sql`
    update member_rank seen set month = judged.month, missed_months = judged.missed, next_action_at = judged.at
    from unnest(${sql.param(judged.map(({ memberId }) => memberId))}::integer[], ${sql.param(judged.map(({ month }) => month))}::date[],
      ${sql.param(judged.map(({ missedMonths }) => (missedMonths >= 2 ? 0 : missedMonths)))}::smallint[],
      ${sql.param(judged.map(({ month }) => evaluatedAt(month).toISOString()))}::timestamptz[]) as judged (member_id, month, missed, at)
    where seen.member_id = judged.member_id`)
  for (const { memberId, missedMonths, level } of judged) {
    if (missedMonths >= 2 && level) await changeRank(tx, memberId, level.rank, level.rank - 1)
    else if (missedMonths === 1 && level)
      await writeMessage(tx, {
        memberId,
        kind: 'SYSTEM',
        template: 'rank.GRACE',
        params: { rank: rankName(level.rank), amount: (level.monthlyTurnover / 10_000n).toString() },
        about: 'rank',
      })
  }
}

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
