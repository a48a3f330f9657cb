import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { depositBlock, heldPayment, heldReturn, paymentArrival, paymentEvent } from '../../../../db/tables/deposits.ts'
import { member } from '../../../../db/tables/members.ts'
import {
  hasAmount,
  hasName,
  hasNumber,
  inView,
  listConditions,
  listOrder,
  type ListRequest,
} from '../../../../lib/operator-list.ts'
import { isDeposit, NOT_TAKEN_REASONS } from './deposit-record.ts'
import { type HeldId, isHeldPayment } from './held-payments.ts'
import { lettersIn } from './operator-deposit.ts'
import type { Arrival } from './payment-arrivals.ts'
import type { StoredPaymentEvent } from './payment-events.ts'
import { getLetters } from './transfer-text.ts'

/** Payments, webhooks and blocked members that wait for an operator. */
export async function countDepositTasks(database: Database): Promise<number> {
  const counts = await Promise.all([
    database.$count(paymentArrival, eq(paymentArrival.state, 'UNMATCHED')),
    database.$count(heldPayment, eq(heldPayment.state, 'HELD')),
    database.$count(paymentEvent, waitsForOperator),
    database.$count(depositBlock, isNull(depositBlock.liftedAt)),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

export async function findArrival(database: Database, id: string): Promise<Arrival | undefined> {
  const [found] = await database.select().from(paymentArrival).where(eq(paymentArrival.id, id))
  return found
}

/** Finds which of these payments the platform has. */
export async function findPaymentIds(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await database
    .select({ id: paymentArrival.id })
    .from(paymentArrival)
    .where(inArray(paymentArrival.id, [...ids]))
  return new Set(found.map(({ id }) => id))
}

export async function lockArrival(tx: Transaction, id: string): Promise<Arrival | undefined> {
  const [found] = await tx.select().from(paymentArrival).where(eq(paymentArrival.id, id)).for('no key update')
  return found
}

export async function findDeposit(database: Database, { memberId, id }: { memberId: number; id: number }) {
  const [found] = await database
    .select({ row: deposit, username: member.username, payeeName: member.payeeName })
    .from(deposit)
    .innerJoin(member, eq(member.id, deposit.memberId))
    .where(isDeposit(memberId, id))
  return found
}

const isNumbered = (typed: string): SQL | undefined =>
  hasNumber(typed, deposit) ??
  sql`(${deposit.memberId}, ${deposit.id}) in
    (select member_id, deposit_id from deposit_reference where reference = ${getLetters(typed)})`

const FOUND_BY_NUMBER = 20

export const findDepositsNumbered = (database: Database, typed: string) =>
  database
    .select({ row: deposit, username: member.username })
    .from(deposit)
    .innerJoin(member, eq(member.id, deposit.memberId))
    .where(isNumbered(typed))
    .limit(FOUND_BY_NUMBER)

/** Condition of the payer whom the member has named, or who has paid. */
const hasPayer = (typed: string | undefined): SQL | undefined =>
  typed === undefined
    ? undefined
    : or(
        hasName(typed, sql`(${deposit.details} ->> 'payerName')`),
        sql`exists (select 1 from payment_arrival paid where paid.member_id = ${deposit.memberId}
          and paid.deposit_id = ${deposit.id} and ${hasName(typed, sql`paid.payer_name`)})`,
      )

/** A part of a remark that says something. */
const REMARK_PART = 4

/** Condition of a payment's number, its transfer text or a part of it, or the number of its deposit. */
function isPayment(typed: string | undefined): SQL | undefined {
  if (typed === undefined) return undefined
  const letters = getLetters(typed)
  return or(
    eq(paymentArrival.id, typed),
    hasNumber(typed, { memberId: paymentArrival.memberId, id: paymentArrival.depositId }),
    letters.length < REMARK_PART
      ? undefined
      : or(eq(paymentArrival.reference, letters), sql`${lettersIn(paymentArrival.text)} like ${`%${letters}%`}`),
  )
}

const DEPOSIT_VIEWS = {
  open: ['PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED'],
  credited: ['CONFIRMED'],
}

/** Deposits of members. In `waiting` are those that the provider did not take, while it is asked whether money arrived: for a day. */
export const listRequested = (database: Database, request: ListRequest) =>
  database
    .select({ row: deposit, username: member.username })
    .from(deposit)
    .innerJoin(member, eq(member.id, deposit.memberId))
    .where(
      and(
        request.view === 'waiting'
          ? and(
              isNotNull(deposit.nextActionAt),
              eq(deposit.state, 'REJECTED'),
              inArray(deposit.reason, [...NOT_TAKEN_REASONS]),
            )
          : inView(request, deposit.state, DEPOSIT_VIEWS),
        request.filters.number === undefined ? undefined : isNumbered(request.filters.number),
        hasAmount(request.filters.amount, sql`coalesce(${deposit.requestedAmount}, ${deposit.amount})`, deposit.amount),
        hasPayer(request.filters.payer),
        request.filters.method === undefined ? undefined : eq(deposit.channel, request.filters.method),
        listConditions(request, {
          at: deposit.createdAt,
          subject: sql`'deposit:' || ${deposit.memberId} || ':' || ${deposit.id}`,
        }),
      ),
    )
    .orderBy(listOrder(request, deposit.createdAt))
    .limit(request.limit)
    .offset(request.offset)

const ARRIVAL_VIEWS = { waiting: ['UNMATCHED'], credited: ['CREDITED'], held: ['HELD'], dismissed: ['DISMISSED'] }

/** Payments that arrived, with the members whom they were credited to. */
export const listArrivals = (database: Database, request: ListRequest) =>
  database
    .select({ row: paymentArrival, username: member.username })
    .from(paymentArrival)
    .leftJoin(member, eq(member.id, paymentArrival.memberId))
    .where(
      and(
        inView(request, paymentArrival.state, ARRIVAL_VIEWS),
        isPayment(request.filters.number),
        hasAmount(request.filters.amount, paymentArrival.amount),
        hasName(request.filters.payer, paymentArrival.payerName),
        listConditions(request, { at: paymentArrival.receivedAt, subject: sql`'payment:' || ${paymentArrival.id}` }),
      ),
    )
    .orderBy(listOrder(request, paymentArrival.receivedAt))
    .limit(request.limit)
    .offset(request.offset)

const HELD_VIEWS = { waiting: ['HELD'], returning: ['RETURNING'], ended: ['RETURNED', 'CREDITED'] }

export const listHeldPayments = (database: Database, request: ListRequest) =>
  database
    .select({ held: heldPayment, arrival: paymentArrival, username: member.username })
    .from(heldPayment)
    .innerJoin(paymentArrival, eq(paymentArrival.id, heldPayment.paymentId))
    .innerJoin(member, eq(member.id, heldPayment.memberId))
    .where(
      and(
        inView(request, heldPayment.state, HELD_VIEWS),
        isPayment(request.filters.number),
        hasAmount(request.filters.amount, paymentArrival.amount, heldPayment.amount),
        hasName(request.filters.payer, paymentArrival.payerName),
        request.filters.because === undefined ? undefined : sql`${heldPayment.reason} = ${request.filters.because}`,
        listConditions(request, {
          at: heldPayment.heldAt,
          subject: sql`'held:' || ${heldPayment.memberId} || ':' || ${heldPayment.id}`,
        }),
      ),
    )
    .orderBy(listOrder(request, heldPayment.heldAt))
    .limit(request.limit)
    .offset(request.offset)

/** Long enough that a restart or a failover is over. */
const waitsForOperator = or(
  eq(paymentEvent.state, 'STUCK'),
  lt(paymentEvent.interruptedSince, sql`clock_timestamp() - interval '15 minutes'`),
)

const EVENT_VIEWS = { received: ['RECEIVED'], done: ['DONE'], other: ['IGNORED', 'CLOSED'] }

/** Webhooks; they name no member. */
export const listPaymentEvents = (database: Database, request: ListRequest) =>
  database
    .select({ row: paymentEvent })
    .from(paymentEvent)
    // The condition on members needs the table, and no webhook meets it.
    .leftJoin(member, sql`false`)
    .where(
      and(
        request.view === 'waiting' ? waitsForOperator : inView(request, paymentEvent.state, EVENT_VIEWS),
        listConditions(request, { at: paymentEvent.receivedAt, subject: sql`'webhook:' || ${paymentEvent.id}` }),
      ),
    )
    .orderBy(listOrder(request, paymentEvent.receivedAt))
    .limit(request.limit)
    .offset(request.offset)

/** Members whose deposits are blocked after failures, or were. */
export const listBlocked = (database: Database, request: ListRequest) =>
  database
    .select({ row: depositBlock, username: member.username })
    .from(depositBlock)
    .innerJoin(member, eq(member.id, depositBlock.memberId))
    .where(
      and(
        request.view === 'waiting' ? isNull(depositBlock.liftedAt) : isNotNull(depositBlock.liftedAt),
        listConditions(request, { at: depositBlock.blockedAt, subject: sql`'member:' || ${depositBlock.memberId}` }),
      ),
    )
    .orderBy(listOrder(request, depositBlock.blockedAt))
    .limit(request.limit)
    .offset(request.offset)

/** The block of a member's deposits; undefined if there is none now. */
export async function findDepositBlock(database: Database, memberId: number) {
  const [found] = await database
    .select({ row: depositBlock, username: member.username })
    .from(depositBlock)
    .innerJoin(member, eq(member.id, depositBlock.memberId))
    .where(and(eq(depositBlock.memberId, memberId), isNull(depositBlock.liftedAt)))
  return found
}

export type FoundHeldPayment = NonNullable<Awaited<ReturnType<typeof findHeldPayment>>>

/** A held payment with its arrival, its member, what was requested and the attempts to return it. */
export async function findHeldPayment(database: Database, key: HeldId) {
  const [found] = await database
    .select({
      held: heldPayment,
      arrival: paymentArrival,
      username: member.username,
      requested: sql<bigint | null>`coalesce(${deposit.requestedAmount},
        (select requested_amount from deposit paid where paid.member_id = ${deposit.memberId} and paid.id = ${deposit.parentId}))`.mapWith(
        BigInt,
      ),
    })
    .from(heldPayment)
    .innerJoin(paymentArrival, eq(paymentArrival.id, heldPayment.paymentId))
    .innerJoin(member, eq(member.id, heldPayment.memberId))
    .innerJoin(deposit, and(eq(deposit.memberId, heldPayment.memberId), eq(deposit.id, heldPayment.depositId)))
    .where(isHeldPayment(key))
  if (!found) return undefined
  const returns = await database
    .select()
    .from(heldReturn)
    .where(and(eq(heldReturn.memberId, key.memberId), eq(heldReturn.heldId, key.id)))
    .orderBy(asc(heldReturn.attempt))
  return { ...found, returns }
}

export async function findPaymentEvent(database: Database, id: string): Promise<StoredPaymentEvent | undefined> {
  const [found] = await database.select().from(paymentEvent).where(eq(paymentEvent.id, id))
  return found
}
