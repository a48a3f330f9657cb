import { foldText } from '@playhouse/shared/fold-text.ts'
import { and, asc, desc, eq, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { depositStep, heldPayment, paymentArrival, paymentEvent } from '../../../../db/tables/deposits.ts'
import { ledgerTransaction } from '../../../../db/tables/ledger.ts'
import { ledgerKeys } from '../../../../ledger/keys.ts'
import type { StoredDeposit } from './deposit-record.ts'
import { isPaid } from './held-payments.ts'
import type { Arrival } from './payment-arrivals.ts'
import { getLetters } from './transfer-text.ts'

/** Most rows of each kind; a deposit has a few. */
const LISTED = 50

/** History of a deposit. Paid again, it has further deposits, whose payments are among these. */
export async function readDeposit(database: Database, row: StoredDeposit) {
  const { memberId, id, reference } = row
  const itsOwn = sql`(select id from deposit where member_id = ${memberId} and (id = ${id} or parent_id = ${id}))`
  const [steps, payments, held, events] = await Promise.all([
    database
      .select()
      .from(depositStep)
      .where(and(eq(depositStep.memberId, memberId), eq(depositStep.depositId, id)))
      .orderBy(asc(depositStep.version)),
    database
      .select()
      .from(paymentArrival)
      .where(and(eq(paymentArrival.memberId, memberId), sql`${paymentArrival.depositId} in ${itsOwn}`))
      .orderBy(asc(paymentArrival.receivedAt))
      .limit(LISTED),
    database
      .select()
      .from(heldPayment)
      .where(and(eq(heldPayment.memberId, memberId), sql`${heldPayment.depositId} in ${itsOwn}`))
      .orderBy(asc(heldPayment.heldAt))
      .limit(LISTED),
    reference === null
      ? []
      : database
          .select()
          .from(paymentEvent)
          .where(eq(paymentEvent.reference, reference))
          .orderBy(asc(paymentEvent.receivedAt))
          .limit(LISTED),
  ])
  return { steps, payments, held, events, booked: await listBooked(database, row, payments) }
}

/** Ledger postings of its payments, oldest first. */
function listBooked(database: Database, { memberId, transactionId }: StoredDeposit, payments: readonly Arrival[]) {
  const keys = payments.flatMap(({ id }) =>
    [ledgerKeys.deposit, ledgerKeys.depositHold, ledgerKeys.depositRelease, ledgerKeys.depositReturn].map((key) =>
      key(id),
    ),
  )
  return database
    .select({
      id: ledgerTransaction.id,
      type: ledgerTransaction.type,
      occurredAt: ledgerTransaction.occurredAt,
      amount: sql<bigint>`(select sum(amount) from ledger_entry entry where entry.member_id = ${memberId}
        and entry.transaction_id = ${ledgerTransaction.id} and amount > 0)::bigint`.mapWith(BigInt),
    })
    .from(ledgerTransaction)
    .where(
      and(
        eq(ledgerTransaction.memberId, memberId),
        or(
          inArray(ledgerTransaction.idempotencyKey, keys),
          transactionId === null ? undefined : eq(ledgerTransaction.id, transactionId),
        ),
      ),
    )
    .orderBy(asc(ledgerTransaction.occurredAt), asc(ledgerTransaction.id))
}

/** Does in SQL what `getLetters` does. */
export const lettersIn = (text: SQLWrapper): SQL => sql`regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g')`

/** A payment that may be a deposit's, and in what it agrees with it. */
export interface PossiblePayment {
  payment: Arrival
  sameText: boolean
  sameAmount: boolean
  samePayer: boolean
}

/**
 * Payments that may belong to a deposit and were not taken for it: unmatched ones, and those that went to another deposit of
 * the member. Amount and payer count from its request to two days later, until it is paid.
 */
export async function paymentsLike(
  database: Database,
  row: StoredDeposit,
  { payeeName }: { payeeName: string | null },
): Promise<PossiblePayment[]> {
  const { memberId, id, reference, createdAt, details } = row
  const amount = row.requestedAmount ?? row.amount
  const payers = [details?.payerName, payeeName].flatMap((name) => (name ? [foldText(name)] : []))
  const named: SQL | undefined =
    reference === null
      ? undefined
      : sql`(${paymentArrival.reference} = ${reference} or ${lettersIn(paymentArrival.text)} like ${`%${reference}%`})`
  const start = createdAt.toISOString()
  const inTime = isPaid(row)
    ? undefined
    : sql`${paymentArrival.receivedAt} between ${start}::timestamptz - interval '5 minutes' and ${start}::timestamptz + interval '2 days'`
  if (!named && !inTime) return []
  const isOthers = sql`(${paymentArrival.memberId} = ${memberId}
    and ${paymentArrival.depositId} not in (select id from deposit where member_id = ${memberId} and (id = ${id} or parent_id = ${id})))`
  const found = await database
    .select()
    .from(paymentArrival)
    .where(and(or(eq(paymentArrival.state, 'UNMATCHED'), isOthers), or(named, inTime)))
    .orderBy(desc(sql`${paymentArrival.amount} = ${amount}`), asc(paymentArrival.receivedAt))
    .limit(500)
  return found
    .map((payment) => ({
      payment,
      sameText: reference !== null && (payment.reference === reference || getLetters(payment.text).includes(reference)),
      sameAmount: payment.amount === amount,
      samePayer: payers.includes(foldText(payment.payerName)),
    }))
    .filter(
      ({ payment, sameText, sameAmount, samePayer }) =>
        sameText || sameAmount || (samePayer && payment.state === 'UNMATCHED'),
    )
    .slice(0, LISTED)
}
