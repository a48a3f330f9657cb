import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { memberRank, rankChange } from '../../db/tables/ranks.ts'
import type { DueWork } from '../../jobs/due-rows.ts'
import { brandDay } from '../../ledger/brand-day.ts'
import { publishToMember } from '../../live/publish.ts'
import { writeMessage } from '../messages/write-message.ts'
import { type Level, monthOf, rankFor, rankName, readLadder, readTurnover } from './ladder.ts'

const AT_A_TIME = 100
/** Everybody who played today is looked at; that many members need not be asked about four times a second. */
const PROMOTE_EVERY_MS = 5_000
/** A month is judged when its last day is closed. */
const CLOSING = sql`interval '10 minutes'`

/** Promotes members as soon as their turnover reaches a rank, and judges each month once it is over. */
export function dueRanks(): DueWork {
  let promotedAt = 0
  return {
    name: 'ranks',
    run: async (database) => {
      const judged = await judgeMonths(database)
      if (Date.now() - promotedAt < PROMOTE_EVERY_MS) return judged
      promotedAt = Date.now()
      return judged + (await promoteMembers(database))
    },
  }
}

/** @returns how many members were looked at */
export async function promoteMembers(database: Database, now = new Date()): Promise<number> {
  const today = brandDay(now)
  const { rows } = await database.execute<{ memberId: number }>(sql`
    select day.member_id as "memberId" from member_day day
    join member on member.id = day.member_id and member.kind <> ${DEMO_KIND_CODE}
    left join member_rank seen on seen.member_id = day.member_id
    where day.day = ${today}::date
      and (seen.seen_day is distinct from day.day or seen.seen_turnover is distinct from day.turnover)
    order by 1 limit ${AT_A_TIME}`)
  if (rows.length === 0) return 0
  const ladder = await readLadder(database)
  for (const { memberId } of rows) await withTransaction(database, (tx) => promote(tx, memberId, ladder, today))
  return rows.length
}

async function promote(tx: Transaction, memberId: number, ladder: readonly Level[], today: string): Promise<void> {
  const month = monthOf(today)
  await tx
    .insert(memberRank)
    .values({ memberId, month, nextActionAt: endOfMonth(month) })
    .onConflictDoNothing()
  await tx.select().from(memberRank).where(eq(memberRank.memberId, memberId)).for('update')
  const { rows } = await tx.execute<{ turnover: bigint }>(
    sql`select turnover from member_day where member_id = ${memberId} and day = ${today}::date`,
  )
  const target = rankFor(ladder, await readTurnover(tx, memberId, month))
  await tx
    .update(memberRank)
    .set({ seenDay: today, seenTurnover: rows[0]?.turnover ?? 0n })
    .where(eq(memberRank.memberId, memberId))
  const [own] = await tx.select({ rank: member.rank }).from(member).where(eq(member.id, memberId))
  if (own && target > own.rank) await changeRank(tx, memberId, own.rank, target)
}

/** Judges one month of each member whose month is over. @returns how many */
export async function judgeMonths(database: Database, now = new Date()): Promise<number> {
  const { rows: due } = await database.execute<{ memberId: number }>(
    sql`select member_id as "memberId" from member_rank where next_action_at <= ${now.toISOString()} limit ${AT_A_TIME}`,
  )
  if (due.length === 0) return 0
  const ladder = await readLadder(database)
  for (const { memberId } of due) await withTransaction(database, (tx) => judge(tx, memberId, ladder, now))
  return due.length
}

async function judge(tx: Transaction, memberId: number, ladder: readonly Level[], now: Date): Promise<void> {
  const [row] = await tx
    .select()
    .from(memberRank)
    .where(and(eq(memberRank.memberId, memberId), sql`${memberRank.nextActionAt} <= ${now.toISOString()}`))
    .for('update', { skipLocked: true })
  if (!row) return
  const [own] = await tx.select({ rank: member.rank }).from(member).where(eq(member.id, memberId))
  const level = ladder.find(({ rank }) => rank === own?.rank)
  const { month: played } = await readTurnover(tx, memberId, row.month)
  const isKept = !level || level.rank === 0 || played >= level.monthlyTurnover
  const missedMonths = isKept ? 0 : row.missedMonths + 1
  const isDemoted = missedMonths >= 2
  const month = monthOf(row.month, 1)
  await tx
    .update(memberRank)
    .set({
      month,
      missedMonths: isDemoted ? 0 : missedMonths,
      version: row.version + 1,
      nextActionAt: endOfMonth(month),
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

const endOfMonth = (month: string) =>
  sql<Date>`(${monthOf(month, 1)}::date::timestamp at time zone 'Asia/Ho_Chi_Minh') + ${CLOSING}` as unknown as Date

async function changeRank(tx: Transaction, memberId: number, from: number, to: number): Promise<void> {
  const [changed] = await tx
    .update(member)
    .set({ rank: to })
    .where(and(eq(member.id, memberId), eq(member.rank, from)))
    .returning({ id: member.id })
  if (!changed) return
  await tx.insert(rankChange).values({ memberId, fromRank: from, toRank: to })
  await publishToMember(tx, memberId, { type: 'RANK', rank: to })
  await writeMessage(tx, {
    memberId,
    kind: 'SYSTEM',
    template: to > from ? 'rank.UP' : 'rank.DOWN',
    params: { rank: rankName(to), before: rankName(from) },
    about: 'rank',
  })
}
