import type { Statement } from '../db/statement.ts'
import { day, head, KEY, NOT_NOTED, settled } from './statement-parts.ts'

const ROUND = `open_round.vendor_code = $1::text and open_round.round_id = $3::text and open_round.member_id = $4::integer`

/** What closing does after `source` has claimed the transaction: a row of `round` for the open one, and the member's day. */
const closing = (source: string, closes: string) => `
  closed as (
    delete from open_round using ${source} where ${ROUND} and ${closes}
    returning node_id, stake, payout + $9::bigint as payout, ${source}.occurred_at as at
  ), kept as (${settled('closed', '$11', '$10')}
  ), summed as (${day('closed')}
  )`

/**
 * A payout of a round under way, which it may close.
 * $9 amount, $10 balance after it, $11 details, $12 whether it closes.
 */
export const CREDIT: Statement = {
  name: 'seamless-credit',
  text: `
    with paid as (${head('PAYOUT', KEY, `where ${NOT_NOTED} and exists (select from open_round where ${ROUND})`)}
    ), entries as (
      insert into ledger_entry (transaction_id, line, account_id, amount, balance_after)
      select id, 1, $7::integer, -$9::bigint, null from paid
      union all select id, 2, $6::integer, $9::bigint, $10::bigint from paid
    ), account as (
      update ledger_account set balance = $10::bigint where id = $6::integer and exists (select from paid)
    ), raised as (
      update open_round set payout = payout + $9::bigint where ${ROUND} and not $12::boolean and exists (select from paid)
    ), ${closing('paid', '$12::boolean')}
    select id from paid`,
}

/** The end of a round that pays nothing: no movement, so the transaction is noted beside the book. Parameters as CREDIT has them. */
export const CLOSE_UNPAID: Statement = {
  name: 'seamless-close-unpaid',
  text: `
    with noted as (
      insert into noted_call (vendor_code, transaction_id, kind, request_hash, balance)
      select $1::text, $2::text, 'CLOSED', $5::bytea, $10::bigint
      where exists (select from open_round where ${ROUND})
        and not exists (select from ledger_transaction where idempotency_key = ${KEY})
      on conflict (vendor_code, transaction_id) do nothing
      returning clock_timestamp() as occurred_at
    ), ${closing('noted', '$12::boolean')}
    select null as id, $6::integer, $7::integer from noted`,
}

/** Whether the vendor's round of an account is settled. $1 vendor, $2 round id, $3 member. */
export const IS_SETTLED: Statement = {
  name: 'seamless-is-settled',
  text: `
    select from round join game on game.node_id = round.node_id
    where round.vendor_round_id = $2 and game.vendor_code = $1 and round.member_id = $3`,
}
