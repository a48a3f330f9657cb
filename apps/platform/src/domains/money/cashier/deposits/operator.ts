import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { depositBlock, heldPayment, heldReturn, paymentArrival, paymentEvent } from '../../../../db/tables/deposits.ts'
import { member } from '../../../../db/tables/members.ts'
import { isDeposit, NOT_TAKEN_REASONS } from './deposit-record.ts'
import { type HeldId, isHeldPayment } from './held-payments.ts'
import type { Arrival } from './payment-arrivals.ts'
import type { StoredPaymentEvent } from './payment-events.ts'

/** Payments, webhooks and blocked members that wait for an operator. */
export async function countDepositTasks(database: Database): Promise<number> {
  const counts = await Promise.all([
    database.$count(paymentArrival, eq(paymentArrival.state, 'UNMATCHED')),
    database.$count(heldPayment, eq(heldPayment.state, 'HELD')),
    database.$count(paymentEvent, eq(paymentEvent.state, 'STUCK')),
    database.$count(depositBlock, isNull(depositBlock.liftedAt)),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

export async function findArrival(database: Database, id: string): Promise<Arrival | undefined> {
  const [found] = await database.select().from(paymentArrival).where(eq(paymentArrival.id, id))
  return found
}

export async function lockArrival(tx: Transaction, id: string): Promise<Arrival | undefined> {
  const [found] = await tx.select().from(paymentArrival).where(eq(paymentArrival.id, id)).for('no key update')
  return found
}

/** A deposit and its member. */
export async function findDeposit(database: Database, { memberId, id }: { memberId: number; id: number }) {
  const [found] = await database
    .select({ row: deposit, username: member.username, payeeName: member.payeeName })
    .from(deposit)
    .innerJoin(member, eq(member.id, deposit.memberId))
    .where(isDeposit(memberId, id))
  return found
}

/** Deposits that the provider did not take, while it is still asked whether money arrived for them: for a day. */
export const listUntaken = (database: Database) =>
  database
    .select({ row: deposit, username: member.username })
    .from(deposit)
    .innerJoin(member, eq(member.id, deposit.memberId))
    .where(
      and(
        isNotNull(deposit.nextActionAt),
        eq(deposit.state, 'REJECTED'),
        inArray(deposit.reason, [...NOT_TAKEN_REASONS]),
      ),
    )
    .orderBy(desc(deposit.createdAt))
    .limit(100)

export type BlockedMember = Awaited<ReturnType<typeof listBlocked>>[number]

/** Members whose deposits are blocked. */
export const listBlocked = (database: Database) =>
  database
    .select({
      memberId: depositBlock.memberId,
      username: member.username,
      reason: depositBlock.reason,
      blockedAt: depositBlock.blockedAt,
    })
    .from(depositBlock)
    .innerJoin(member, eq(member.id, depositBlock.memberId))
    .where(isNull(depositBlock.liftedAt))
    .orderBy(depositBlock.blockedAt)

export type FoundHeldPayment = NonNullable<Awaited<ReturnType<typeof findHeldPayment>>>

/** A held payment with its arrival, its member and the attempts to return it. */
export async function findHeldPayment(database: Database, its: HeldId) {
  const [found] = await database
    .select({ held: heldPayment, arrival: paymentArrival, username: member.username })
    .from(heldPayment)
    .innerJoin(paymentArrival, eq(paymentArrival.id, heldPayment.paymentId))
    .innerJoin(member, eq(member.id, heldPayment.memberId))
    .where(isHeldPayment(its))
  if (!found) return undefined
  const returns = await database
    .select()
    .from(heldReturn)
    .where(and(eq(heldReturn.memberId, its.memberId), eq(heldReturn.heldId, its.id)))
    .orderBy(asc(heldReturn.attempt))
  return { ...found, returns }
}

export async function findPaymentEvent(database: Database, id: string): Promise<StoredPaymentEvent | undefined> {
  const [found] = await database.select().from(paymentEvent).where(eq(paymentEvent.id, id))
  return found
}
