import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { PaymentRecord, StatementLine } from './compare-books.ts'

/**
 * The platform's payments of a provider for a day: those in the statements by id, whenever they arrived here, and those of the day by
 * the platform's own time.
 */
export async function readRecords(
  tx: Transaction,
  { day, provider }: { day: string; provider: string },
  statement: readonly StatementLine[],
): Promise<PaymentRecord[]> {
  const getIds = (direction: StatementLine['direction']) =>
    sql.param(statement.filter((line) => line.direction === direction).map(({ paymentId }) => paymentId))
  const { rows: received } = await tx.execute<Row>(sql`
    select 'IN' as direction, arrival.id as "paymentId", arrival.amount,
      case when arrival.state in ('CREDITED', 'HELD') then 'MOVED' else arrival.state end as state,
      case when arrival.deposit_id is not null then 'deposit:' || arrival.member_id || ':' || arrival.deposit_id end as subject,
      (
        -- What was credited, and what is held.
        select sum(book.amount)::bigint from ledger_transaction head
        join ledger_entry book on book.member_id = head.member_id and book.transaction_id = head.id and book.amount > 0
        where head.member_id = credited.member_id
          and head.idempotency_key in ('deposit:' || arrival.id, 'deposit:' || arrival.id || ':hold')
      ) as "ledgerAmount"
    from payment_arrival arrival
    left join credited_payment credited on credited.reference = arrival.id
    where arrival.provider = ${provider}
      and (arrival.id = any (${getIds('IN')}) or ${isOnDay(sql`arrival.received_at`, day)})`)
  const { rows: paid } = await tx.execute<Row>(sql`
    select 'OUT' as direction, attempt.provider_id as "paymentId", asked.amount - asked.fee as amount,
      case attempt.state when 'PAID' then 'MOVED' when 'FAILED' then 'FAILED' else 'OPEN' end as state,
      'withdrawal:' || attempt.member_id || ':' || attempt.withdrawal_id as subject,
      (-sum(book.amount) - asked.fee)::bigint as "ledgerAmount"
    from payout_attempt attempt
    join withdrawal asked on asked.member_id = attempt.member_id and asked.id = attempt.withdrawal_id
    left join ledger_entry book on book.member_id = asked.member_id and book.transaction_id = asked.transaction_id
      and attempt.state = 'PAID' and book.balance_after is not null
    where attempt.provider_id is not null and attempt.provider = ${provider}
      and (attempt.provider_id = any (${getIds('OUT')}) or (attempt.state = 'PAID' and ${isOnDay(sql`attempt.ended_at`, day)}))
    group by attempt.member_id, attempt.withdrawal_id, attempt.attempt, asked.member_id, asked.id`)
  const { rows: returned } = await tx.execute<Row>(sql`
    select 'OUT' as direction, attempt.provider_id as "paymentId", held.amount,
      case attempt.state when 'PAID' then 'MOVED' when 'FAILED' then 'FAILED' else 'OPEN' end as state,
      'deposit:' || held.member_id || ':' || held.deposit_id as subject, -book.amount as "ledgerAmount"
    from held_return attempt
    join held_payment held on held.member_id = attempt.member_id and held.id = attempt.held_id
    join payment_arrival arrival on arrival.id = held.payment_id and arrival.provider = ${provider}
    left join ledger_transaction head on head.member_id = held.member_id and attempt.state = 'PAID'
      and head.idempotency_key = 'deposit:' || held.payment_id || ':return'
    left join ledger_entry book on book.member_id = head.member_id and book.transaction_id = head.id and book.balance_after is not null
    where attempt.provider_id is not null
      and (attempt.provider_id = any (${getIds('OUT')}) or (attempt.state = 'PAID' and ${isOnDay(sql`attempt.ended_at`, day)}))`)
  return [...received, ...paid, ...returned]
}

interface Row extends PaymentRecord, Record<string, unknown> {}

/**
 * The day's ledger deposits and payouts without a payment record. Excludes the time before the provider's first
 * payment.
 */
export async function unbackedMovements(
  tx: Transaction,
  day: string,
): Promise<(StatementLine & { subject: string })[]> {
  const { rows } = await tx.execute<StatementLine & { subject: string } & Record<string, unknown>>(sql`
    with first_use as (
      select least((select min(created_at) from payment_arrival), (select min(created_at) from payout_attempt)) as at
    )
    select case when head.type in ('DEPOSIT', 'DEPOSIT_HOLD') then 'IN' else 'OUT' end as direction, coalesce(head.reference, head.id::text) as "paymentId",
      abs(book.amount) as amount, 'ledger:' || head.member_id || ':' || head.id as subject
    from first_use, ledger_transaction head
    join ledger_entry book on book.member_id = head.member_id and book.transaction_id = head.id and book.balance_after is not null
    where head.type in ('DEPOSIT', 'DEPOSIT_HOLD', 'DEPOSIT_RETURN', 'WITHDRAW')
      -- From the held account, not from the bank.
      and not (head.type = 'DEPOSIT' and head.idempotency_key like '%:release')
      and head.occurred_at >= first_use.at and ${isOnDay(sql`head.occurred_at`, day)}
      and case head.type
        when 'DEPOSIT_RETURN' then not exists (
          select from held_payment held join held_return attempt on attempt.member_id = held.member_id and held_id = held.id
          where held.member_id = head.member_id and payment_id = head.reference and attempt.state = 'PAID'
        )
        when 'WITHDRAW' then not exists (
          select from withdrawal asked join payout_attempt attempt on attempt.member_id = asked.member_id and withdrawal_id = asked.id
          where asked.member_id = head.member_id and asked.transaction_id = head.id and attempt.state = 'PAID'
        )
        else not exists (select from payment_arrival where id = head.reference and state in ('CREDITED', 'HELD'))
      end`)
  return rows
}

/** A statement may have been fetched just before a payment. */
const isOnDay = (
  at: ReturnType<typeof sql>,
  day: string,
) => sql`(${at} >= ${day}::timestamp at time zone ${BRAND_TIME_ZONE}
  and ${at} < least((${day}::date + 1)::timestamp at time zone ${BRAND_TIME_ZONE}, now() - interval '1 minute'))`
