import type { ErrorDetails } from '@playhouse/platform-api/errors.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { UNCONFIRMED_WITHDRAWALS, UNPAID_WITHDRAWALS } from '../../../db/tables/cashier.ts'

type Matter = NonNullable<ErrorDetails['obstacles']>[number]

const MOST = 20

/** Matters that must end before the account can be closed, in the order in which they are shown. One query. */
export const closingObstacles = (on: Database | Transaction, memberId: number, language: LanguageCode) => {
  const gameName = sql`coalesce(game.names ->> ${language}, game.name)`
  return matters(
    on,
    sql`
    select 1 as rank, 'ROUND' as kind, game.node_id::text as id, ${gameName} as name, open_round.stake as amount
    from open_round join game using (node_id) where member_id = ${memberId}
    union all select 2, 'LOTTERY_TICKET', split_part(entry.round_id, '.', 1), ${gameName}, sum(entry.stake)::bigint
    from open_lottery_entries(${memberId}) entry join game using (node_id) group by 3, 4
    union all select 3, 'TRANSFER', null, vendor.name, wallet_transfer.amount
    from wallet_transfer join vendor on vendor.code = vendor_code where member_id = ${memberId} and state in ('sent', 'unknown')
    union all select 4, 'VENDOR_MONEY', null, vendor.name, account.balance
    from ledger_account account join vendor on account.code = ${`member:${memberId}:vendor:`} || vendor.code
    where member_id = ${memberId} and balance > 0
    union all select 5, 'DEPOSIT', id::text, null, amount
    from deposit where member_id = ${memberId} and state in ('PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED')
    union all select 6, 'WITHDRAWAL', id::text, null, amount
    from withdrawal where member_id = ${memberId} and state in ${UNPAID_WITHDRAWALS}
    union all select 7, 'WITHDRAWAL', null, null, balance
    from ledger_account where member_id = ${memberId} and code = ${`member:${memberId}:locked`} and balance > 0
      and not exists (select from withdrawal where member_id = ${memberId} and state in ${UNPAID_WITHDRAWALS})`,
  )
}

/** Open matters that do not prevent the closing. One query. */
export const openMatters = (on: Database | Transaction, memberId: number) =>
  matters(
    on,
    sql`
    select 1 as rank, 'PAYOUT_UNCONFIRMED' as kind, id::text as id, null as name, amount
    from withdrawal where member_id = ${memberId} and state in ${UNCONFIRMED_WITHDRAWALS}
    union all select 2, 'CASE', id::text, title, null from service_case where member_id = ${memberId} and state <> 'CLOSED'
    union all select 3, 'BONUS', null, null, coalesce((
      select balance from ledger_account account where account.member_id = ${memberId} and code = ${`member:${memberId}:bonus`}), 0)
    from member_bonus where member_id = ${memberId} and state in ('ACTIVE', 'ENDING')`,
  )

async function matters(on: Database | Transaction, found: SQL): Promise<Matter[]> {
  const { rows } = await on.execute<{ kind: string; id: string | null; name: string | null; amount: bigint | null }>(
    sql`select kind, id, name, amount from (${found}) as matter order by rank, id limit ${MOST}`,
  )
  return rows.map(({ amount, ...matter }) => ({ ...matter, amount: amount === null ? null : formatAmount(amount) }))
}
