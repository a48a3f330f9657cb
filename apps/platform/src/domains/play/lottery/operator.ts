import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  lotteryBucket,
  lotteryDraw,
  lotteryDrawStep,
  lotteryRecording,
  lotteryResult,
} from '../../../db/tables/lottery.ts'
import { epoch } from '../../../lib/day-bounds.ts'
import type { LotteryDraw } from './draw-states.ts'
import { getJointCodes } from './joint-draws.ts'
import { SETTLED_VERSION, ticketNumber } from './tickets.ts'

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

/** Whether the draw, or a joint draw with it, has a ticket that is not cancelled. */
export async function hasTickets(database: Database, { lotteryCode, issue }: LotteryDraw): Promise<boolean> {
  const codes = [lotteryCode, ...getJointCodes(lotteryCode)]
  const { rows } = await database.execute(sql`
    select from lottery_draw draw where lottery_code = any(${sql.param(codes)}::text[]) and issue = ${issue}
      and exists (select from lottery_entry entry where entry.draw_id = draw.id and cancelled_at is null)`)
  return rows.length > 0
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
export async function getResult(on: Database | Transaction, { id, resultVersion }: LotteryDraw): Promise<string[]> {
  const rows = await on.select().from(lotteryResult).where(eq(lotteryResult.drawId, id))
  return rows.find(({ version }) => version === resultVersion)?.numbers ?? []
}

export interface DrawTicket extends Record<string, unknown> {
  memberId: number
  username: string
  id: bigint
  /** Epoch milliseconds. */
  placedAt: number
  lineCount: number
  stake: bigint
  cancelledAt: string | null
  cancelReason: string | null
  /** Winning lines and what they pay under the result by which the draw is settled. */
  wonLines: number
  payout: bigint
  isDemo: boolean
}

interface TicketPage {
  /** Username or ID. */
  member?: string | undefined
  won: boolean
  limit: number
  offset: number
}

export async function listTicketsOfDraw(
  database: Database,
  { id }: LotteryDraw,
  { member: named, won, limit, offset }: TicketPage,
): Promise<DrawTicket[]> {
  const wins = sql`lottery_win win where win.member_id = entry.member_id and win.draw_id = draw.id and win.version = ${SETTLED_VERSION}
    and win.ticket_id = entry.ticket_id`
  const isOf =
    named === undefined ? sql`` : sql`and (member.username = ${named.toLowerCase()} or member.id::text = ${named})`
  const { rows } = await database.execute<DrawTicket>(sql`
    select entry.member_id as "memberId", username, ticket.id, ${epoch(sql`ticket.placed_at`)} as "placedAt",
      ticket.line_count as "lineCount", entry.stake, entry.cancelled_at as "cancelledAt", entry.cancel_reason as "cancelReason",
      won.lines as "wonLines", won.amount as payout, entry.demo as "isDemo"
    from lottery_draw draw join lottery_entry entry on entry.draw_id = draw.id
    join lottery_ticket ticket on ticket.member_id = entry.member_id and ticket.id = entry.ticket_id
    join member on member.id = entry.member_id
    cross join lateral (
      select count(*)::integer as lines, coalesce(sum(win.amount), 0)::bigint as amount from ${wins}
    ) won
    where draw.id = ${id} ${isOf} ${won ? sql`and exists (select from ${wins})` : sql``}
    order by entry.member_id, entry.ticket_id limit ${limit} offset ${offset}`)
  return rows
}

/** The draws of a ticket: their ids by their numbers. */
export async function readDrawIds(
  database: Database,
  { memberId, id }: { memberId: number; id: bigint },
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await database.execute<{ issue: string; id: bigint }>(sql`
    select draw.issue, draw.id from lottery_entry entry join lottery_draw draw on draw.id = entry.draw_id
    where entry.member_id = ${memberId} and entry.ticket_id = ${id}`)
  return new Map(rows.map((row) => [row.issue, row.id]))
}

/** Tickets of a number as the site shows it, such as `LOT-20261127-000123`. */
export async function findTicketsNumbered(database: Database, typed: string) {
  const [, id] = /^LOT-\d{8}-(\d{1,18})$/i.exec(typed) ?? []
  if (id === undefined) return []
  const { rows } = await database.execute<{
    memberId: number
    username: string
    id: bigint
    placedAt: number
    stake: bigint
  }>(sql`
    select member_id as "memberId", username, ticket.id, ${epoch(sql`placed_at`)} as "placedAt", stake * draw_count as stake
    from lottery_ticket ticket join member on member.id = ticket.member_id where ticket.id = ${id}::bigint`)
  return rows.filter((row) => ticketNumber(row.id, row.placedAt) === typed.toUpperCase())
}
