import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'

/**
 * Pieces of the statements that write a vendor's call in one go. Their first parameters are the same everywhere:
 * $1 vendor, $2 transaction id, $3 round id, $4 member, $5 request hash, $6 cash account, $7 house account, $8 demo.
 */

/** The key under which the book has a transaction; a play's payout stands under `:payout` behind it. */
export const KEY = `'vendor:' || $1::text || ':' || $2::text`

/** True unless the transaction was cancelled before it came, or its id is known from a call that moved nothing. */
export const NOT_NOTED = `not exists (select from noted_call where vendor_code = $1::text and transaction_id = $2::text)`

/** True unless the vendor's round is settled. */
export const NOT_SETTLED = `not exists (
  select from round join game on game.node_id = round.node_id
  where round.vendor_round_id = $3::text and game.vendor_code = $1::text)`

/** Writes the head of a movement under `key`, unless that is taken. `source` is what the rest of the query selects from. */
export const head = (type: string, key: string, source: string) => `
  insert into ledger_transaction (type, idempotency_key, request_hash, member_id, reference, occurred_at)
  select '${type}', ${key}, $5::bytea, $4::integer, $3::text, clock_timestamp() ${source}
  on conflict (idempotency_key) do nothing
  returning id, occurred_at`

/**
 * What a stake feeds into its game's jackpot, taken from the house's share of `bet`. $9 is the game; three parameters from `first`
 * on: the contribution, the jackpot's account, and the jackpot.
 */
export const feeding = (first: number) => ({
  contribution: `$${first}::bigint`,
  line: `union all select id, 3, $${first + 1}::integer, $${first}::bigint, null from bet`,
  kept: `, fed as (
      insert into jackpot_feed (jackpot_id, transaction_id, amount, node_id)
      select $${first + 2}::text, id, $${first}::bigint, $9::integer from bet
    )`,
})

/** The same of a game that feeds none. */
export const NO_FEEDING = { contribution: '0', line: '', kept: '' }

/** Writes the round, from columns node_id, stake, payout, at. */
export const settled = (source: string, details: string, balance: string) => `
  insert into round (member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at)
  select $4::integer, node_id, $3::text, stake, payout, ${details}::jsonb, ${balance}::bigint, at from ${source}`

/** Adds the round to the member's day, from columns stake, payout, at; demo accounts have no days. */
export const day = (source: string) => `
  insert into member_day as kept (member_id, day, turnover, payout, rounds)
  select $4::integer, (at at time zone '${BRAND_TIME_ZONE}')::date, stake, payout, 1 from ${source} where not $8::boolean
  on conflict (member_id, day) do update set
    turnover = kept.turnover + excluded.turnover,
    payout = kept.payout + excluded.payout,
    rounds = kept.rounds + excluded.rounds`
