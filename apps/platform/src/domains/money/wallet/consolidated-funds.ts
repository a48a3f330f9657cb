import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { consolidatedFunds } from '@playhouse/platform-api/wallet.ts'
import { type Amount, formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { ledgerAccount } from '../../../db/tables/ledger.ts'
import { memberDay } from '../../../db/tables/play.ts'
import { cashAccount, lockedAccount } from '../../../ledger/accounts.ts'
import { brandDay } from '../../../ledger/brand-day.ts'

const FIGURES = [
  'available',
  'locked',
  'bonus',
  'atVendors',
  'totalDeposit',
  'totalWithdrawal',
  'monthTurnover',
  'totalTurnover',
  'monthProfit',
] as const

type Figures<Value> = Record<(typeof FIGURES)[number], Value>

/** Balances and totals of an account; the month is a calendar month in the brand's time zone. One query. */
export async function readConsolidatedFunds(
  database: Database,
  memberId: number,
  now: Date = new Date(),
): Promise<ResponseOf<typeof consolidatedFunds>> {
  const monthStart = `${brandDay(now).slice(0, 7)}-01`
  const { rows } = await database.execute<Figures<string | null> & { currency: string | null }>(sql`
    select
      max(account.currency) filter (where account.currency <> 'PTS') as currency,
      coalesce(max(account.balance) filter (where account.code = ${cashAccount(memberId)}), 0)::text as available,
      coalesce(max(account.balance) filter (where account.code = ${lockedAccount(memberId)}), 0)::text as locked,
      coalesce(max(account.balance) filter (where account.code = ${`member:${memberId}:bonus`}), 0)::text as bonus,
      (coalesce(sum(account.balance) filter (where starts_with(account.code, ${`member:${memberId}:vendor:`})), 0)
        + (select coalesce(sum(amount), 0) from wallet_transfer
          where member_id = ${memberId} and direction = 'out' and state in ('sent', 'unknown')))::bigint::text as "atVendors",
      max(days."totalDeposit") as "totalDeposit",
      max(days."totalWithdrawal") as "totalWithdrawal",
      max(days."monthTurnover") as "monthTurnover",
      max(days."totalTurnover") as "totalTurnover",
      max(days."monthProfit") as "monthProfit"
    from ${ledgerAccount} account
    cross join (
      select
        coalesce(sum(deposit), 0)::text as "totalDeposit",
        coalesce(sum(withdrawal), 0)::text as "totalWithdrawal",
        coalesce(sum(turnover) filter (where day >= ${monthStart}), 0)::text as "monthTurnover",
        coalesce(sum(turnover), 0)::text as "totalTurnover",
        coalesce(sum(payout - turnover - uncounted) filter (where day >= ${monthStart}), 0)::text as "monthProfit"
      from ${memberDay} where member_id = ${memberId}
    ) days
    where account.member_id = ${memberId}`)
  const [found] = rows
  if (!found?.currency) throw new Error(`Member ${memberId} has no ledger account.`)
  const figures = Object.fromEntries(
    FIGURES.map((name) => [name, formatAmount(BigInt(found[name] ?? 0))]),
  ) as Figures<Amount>
  return { currency: found.currency, ...figures }
}
