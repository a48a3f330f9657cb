import type { creditReport } from '@playhouse/platform-api/agent-reports.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { cashAccount } from '../../../ledger/accounts.ts'
import { getStart } from '../../../lib/day-bounds.ts'
import { movementDays } from '../records/movements.ts'
import type { RecordRange } from '../../../lib/record-range.ts'
import { rollUp } from '../records/roll-up.ts'
import { overviewDays } from './overview-range.ts'
import { agentNamed } from './heads.ts'

export interface CreditDay {
  day: string
  opening: bigint
  credit: bigint
  debit: bigint
  closing: bigint
}

interface Statement {
  opening: bigint
  closing: bigint
  /** Movements by type, the largest first. */
  types: { type: string; credit: bigint; debit: bigint }[]
  /** Days with movements, oldest first. */
  days: CreditDay[]
}

/** Credits and debits of an account's main wallet, between the balances before and after. Three queries. */
export async function readStatement(database: Database, memberId: number, range: RecordRange): Promise<Statement> {
  const { rows } = await database.execute<{ balance: bigint | null }>(sql`
    select entry.balance_after as balance from ledger_transaction head
    join ledger_entry entry on entry.member_id = ${memberId} and entry.transaction_id = head.id
    join ledger_account account on account.member_id = ${memberId} and account.id = entry.account_id
    where head.member_id = ${memberId} and head.occurred_at < ${getStart(range.from)} and account.code = ${cashAccount(memberId)}
    order by head.occurred_at desc, head.id desc, entry.line desc limit 1`)
  const opening = rows[0]?.balance ?? 0n
  const sums = await movementDays(database, memberId, range, [{ wallet: 'main' }], await rollUp(database, memberId))
  const total = (some: typeof sums, side: 'moneyIn' | 'moneyOut') => some.reduce((sum, row) => sum + row[side], 0n)
  let closing = opening
  const days = [...Map.groupBy(sums.toReversed(), ({ day }) => day)].map(([day, some]) => {
    const [credit, debit] = [total(some, 'moneyIn'), total(some, 'moneyOut')]
    const before = closing
    closing += credit - debit
    return { day, opening: before, credit, debit, closing }
  })
  const types = [...Map.groupBy(sums, ({ type }) => type)]
    .map(([type, some]) => ({ type, credit: total(some, 'moneyIn'), debit: total(some, 'moneyOut') }))
    .toSorted((a, b) => Number(b.credit + b.debit - a.credit - a.debit))
  return { opening, closing, types, days }
}

/**
 * The statement of an agent, the caller or one below it, over a range of days.
 * @throws PlatformError account.not.found
 */
export async function readCreditReport(
  database: Database,
  { from, to, account }: CheckedInputOf<typeof creditReport>,
  asker: LiveSession,
  currency: string,
): Promise<ResponseOf<typeof creditReport>> {
  const range = overviewDays({ from, to })
  const { id, username } = await agentNamed(database, asker, account)
  const { opening, closing, types, days } = await readStatement(database, id, range)
  const sum = (side: 'credit' | 'debit') => formatAmount(types.reduce((total, row) => total + row[side], 0n))
  return {
    account: username,
    currency,
    opening: formatAmount(opening),
    credit: sum('credit'),
    debit: sum('debit'),
    closing: formatAmount(closing),
    types: types.map(({ type, credit, debit }) => {
      return { type, credit: formatAmount(credit), debit: formatAmount(debit) }
    }),
    days: days.map((row) => ({
      day: row.day,
      opening: formatAmount(row.opening),
      credit: formatAmount(row.credit),
      debit: formatAmount(row.debit),
      closing: formatAmount(row.closing),
    })),
  }
}
