import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { cashAccount } from '../../../ledger/accounts.ts'
import { countedTurnover, countedTurnoverOfRound } from '../../../lib/counted-turnover.ts'
import { platformError } from '../../../request/platform-error.ts'

/** Minor units. */
export interface Turnover {
  /** Turnover required by the deposits since the last withdrawal. */
  required: bigint
  done: bigint
  /** Zero: free to withdraw. */
  remaining: bigint
}

/** The last withdrawal whose deposits were all played. */
const lastClear = (memberId: number) => sql`coalesce((
  select max(requested_at) from withdrawal
  where member_id = ${memberId} and state not in ('REJECTED', 'FAILED', 'CANCELLED') and not turnover_open and unplayed = 0
), '-infinity')`

/**
 * Turnover required before a withdrawal: each deposit requires its amount times the brand's factor, and only turnover
 * after it counts (docs/turnover.md). The remainder is therefore the maximum over all deposits: what that deposit and all later
 * ones require, minus the turnover since. Deposits before the last withdrawal that left none unplayed are done, or it would have been
 * refused. Unplayed deposits that were paid back require nothing any more.
 */
export async function remainingTurnover(database: Database | Transaction, memberId: number): Promise<Turnover> {
  const { rows } = await database.execute<{ required: string | null; done: string }>(sql`
    with paid as (
      select confirmed_at as at, sum(trunc(amount::numeric * (select turnover_percent from withdrawal_setting) / 100)) over (
        order by confirmed_at desc, id desc rows between unbounded preceding and current row
      ) as required
      from deposit
      where member_id = ${memberId} and transaction_id is not null and confirmed_at > ${lastClear(memberId)}
    ), played as (
      select required, (
        -- The rest of the deposit's own day, and whole days after it.
        select coalesce(sum(${countedTurnoverOfRound('DEPOSIT')}), 0) from round
        where member_id = ${memberId} and settled_at >= at and brand_day(settled_at) = brand_day(at)
          and settled_at < at + interval '1 day'
      ) + (
        select coalesce(sum(${countedTurnover('DEPOSIT')}), 0) from member_day where member_id = ${memberId} and day > brand_day(at)
      ) + (
        select coalesce(sum(trunc(unplayed::numeric * (select turnover_percent from withdrawal_setting) / 100)), 0)
        from withdrawal
        where member_id = ${memberId} and unplayed > 0 and requested_at >= at and state not in ('REJECTED', 'FAILED', 'CANCELLED')
      ) as done
      from paid
    )
    select required::text, least(done, required)::text as done from played order by required - done desc limit 1`)
  const [maximum] = rows
  const required = BigInt(maximum?.required ?? 0)
  const done = BigInt(maximum?.done ?? 0)
  return { required, done, remaining: required - done }
}

/** Income that needs no turnover: agents' pay, and transfers, which the sender could send only because they needed none. */
const INCOME = ['COMMISSION', 'DIVIDEND', 'SALARY', 'MEMBER_TRANSFER_IN']
const SENT = ['MEMBER_TRANSFER_OUT', 'WITHDRAW_LOCK', 'WITHDRAW_RETURN']

/**
 * The amount of this balance that may be withdrawn: all of it once the turnover is done; before, its income less earlier withdrawals, so
 * that no deposit leaves unplayed. Money paid by contract was deposited for it and counts as deposits first.
 */
export async function freeAmount(
  database: Database | Transaction,
  memberId: number,
  balance: bigint,
  { remaining }: Turnover,
): Promise<bigint> {
  if (remaining <= 0n) return balance
  const income = await freeIncome(database, memberId)
  return income < balance ? income : balance
}

/** Income less what has already left, which needs no turnover; never below zero. */
export async function freeIncome(database: Database | Transaction, memberId: number): Promise<bigint> {
  const among = (types: readonly string[]) =>
    sql`(${sql.join(
      types.map((type) => sql`${type}`),
      sql`, `,
    )})`
  const { rows } = await database.execute<{ income: string }>(sql`
    select coalesce(sum(amount), 0)::text as income from ledger_transaction head
    join ledger_entry entry on entry.member_id = head.member_id and entry.transaction_id = head.id
    join ledger_account account on account.id = account_id and code = ${cashAccount(memberId)}
    where head.member_id = ${memberId} and type in ${among([...INCOME, ...SENT])} and occurred_at > ${lastClear(memberId)}`)
  const income = BigInt(rows[0]?.income ?? 0)
  return income > 0n ? income : 0n
}

/**
 * @returns whether turnover remains, so that the amount is of income alone
 * @throws PlatformError turnover.remaining
 */
export async function refuseUnplayed(
  database: Database | Transaction,
  memberId: number,
  amount: bigint,
): Promise<boolean> {
  const turnover = await remainingTurnover(database, memberId)
  if (turnover.remaining <= 0n) return false
  // The balance is checked where it is posted.
  if (amount > (await freeAmount(database, memberId, amount, turnover))) {
    throw platformError('turnover.remaining', { remaining: formatAmount(turnover.remaining) })
  }
  return true
}
