import { availableParallelism } from 'node:os'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { writeMessages } from '../../people/messages/write-message.ts'
import { findCoveringTickets } from './covering.ts'
import { reasonParams } from './reasons.ts'
import type { ReasonTexts } from '../../../db/tables/lottery.ts'

/** Buckets that a process settles at the same time. The other half of the cores is left to those who bet meanwhile. */
const PARALLEL = Math.max(1, Math.floor(availableParallelism() / 2))
/** Nobody else takes a paid bucket for this long, while its winners' tickets are ended. */
const LEASE_MS = 2_000

/**
 * The commit does not wait for the disk. What a crash takes back is a bucket whole, with its own state, and is paid again to the same end;
 * and nothing that was paid for with a credit is kept without it, because a later commit writes all before it. Not for what publishes
 * events, whose positions a crash would give away twice.
 */
const WITHOUT_WAITING = sql`set_config('synchronous_commit', 'off', true)`

interface Bucket extends Record<string, unknown> {
  drawId: bigint
  version: number
  bucket: number
  state: 'OPEN' | 'PAID'
  /** Whether nobody was paid under a version before it. */
  isFirst: boolean
}

/**
 * Settles buckets of drawn lotteries, each in one transaction, and refunds those of void ones. They are rows taken with SKIP LOCKED
 * rather than jobs of the queue: that looks for one job a second, which is too slow for a draw a minute.
 */
export function dueBuckets({ hasReplica = false } = {}): DueWork {
  return {
    name: 'lottery settlement',
    next: sql`select min(next_action_at) from lottery_bucket where state <> 'DONE'`,
    run: (database, closing) =>
      eachDue<Bucket, { bucket: Bucket; hasStops: boolean }>(database, closing, {
        parallel: PARALLEL,
        getName: ({ drawId, bucket }) => `bucket ${bucket} of draw ${drawId}`,
        take: (tx) => takeDue(tx, hasReplica),
        work: async (tx, [bucket]) => ({ bucket, hasStops: await settle(tx, bucket) }),
        postpone: (tx, bucket) => waitUntil(tx, bucket, retryTime()),
        afterCommit: async ({ bucket, hasStops }) => {
          faultPoint('lottery:paid')
          if (hasStops) await stopWinners(database, bucket)
        },
      }),
  }
}

interface Recording extends Record<string, unknown> {
  drawId: bigint
  bucket: number
}

/** Buckets that are recorded in one transaction. They are paid one at a time, because paying locks accounts. */
export const RECORDED_TOGETHER = 5

/** Writes the rounds, sums and events of buckets whose winners are paid. It waits while there are winners to pay, of any draw. */
export function dueRecordings(): DueWork {
  return {
    name: 'lottery records',
    next: sql`select min(next_action_at) from lottery_recording`,
    run: (database, closing) =>
      eachDue<Recording, void>(database, closing, {
        getName: ({ drawId, bucket }) => `records of bucket ${bucket} of draw ${drawId}`,
        take: takeRecordings,
        work: async (tx, recordings) => {
          const buckets = recordings.map(({ bucket }) => bucket)
          await tx.execute(
            sql`select record_lottery_buckets(${recordings[0].drawId}, ${sql.param(buckets)}::smallint[])`,
          )
        },
        postpone: (tx, { drawId, bucket }) =>
          tx.execute(sql`update lottery_recording set next_action_at = ${retryTime().toISOString()}
            where draw_id = ${drawId} and bucket = ${bucket}`),
        afterCommit: () => faultPoint('lottery:recorded'),
      }),
  }
}

/** Buckets of one draw. One alone where rebates are due, because they lock its members' accounts. */
export async function takeRecordings(tx: Transaction): Promise<Recording[]> {
  const { rows } = await tx.execute<Recording & { firstMember: number; lastMember: number }>(sql`
    select recording.draw_id as "drawId", recording.bucket, part.first_member as "firstMember", part.last_member as "lastMember"
    from lottery_recording recording join lottery_draw draw on draw.id = recording.draw_id
    join lottery_bucket part on part.draw_id = draw.id and part.version = draw.paid_version and part.bucket = recording.bucket
    where recording.next_action_at <= clock_timestamp() and not exists (
      select from lottery_bucket where state = 'OPEN' and next_action_at <= clock_timestamp())
    order by recording.next_action_at, recording.draw_id, recording.bucket limit 1 for no key update of recording skip locked`)
  const [first] = rows
  if (!first) return []
  // The members as parameters: the planner cannot estimate a range from another table, and would read all tickets of the draw.
  const { rows: others } = await tx.execute<Recording>(sql`
    select draw_id as "drawId", bucket from lottery_recording
    where draw_id = ${first.drawId} and bucket <> ${first.bucket} and next_action_at <= clock_timestamp() and not exists (
      select from lottery_entry where draw_id = ${first.drawId} and member_id between ${first.firstMember} and ${first.lastMember}
        and lottery_rebate(stake, terms) > 0)
    order by bucket limit ${RECORDED_TOGETHER - 1} for no key update skip locked`)
  return [first, ...others]
}

async function takeDue(tx: Transaction, hasReplica: boolean): Promise<Bucket[]> {
  // A replica's reports wait for what the primary has on disk, and must not miss a payout.
  const { rows } = await tx.execute<Bucket>(sql`
    with taken as materialized (
      select draw_id as "drawId", version, bucket, state,
        version = (select paid_version from lottery_draw where id = draw_id) as "isFirst"
      from lottery_bucket
      where state <> 'DONE' and next_action_at <= clock_timestamp()
      order by next_action_at, draw_id, version, bucket limit 1 for no key update skip locked
    )
    select *, case when "isFirst" and not ${hasReplica}::boolean then ${WITHOUT_WAITING} end from taken`)
  return rows
}

/**
 * Pays one bucket. One that was paid by a process that ended is taken again for what comes after paying.
 * @returns whether tickets of it stop because they won, and are to be ended
 */
async function settle(tx: Transaction, bucket: Bucket): Promise<boolean> {
  const { drawId, version } = bucket
  if (version === 0) {
    await tx.execute(sql`select refund_lottery_bucket(${drawId}, ${bucket.bucket}::smallint)`)
    await writeCorrections(tx, bucket)
    return false
  }
  if (bucket.state === 'OPEN') {
    // Turnover counts with the result that is paid first, and a later one does not change it.
    const { tickets, uncounted } = bucket.isFirst
      ? await findCoveringTickets(tx, bucket)
      : { tickets: [], uncounted: [] }
    const { rows } = await tx.execute<{ stopping: number }>(sql`
      select settle_lottery_bucket(${drawId}, ${version}::smallint, ${bucket.bucket}::smallint,
        ${sql.param(tickets.map(String))}::bigint[], ${sql.param(uncounted.map(String))}::bigint[]) as stopping`)
    if (!bucket.isFirst) await writeCorrections(tx, bucket)
    if (rows[0]?.stopping === 0) return false
  }
  await waitUntil(tx, bucket, new Date(Date.now() + LEASE_MS))
  return true
}

interface Corrected extends Record<string, unknown> {
  memberId: number
  ticketId: bigint
  lotteryCode: string
  issue: string
  stake: bigint
  /** The posted amount; null where a void draw was never settled, or nothing changed. */
  posted: bigint | null
  /** Whether the draw was void before anybody was paid. */
  unsettled: boolean
  /** Published. */
  reason: string | null
  texts: ReasonTexts | null
}

/** Writes to the members of a bucket whose payout a corrected result changed, and to all of a void draw. */
async function writeCorrections(tx: Transaction, { drawId, version, bucket }: Bucket): Promise<void> {
  const { rows } = await tx.execute<Corrected>(sql`
    select entry.member_id as "memberId", min(entry.ticket_id) as "ticketId", draw.lottery_code as "lotteryCode", draw.issue,
      sum(entry.stake)::bigint as stake, min(correction.posted) as posted, draw.settled_at is null as unsettled,
      case when ${version} = 0 then draw.void_reason else result.reason end as reason,
      case when ${version} = 0 then draw.void_texts else result.texts end as texts
    from lottery_bucket part join lottery_draw draw on draw.id = part.draw_id
    join lottery_entry entry on entry.draw_id = part.draw_id and entry.cancelled_at is null
      and entry.member_id between part.first_member and part.last_member
    left join lottery_correction correction on correction.member_id = entry.member_id and correction.draw_id = part.draw_id
      and correction.version = part.version
    left join lottery_result result on result.draw_id = part.draw_id and result.version = part.version
    where part.draw_id = ${drawId} and part.version = ${version} and part.bucket = ${bucket}
      and (part.version = 0 or correction.member_id is not null)
    group by entry.member_id, draw.id, result.reason, result.texts order by entry.member_id`)
  await writeMessages(
    tx,
    rows.map(({ memberId, ticketId, lotteryCode, issue, stake, unsettled, reason, texts, ...row }) => {
      const posted = row.posted ?? 0n
      const direction = posted > 0n ? 'UP' : 'DOWN'
      const [template, amount] = unsettled
        ? ([reason === 'MISSED' ? 'lottery.VOID' : 'lottery.CALLED_OFF', stake] as const)
        : posted === 0n
          ? (['lottery.UNCHANGED', 0n] as const)
          : ([
              `lottery.${version === 0 ? 'VOIDED' : 'CORRECTED'}_${direction}`,
              posted < 0n ? -posted : posted,
            ] as const)
      const params = {
        lottery: lotteryCode,
        number: issue,
        amount: formatAmount(amount),
        ...reasonParams(reason, texts),
      }
      return { memberId, kind: 'SYSTEM' as const, template, params, about: `ticket:${ticketId}` }
    }),
  )
}

const waitUntil = (tx: Transaction, { drawId, version, bucket }: Bucket, at: Date) =>
  tx.execute(sql`update lottery_bucket set next_action_at = ${at.toISOString()}
    where draw_id = ${drawId} and version = ${version} and bucket = ${bucket}`)

/** Ends tickets that stop when won; each in its own transaction, because they lock the draws to come. */
async function stopWinners(database: Database, { drawId, version, bucket }: Bucket): Promise<void> {
  // LIMIT keeps the planner from reading all wins of the draw before the few tickets that stop.
  const { rows } = await database.execute<{ memberId: number; ticketId: bigint }>(sql`
    select entry.member_id as "memberId", entry.ticket_id as "ticketId"
    from lottery_entry entry join lottery_bucket part
      on part.draw_id = entry.draw_id and part.version = ${version} and part.bucket = ${bucket}
    cross join lateral (
      select from lottery_win win where win.member_id = entry.member_id and win.draw_id = ${drawId}
        and win.version = ${version} and win.ticket_id = entry.ticket_id limit 1
    ) won
    where entry.draw_id = ${drawId} and entry.stop_when_won and entry.cancelled_at is null
      and entry.member_id between part.first_member and part.last_member`)
  for (const { memberId, ticketId } of rows) {
    // A ticket that has ended before has nothing left to cancel.
    await withTransaction(database, (tx) =>
      tx.execute(sql`select cancel_lottery_ticket(${memberId}, ${ticketId}, 'WON')`),
    )
  }
  await database.execute(sql`update lottery_bucket set state = 'DONE'
    where draw_id = ${drawId} and version = ${version} and bucket = ${bucket}`)
}
