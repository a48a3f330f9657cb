import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { ErrorDetails } from '@playhouse/platform-api/errors.ts'
import type { accountClosing } from '@playhouse/platform-api/limits.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { nearestOpenAgentOn } from '../../../lib/account-tree.ts'
import { UNCONFIRMED_WITHDRAWALS, UNPAID_WITHDRAWALS } from '../../../db/tables/cashier.ts'

type Closing = ResponseOf<typeof accountClosing>
type Matter = NonNullable<ErrorDetails['obstacles']>[number]

type MatterRow = Omit<Matter, 'amount'> & { amount: bigint | null }

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

/** Open matters that do not prevent the closing, with what an agent leaves behind. One query. */
export async function openMatters(on: Database | Transaction, memberId: number): Promise<Closing['open']> {
  const { rows } = await on.execute<MatterRow & { count: bigint | null }>(sql`
    select kind, id, name, amount, count from (
      select 1 as rank, 'PAYOUT_UNCONFIRMED' as kind, id::text as id, null as name, amount, null::integer as count
      from withdrawal where member_id = ${memberId} and state in ${UNCONFIRMED_WITHDRAWALS}
      union all select 2, 'CASE', id::text, title, null, null from service_case where member_id = ${memberId} and state <> 'CLOSED'
      union all select 3, 'BONUS', null, null, coalesce((
        select balance from ledger_account account where account.member_id = ${memberId} and code = ${`member:${memberId}:bonus`}), 0), null
      from member_bonus where member_id = ${memberId} and state in ('ACTIVE', 'ENDING')
      union all select 4, 'DOWNLINE', null, (select username from ${nearestOpenAgentOn(sql`subpath(own.path, 0, -1)`)}), null, count(*)
      from member own join member below on below.parent_id = own.id where own.id = ${memberId} group by own.path
      union all select 5, 'INVITATIONS', null, null, null, (
        select count(*) from agent_link where agent_link.member_id = member.id and removed_at is null)
      from member where id = ${memberId} and affiliate_code is not null
      union all select 6, 'CONTRACTS', null, null, null, count(*) from contract_version
      where ${memberId} in (member_id, upline_id) and state = 'ACCEPTED' and end_reason is null having count(*) > 0
      union all select 7, 'BILLS', null, null, sum(amount)::bigint, count(*) from agent_bill
      where payer_id = ${memberId} and state in ('AWAITING_COLLECTION', 'DUE', 'INSUFFICIENT') having count(*) > 0
    ) as matter order by rank, id limit ${MOST}`)
  return rows.map(({ count, ...row }) => ({ ...getMatter(row), count: count === null ? null : Number(count) }))
}

async function matters(on: Database | Transaction, found: SQL): Promise<Matter[]> {
  const { rows } = await on.execute<MatterRow>(
    sql`select kind, id, name, amount from (${found}) as matter order by rank, id limit ${MOST}`,
  )
  return rows.map(getMatter)
}

const getMatter = ({ kind, id, name, amount }: MatterRow) => ({
  kind,
  id,
  name,
  amount: amount === null ? null : formatAmount(amount),
})
