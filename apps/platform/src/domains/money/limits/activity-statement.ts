import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { activityStatement } from '@playhouse/platform-api/limits-statement.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { cashAccount, heldAccount } from '../../../ledger/accounts.ts'
import { brandDay } from '../../../ledger/brand-day.ts'

type Figure = 'deposits' | 'withdrawals' | 'adjustments' | 'staked' | 'won'
type Figures = Record<Figure, bigint>

/** Figure of each ledger transaction type, and whether it counts outgoing amounts. Other types are adjustments. */
const FIGURES: Readonly<Record<string, [Figure, leaves: boolean]>> = {
  DEPOSIT: ['deposits', false],
  WITHDRAW_LOCK: ['withdrawals', true],
  WITHDRAW_RETURN: ['withdrawals', true],
  WITHDRAW: ['withdrawals', true],
  BET: ['staked', true],
  BET_REFUND: ['staked', true],
  PAYOUT: ['won', false],
  JACKPOT: ['won', false],
}

interface Sum extends Record<string, unknown> {
  /** yyyy-MM; null for everything before the year. */
  month: string | null
  type: string
  amount: bigint
}

/**
 * A member's year by month, from the ledger over all of the member's accounts: the opening balance and the figures add
 * up to the closing balance. Money on its way to a vendor counts as the member's. Two queries.
 */
export async function readActivityStatement(
  database: Database,
  memberId: number,
  requested: number | undefined,
  now: Date = new Date(),
): Promise<ResponseOf<typeof activityStatement>> {
  const thisMonth = brandDay(now).slice(0, 7)
  const year = requested ?? Number(thisMonth.slice(0, 4))
  const start = sql`(${`${year}-01-01`}::timestamp at time zone ${BRAND_TIME_ZONE})`
  const end = sql`(${`${year + 1}-01-01`}::timestamp at time zone ${BRAND_TIME_ZONE})`
  const { rows: facts } = await database.execute<{ currency: string; registeredAt: string; lifetime: bigint }>(sql`
    select account.currency, member.registered_at as "registeredAt",
      (select coalesce(sum(deposit - withdrawal), 0)::bigint from member_day where member_id = ${memberId}) as lifetime
    from member join ledger_account account on account.member_id = member.id and account.code = ${cashAccount(memberId)}
    where member.id = ${memberId}`)
  const [fact] = facts
  if (!fact) throw new Error(`Member ${memberId} has no ledger account.`)
  const { rows: sums } = await database.execute<Sum>(sql`
    select case when head.occurred_at >= ${start} then to_char(head.occurred_at at time zone ${BRAND_TIME_ZONE}, 'YYYY-MM') end as month,
      head.type, sum(entry.amount)::bigint as amount
    from ledger_transaction head
    join ledger_entry entry on entry.member_id = ${memberId} and entry.transaction_id = head.id
    join ledger_account account on account.id = entry.account_id and account.member_id = ${memberId}
    where head.member_id = ${memberId} and head.occurred_at < ${end} and account.currency = ${fact.currency}
      and not starts_with(head.type, 'TRANSFER_') and account.code <> ${heldAccount(memberId)}
    group by 1, 2`)

  const opening = sums.reduce((sum, { month, amount }) => (month === null ? sum + amount : sum), 0n)
  const closing = sums.reduce((sum, { amount }) => sum + amount, 0n)
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
    .filter((month) => month <= thisMonth)
    .map((month) => ({ month, figures: getFigures(sums.filter((sum) => sum.month === month)) }))
  const firstYear = Number(brandDay(new Date(fact.registeredAt)).slice(0, 4))
  const lastYear = Number(thisMonth.slice(0, 4))
  return {
    currency: fact.currency,
    year,
    years: Array.from({ length: Math.max(1, lastYear - firstYear + 1) }, (_, index) => lastYear - index),
    openingBalance: formatAmount(opening),
    closingBalance: formatAmount(closing),
    months: months.map(({ month, figures }) => ({ month, ...toWire(figures) })),
    total: toWire(getFigures(sums.filter(({ month }) => month !== null))),
    lifetimeNetDeposits: formatAmount(fact.lifetime),
  }
}

function getFigures(sums: readonly Sum[]): Figures {
  const figures: Figures = { deposits: 0n, withdrawals: 0n, adjustments: 0n, staked: 0n, won: 0n }
  for (const { type, amount } of sums) {
    const [figure, leaves] = FIGURES[type] ?? ['adjustments', false]
    figures[figure] += leaves ? -amount : amount
  }
  return figures
}

function toWire({ deposits, withdrawals, adjustments, staked, won }: Figures) {
  return {
    deposits: formatAmount(deposits),
    withdrawals: formatAmount(withdrawals),
    adjustments: formatAmount(adjustments),
    staked: formatAmount(staked),
    won: formatAmount(won),
    net: formatAmount(won - staked),
  }
}
