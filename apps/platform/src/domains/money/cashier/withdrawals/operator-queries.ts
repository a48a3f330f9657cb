import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Raw } from '@playhouse/postgres/database.ts'
import { ENDED_WITHDRAWALS, withdrawal } from '../../../../db/tables/cashier.ts'
import { payoutAttempt, withdrawalSetting, withdrawalStep } from '../../../../db/tables/cashier-withdrawals.ts'
import { member } from '../../../../db/tables/members.ts'
import { hasNumber, inView, listConditions, listOrder, type ListRequest } from '../../../../lib/operator-list.ts'

export const countWithdrawals = (database: Database, states: readonly string[]): Promise<number> =>
  database.$count(withdrawal, inArray(withdrawal.state, [...states]))

const VIEWS = {
  waiting: ['REVIEW', 'PARTLY_RECEIVED', 'NOT_RECEIVED'],
  needsInfo: ['NEEDS_INFO'],
  paying: ['REQUESTED', 'APPROVED', 'PROCESSING', 'DISBURSED'],
  ended: ENDED_WITHDRAWALS,
}

/** Lists withdrawals with their members, and since when and for how many minutes one under review may wait. */
export const listWithdrawals = (database: Database, request: ListRequest) =>
  database
    .select({
      row: withdrawal,
      username: member.username,
      reviewMinutes: withdrawalSetting.reviewMinutes,
      reviewedSince: sql<Date | null>`(
        select max(${withdrawalStep.at}) from ${withdrawalStep}
        where ${withdrawalStep.memberId} = ${withdrawal.memberId} and ${withdrawalStep.withdrawalId} = ${withdrawal.id}
          and ${withdrawalStep.state} = 'REVIEW' and ${withdrawal.state} = 'REVIEW'
      )`.mapWith(withdrawalStep.at),
    })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .innerJoin(withdrawalSetting, sql`true`)
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

export async function findWithdrawalsNumbered(database: Database, typed: string) {
  const numbered = hasNumber(typed, withdrawal)
  if (!numbered) return []
  return database
    .select({ row: withdrawal, username: member.username })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .where(numbered)
    .limit(20)
}

export type FoundWithdrawal = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>

export async function findWithdrawal(database: Database, { memberId, id }: { memberId: number; id: number }) {
  const [found] = await database
    .select({
      row: withdrawal,
      username: member.username,
      payeeName: member.payeeName,
      closingAt: member.closingAt,
      closedAt: member.closedAt,
    })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, id)))
  return found
}

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
  const { rows } = await database.execute<Raw<DepositSource>>(sql`
    select deposit.amount, channel, confirmed_at as at, coalesce(details ->> 'network', details ->> 'payerBank') as bank,
      coalesce(arrival.payer_name, details ->> 'payerName') as payer, arrival.id as payment
    from deposit left join payment_arrival arrival on arrival.member_id = deposit.member_id and arrival.deposit_id = deposit.id
    where deposit.member_id = ${memberId} and transaction_id is not null
    order by confirmed_at desc limit 20`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

interface MoneyInAndOut extends Record<string, unknown> {
  deposited: bigint
  deposits: number
  withdrawn: bigint
  withdrawals: number
  /** When the account of the withdrawal was added. */
  cardAddedAt: Date | null
  /** Paid withdrawals to the same account before. */
  toSameAccount: number
}

/** The member's earlier deposits and withdrawals, and those to the same account. */
export async function readMoneyInAndOut(
  database: Database,
  { memberId, id, destination }: Pick<FoundWithdrawal['row'], 'memberId' | 'id' | 'destination'>,
): Promise<MoneyInAndOut | undefined> {
  const number = destination?.accountNumber ?? ''
  const { rows } = await database.execute<Raw<MoneyInAndOut>>(sql`
    with paid as (
      select amount, destination ->> 'accountNumber' as account from withdrawal
      where member_id = ${memberId} and id <> ${id}
        and state in ('DISBURSED', 'RECEIVED', 'FORCED_RECEIPT', 'PARTLY_RECEIVED', 'NOT_RECEIVED')
    ), taken as (select amount from deposit where member_id = ${memberId} and transaction_id is not null)
    select (select coalesce(sum(amount), 0)::bigint from taken) as deposited, (select count(*)::integer from taken) as deposits,
      (select coalesce(sum(amount), 0)::bigint from paid) as withdrawn, (select count(*)::integer from paid) as withdrawals,
      (select max(added_at) from bank_card where member_id = ${memberId} and account_number = ${number}) as "cardAddedAt",
      (select count(*)::integer from paid where account = ${number}) as "toSameAccount"`)
  return rows.map((row) => ({ ...row, cardAddedAt: row.cardAddedAt === null ? null : new Date(row.cardAddedAt) }))[0]
}
