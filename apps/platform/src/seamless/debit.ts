import type { Statement } from '../db/statement.ts'
import { feeding, head, KEY, NO_FEEDING, NOT_NOTED, NOT_SETTLED } from './statement-parts.ts'

const MINE = `vendor_code = $1::text and round_id = $3::text and member_id = $4::integer and node_id = $9::integer`

const debit = (name: string, feed = NO_FEEDING): Statement => ({
  name,
  text: `
    with bet as (${head('BET', KEY, `where ${NOT_NOTED} and ${NOT_SETTLED}`)}
    ), entries as (
      insert into ledger_entry (transaction_id, line, account_id, amount, balance_after)
      select id, 1, $6::integer, -$10::bigint, $11::bigint from bet
      union all select id, 2, $7::integer, $10::bigint - ${feed.contribution}, null from bet
      ${feed.line}
    ), account as (
      update ledger_account set balance = $11::bigint where id = $6::integer and exists (select from bet)
    ), raised as (
      update open_round set stake = stake + $10::bigint where ${MINE} and exists (select from bet)
    ), opened as (
      insert into open_round (vendor_code, round_id, member_id, node_id, session_id, stake, payout, opened_at, demo)
      select $1::text, $3::text, $4::integer, $9::integer, $12::uuid, $10::bigint, 0, occurred_at, $8::boolean from bet
      where not exists (select from open_round where ${MINE})
    )${feed.kept}
    select id from bet`,
})

/**
 * A stake: the movement, and the open round with it. Where somebody else's round has the id, the primary key of `open_round`
 * ends the whole database transaction.
 * $9 game, $10 stake, $11 balance after it, $12 game session.
 */
export const DEBIT = debit('seamless-debit')

/** The same in a game that feeds a jackpot. $13 contribution, $14 the jackpot's account, $15 jackpot. */
export const DEBIT_FEEDING = debit('seamless-debit-feeding', feeding(13))
