import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { payoutAttempt, withdrawalBank, withdrawalStep } from '../../../../db/tables/cashier-withdrawals.ts'
import { member } from '../../../../db/tables/members.ts'
import { inView, listConditions, listOrder, type ListRequest } from '../../../../lib/operator-list.ts'

export const countWithdrawals = (database: Database, states: readonly string[]): Promise<number> =>
  database.$count(withdrawal, inArray(withdrawal.state, [...states]))

const VIEWS = {
  waiting: ['REVIEW', 'PARTLY_RECEIVED', 'NOT_RECEIVED'],
  asked: ['NEEDS_INFO'],
  paying: ['REQUESTED', 'APPROVED', 'PROCESSING', 'DISBURSED'],
  ended: ['RECEIVED', 'FORCED_RECEIPT', 'REJECTED', 'FAILED', 'CANCELLED'],
}

/** With their members, and how many minutes the bank or network usually takes. */
export const listWithdrawals = (database: Database, request: ListRequest) =>
  database
    .select({ row: withdrawal, username: member.username, expectedMinutes: withdrawalBank.expectedMinutes })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .leftJoin(withdrawalBank, sql`${withdrawalBank.code} = ${withdrawal.destination} ->> 'bankCode'`)
    .where(
      and(
        inView(request, withdrawal.state, VIEWS),
        request.filters.why === undefined ? undefined : sql`${request.filters.why} = any(${withdrawal.reviewReasons})`,
        listConditions(request, {
          at: withdrawal.requestedAt,
          subject: sql`'withdrawal:' || ${withdrawal.memberId} || ':' || ${withdrawal.id}`,
        }),
      ),
    )
    .orderBy(listOrder(request, withdrawal.requestedAt))
    .limit(request.limit)
    .offset(request.offset)

export type FoundWithdrawal = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>

export async function findWithdrawal(database: Database, { memberId, id }: { memberId: number; id: number }) {
  const [found] = await database
    .select({ row: withdrawal, username: member.username, payeeName: member.payeeName })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, id)))
  return found
}

/** What has happened to a withdrawal, and its payouts. */
export async function readHistory(database: Database, { memberId, id }: { memberId: number; id: number }) {
  const [steps, attempts] = [
    await database
      .select()
      .from(withdrawalStep)
      .where(and(eq(withdrawalStep.memberId, memberId), eq(withdrawalStep.withdrawalId, id)))
      .orderBy(asc(withdrawalStep.version)),
    await database
      .select()
      .from(payoutAttempt)
      .where(and(eq(payoutAttempt.memberId, memberId), eq(payoutAttempt.withdrawalId, id)))
      .orderBy(asc(payoutAttempt.attempt)),
  ]
  return { steps, attempts }
}

interface DepositSource extends Record<string, unknown> {
  amount: bigint
  channel: string
  at: Date
  bank: string | null
  payer: string | null
  /** Number of the payment at the provider. */
  payment: string | null
}

/** Where the member's deposits came from, newest first. */
export async function listDepositSources(database: Database, memberId: number): Promise<DepositSource[]> {
  const { rows } = await database.execute<DepositSource>(sql`
    select deposit.amount, channel, confirmed_at as at, coalesce(details ->> 'network', details ->> 'payerBank') as bank,
      coalesce(arrival.payer_name, details ->> 'payerName') as payer, arrival.id as payment
    from deposit left join payment_arrival arrival on arrival.member_id = deposit.member_id and arrival.deposit_id = deposit.id
    where deposit.member_id = ${memberId} and transaction_id is not null
    order by confirmed_at desc limit 20`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
