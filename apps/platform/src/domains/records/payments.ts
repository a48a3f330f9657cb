import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { depositTransactions, withdrawTransactions } from '@playhouse/platform-api/records.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { endOf, startOf } from './day-bounds.ts'
import { pageCounts } from './page-plan.ts'

interface PaymentRow extends Record<string, unknown> {
  id: number
  channel: string
  amount: bigint
  state: string
  createdAt: Date
  doneAt: Date | null
}

/** Deposits of a range by when they were asked for. Two queries. */
export async function readDeposits(
  database: Database,
  memberId: number,
  { from, to, pageNo, pageSize }: CheckedInputOf<typeof depositTransactions>,
  currency: string,
): Promise<AnswerOf<typeof depositTransactions>> {
  const matching = sql`from deposit
    where member_id = ${memberId} and created_at >= ${startOf(from)} and created_at < ${endOf(to)}`
  const sums = await database.execute<{ count: number; credited: bigint }>(sql`
    select count(*)::integer as count,
      coalesce(sum(amount) filter (where transaction_id is not null), 0)::bigint as credited ${matching}`)
  const { rows } = await database.execute<PaymentRow>(sql`
    select id, channel, amount, state, created_at as "createdAt", confirmed_at as "doneAt" ${matching}
    order by created_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const { count = 0, credited = 0n } = sums.rows[0] ?? {}
  return {
    ...pageCounts(count, pageSize),
    currency,
    list: rows.map(({ id, channel, ...row }) => ({ depositId: String(id), channel, ...paymentOf(row) })),
    sums: { credited: formatAmount(credited) },
  }
}

/** Withdrawals of a range by when they were asked for. Two queries. */
export async function readWithdrawals(
  database: Database,
  memberId: number,
  { from, to, pageNo, pageSize }: CheckedInputOf<typeof withdrawTransactions>,
  currency: string,
): Promise<AnswerOf<typeof withdrawTransactions>> {
  const matching = sql`from withdrawal
    where member_id = ${memberId} and requested_at >= ${startOf(from)} and requested_at < ${endOf(to)}`
  const sums = await database.execute<{ count: number; paidOut: bigint }>(sql`
    select count(*)::integer as count,
      coalesce(sum(amount) filter (where disbursed_at is not null), 0)::bigint as "paidOut" ${matching}`)
  const { rows } = await database.execute<PaymentRow>(sql`
    select id, amount, state, requested_at as "createdAt", disbursed_at as "doneAt" ${matching}
    order by requested_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const { count = 0, paidOut = 0n } = sums.rows[0] ?? {}
  return {
    ...pageCounts(count, pageSize),
    currency,
    list: rows.map(({ id, ...row }) => ({ withdrawalId: String(id), ...paymentOf(row) })),
    sums: { paidOut: formatAmount(paidOut) },
  }
}

const paymentOf = ({
  amount,
  state,
  createdAt,
  doneAt,
}: Pick<PaymentRow, 'amount' | 'state' | 'createdAt' | 'doneAt'>) => ({
  amount: formatAmount(amount),
  state,
  createdAt: createdAt.getTime(),
  doneAt: doneAt?.getTime() ?? null,
})
