import * as z from 'zod'
import type { Statement } from '../db/statement.ts'
import { drawJackpot, JACKPOT_STREAM } from '../engines/jackpot-draw.ts'
import { seededDraw, seedHash } from '../engines/server-random.ts'
import { METER } from '../jackpots/meter.ts'
import { KEY } from './statement-parts.ts'

const proof = z.object({
  fairness: z.object({ serverSeedHash: z.string(), serverSeed: z.string(), clientSeed: z.string(), nonce: z.number() }),
})

/** Whether the seeds in a round's details draw the jackpot for that stake: what cannot be drawn again is not paid. */
export function provesHit(details: unknown, stakeMinor: bigint, oneIn: number): boolean {
  const read = proof.safeParse(details)
  if (!read.success) return false
  const { fairness } = read.data
  try {
    if (seedHash(fairness.serverSeed) !== fairness.serverSeedHash) return false
    return drawJackpot(seededDraw(fairness, JACKPOT_STREAM), stakeMinor, oneIn).hit
  } catch {
    return false
  }
}

/** Puts simultaneous wins of a jackpot in a row: the first takes what is in it, the next what it starts with anew. $1 jackpot. */
export const HOLD_JACKPOT: Statement = {
  name: 'seamless-hold-jackpot',
  text: `select id from jackpot where id = $1 for no key update`,
}

/**
 * Pays the jackpot out and starts it anew, while its row is held: a statement of its own, so that it sees what the winner before
 * and the round itself have written. Stakes that are being fed meanwhile are in the next pot.
 * $1 vendor, $2 transaction id, $3 round id, $4 member, $5 request hash, $6 cash account, $7 jackpot, $8 game, $9 balance before.
 */
export const AWARD: Statement = {
  name: 'seamless-award',
  text: `
    with taken as (
      delete from jackpot_feed where jackpot_id = $7::text returning amount
    ), pot as (
      select account_id, seed_amount, (amount + coalesce((select sum(amount) from taken), 0))::bigint as amount
      from jackpot where id = $7::text
    ), prize as (
      insert into ledger_transaction (type, idempotency_key, request_hash, member_id, reference, occurred_at)
      values ('JACKPOT', ${KEY} || ':jackpot', $5::bytea, $4::integer, $3::text, clock_timestamp())
      returning id, occurred_at
    ), refill as (
      insert into ledger_transaction (type, idempotency_key, request_hash, reference, occurred_at)
      select 'JACKPOT_SEED', ${KEY} || ':jackpot-seed', $5::bytea, $3::text, occurred_at from prize
      returning id
    ), entries as (
      insert into ledger_entry (transaction_id, line, account_id, amount, balance_after)
      select id, 1, account_id, -amount, null from prize, pot
      union all select id, 2, $6::integer, amount, $9::bigint + amount from prize, pot
      union all select refill.id, 1, house.id, -seed_amount, null from refill, pot, ledger_account house
        where house.code = 'house:promotions'
      union all select id, 2, account_id, seed_amount, null from refill, pot
    ), account as (
      update ledger_account set balance = $9::bigint + pot.amount from pot where id = $6::integer
    ), renewed as (
      update jackpot set amount = seed_amount where id = $7::text
    ), won as (
      insert into jackpot_win (transaction_id, jackpot_id, member_id, node_id, amount, won_at)
      select id, $7::text, $4::integer, $8::integer, amount, occurred_at from prize, pot
    )
    select amount, $9::bigint + amount as balance from pot`,
}

/**
 * What is in the jackpot of a session's game, and what its member has won of it since the session began where it is won outside of a round.
 * $1 session, $2 vendor.
 */
export const SESSION_METER: Statement = {
  name: 'seamless-meter',
  text: `
    select jackpot.id, ${METER} as amount, coalesce((
        select json_agg(json_build_object('transaction', win.transaction_id::text, 'amount', win.amount::text) order by win.transaction_id)
        from jackpot_win win
        where win.member_id = opened.member_id and win.won_at >= opened.created_at
          and win.jackpot_id = jackpot.id and must_drop_by is not null
      ), '[]') as won
    from game_session opened
    join game on game.node_id = opened.node_id and game.vendor_code = $2
    join jackpot_game fed on fed.node_id = opened.node_id
    join jackpot on jackpot.id = fed.jackpot_id
    where opened.id = $1 and opened.redeemed_at is not null`,
}
