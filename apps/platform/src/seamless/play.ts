import type { Statement } from '../db/statement.ts'
import { day, feeding, head, KEY, NO_FEEDING, NOT_NOTED, NOT_SETTLED, settled } from './statement-parts.ts'

const play = (name: string, feed = NO_FEEDING): Statement => ({
  name,
  text: `
    with bet as (${head(
      'BET',
      KEY,
      `where ${NOT_NOTED} and ${NOT_SETTLED}
        and not exists (select from open_round where vendor_code = $1::text and round_id = $3::text)`,
    )}
    ), paid as (${head('PAYOUT', `${KEY} || ':payout'`, 'from bet where $11::bigint > 0')}
    ), entries as (
      insert into ledger_entry (transaction_id, line, account_id, amount, balance_after)
      select id, 1, $6::integer, -$10::bigint, $12::bigint from bet
      union all select id, 2, $7::integer, $10::bigint - ${feed.contribution}, null from bet
      ${feed.line}
      union all select id, 1, $7::integer, -$11::bigint, null from paid
      union all select id, 2, $6::integer, $11::bigint, $13::bigint from paid
    ), account as (
      update ledger_account set balance = $13::bigint where id = $6::integer and exists (select from bet)
    ), played as (
      select $9::integer as node_id, $10::bigint as stake, $11::bigint as payout,
        coalesce(paid.occurred_at, bet.occurred_at) as at
      from bet left join paid on true
    ), kept as (${settled('played', '$14', '$13')}
    ), summed as (${day('played')}
    )${feed.kept}
    select id from bet`,
})

/**
 * A round that was drawn at once: stake, payout, the round and the member's day in one statement, which writes all of it
 * or, when the transaction or the round is known, nothing.
 * $9 game, $10 stake, $11 payout, $12 balance after the stake, $13 balance after the payout, $14 details.
 */
export const PLAY = play('seamless-play')

/** The same in a game that feeds a jackpot. $15 contribution, $16 the jackpot's account, $17 jackpot. */
export const PLAY_FEEDING = play('seamless-play-feeding', feeding(15))
