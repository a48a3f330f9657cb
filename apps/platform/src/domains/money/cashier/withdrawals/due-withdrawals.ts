import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { type DueWork, eachDue, retryTime } from '../../../../jobs/due-rows.ts'
import { hasStoppedWithdrawals } from '../../limits/stops.ts'
import { readAwaited } from '../../risk/screening/awaited.ts'
import { leaseAttempt, type PayoutAttempt, type PayoutServices, pursueAttempt, startAttempt } from './payouts.ts'
import { readReviewReasons } from './review-rules.ts'
import { memberWithdrawalSettings } from './settings.ts'
import { moveWithdrawal, type Withdrawal } from './transition.ts'

/** Rows per batch; their orders go to the provider concurrently. */
const BATCH_SIZE = 20
/** How soon a withdrawal that waits for a comparison with lists is looked at again. */
const ANSWER_SECONDS = 2

interface Order {
  attempt: PayoutAttempt
  row: Withdrawal
  isNew: boolean
}

/** Advances withdrawals: the review rules' decision, the payout and its outcome, the automatic receipt. */
export function dueWithdrawals(services: Omit<PayoutServices, 'database'>): DueWork {
  return {
    name: 'withdrawals',
    next: sql`select min(next_action_at) from ${withdrawal}`,
    run: async (database, closing) => {
      const orders: Order[] = []
      const moved = eachDue(database, closing, {
        maxRows: BATCH_SIZE,
        getName: ({ id }) => `withdrawal ${id}`,
        take: takeDue,
        work: (tx, [row]) => advance(tx, row, services.providers),
        postpone,
        afterCommit: (order) => void (order && orders.push(order)),
      })
      return moved.finally(() => Promise.all(orders.map((order) => pursueAttempt({ ...services, database }, order))))
    },
  }
}

const setNextAction = (tx: Transaction, { memberId, id }: Withdrawal, at: SQL | Date) =>
  tx
    .update(withdrawal)
    .set({ nextActionAt: at })
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, id)))

const postpone = (tx: Transaction, row: Withdrawal) => setNextAction(tx, row, retryTime())

const soon = () => sql`clock_timestamp() + make_interval(secs => ${ANSWER_SECONDS})`

const takeDue = (tx: Transaction) =>
  tx
    .select()
    .from(withdrawal)
    .where(sql`${withdrawal.nextActionAt} <= clock_timestamp()`)
    .orderBy(withdrawal.nextActionAt)
    .limit(1)
    .for('no key update', { skipLocked: true })

/** @returns the order to send after the commit */
async function advance(tx: Transaction, row: Withdrawal, providers: PaymentProviders): Promise<Order | undefined> {
  switch (row.state) {
    case 'REQUESTED':
      // Nobody approves it before the lists were asked, as long as an answer may come soon.
      if ((await readAwaited(tx, row.memberId)) === 'WAITS') await setNextAction(tx, row, soon())
      else await decide(tx, row)
      return undefined
    case 'APPROVED':
      // Approved before withdrawals were stopped; nobody has been asked to pay yet.
      if (await hasStoppedWithdrawals(tx, row.memberId)) return void (await postpone(tx, row))
      return { attempt: await startAttempt(tx, row, [], providers), row, isNew: true }
    case 'PROCESSING': {
      const attempt = await leaseAttempt(tx, row)
      if (!('failed' in attempt)) return { attempt, row, isNew: false }
      // All orders have failed, so that nobody is asked to pay now.
      if (await hasStoppedWithdrawals(tx, row.memberId)) return void (await postpone(tx, row))
      return { attempt: await startAttempt(tx, row, attempt.failed, providers), row, isNew: true }
    }
    case 'DISBURSED':
      await moveWithdrawal(tx, row, { to: 'FORCED_RECEIPT', actor: 'SYSTEM', nextActionAt: null })
      return undefined
    default:
      throw new Error(`Withdrawal ${row.id} is due in state ${row.state}.`)
  }
}

async function decide(tx: Transaction, row: Withdrawal): Promise<void> {
  const reviewReasons = await readReviewReasons(tx, row, await memberWithdrawalSettings(tx, row.memberId))
  const needsReview = reviewReasons.length > 0
  await moveWithdrawal(tx, row, {
    to: needsReview ? 'REVIEW' : 'APPROVED',
    actor: 'SYSTEM',
    nextActionAt: needsReview ? null : new Date(),
    set: { reviewReasons },
  })
}
