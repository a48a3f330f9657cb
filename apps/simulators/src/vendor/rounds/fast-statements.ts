import { getTableColumns } from 'drizzle-orm'
import type { Statement } from '@playhouse/postgres/statement.ts'
import { sessionTable } from '../tables.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const named = (table: string, columns: object) =>
  Object.keys(columns)
    .map((name) => `${table}.${snake(name)} as "${name}"`)
    .join(', ')

/**
 * A play token's session, whether it was seen within the last minute, and the account's existing round with a key.
 * $1 hash of the token, $2 round key. All statements here are for `askJoined`.
 */
export const SESSION_AND_ROUND: Statement = {
  name: 'vendor-session-and-round',
  text: `
    select nth, ${named('held', getTableColumns(sessionTable))},
      held.last_seen_at > now() - interval '1 minute' as "seenLately",
      (select id from vendor.round
        where vendor_code = held.vendor_code and account = held.account and round_key = asked.key and event_id is null) as "roundId"
    from unnest($1::bytea[], $2::uuid[]) with ordinality as asked (token, key, nth)
    join vendor.session held on held.play_token_hash = asked.token
    where held.last_seen_at > now() - interval '30 minutes'`,
}

/**
 * Inserts a round and returns the columns set by the database.
 * $1 its id, $2 session, $3 vendor, $4 account, $5 game, $6 round key, $7 model, $8 bet, $9 state, $10 status, $11 stake,
 * $12 payout, $13 server seed, $14 client seed, $15 nonce, $16 lease in seconds, $17 jackpot draw.
 */
export const INSERT_ROUND: Statement = {
  name: 'vendor-keep-round',
  text: `
    with asked as (
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::integer[], $6::uuid[], $7::text[], $8::text[],
        $9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::bytea[], $14::text[], $15::integer[], $16::float8[], $17::text[])
      with ordinality as asked (id, session_id, vendor_code, account, node_id, round_key, model_id, bet, state, status, stake, payout,
        server_seed, client_seed, nonce, lease, jackpot, nth)
    ), kept as (
      insert into vendor.round as kept (id, session_id, vendor_code, account, node_id, round_key, model_id, bet, state, status,
        stake, payout, server_seed, client_seed, nonce, attempts, due_at, ended_at, jackpot)
      select id, session_id, vendor_code, account, node_id, round_key, model_id, bet::jsonb, state::jsonb, status, stake, payout,
        server_seed, client_seed, nonce, 1, clock_timestamp() + make_interval(secs => lease),
        case when payout is not null then now() end, jackpot::jsonb
      from asked
      returning id, version, attempts, due_at as "dueAt", created_at as "createdAt", ended_at as "endedAt"
    )
    select nth, kept.* from kept join asked using (id)`,
}

/**
 * Ends the round and sets the session's next seed in one statement, so that a revealed seed is never promised again.
 * $1 round, $2 status, $3 balance, $4 previous status, $5 next seed, $6 jackpot payout.
 */
export const FINISH_ROUND: Statement = {
  name: 'vendor-finish-round',
  text: `
    with asked as (
      select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::bytea[], $6::bigint[])
      with ordinality as asked (id, status, balance, status_before, next_seed, jackpot_paid, nth)
    ), ended as (
      update vendor.round round set status = asked.status, balance_after = asked.balance, version = version + 1,
        ended_at = coalesce(ended_at, now()), jackpot_paid = asked.jackpot_paid
      from asked where round.id = asked.id and round.status = asked.status_before
      returning nth, next_seed, session_id, nonce, version, ended_at,
        coalesce((select starts_at from vendor.event where id = round.event_id), opened_at) as began_at
    ), next as (
      update vendor.session set server_seed = next_seed, nonce = vendor.session.nonce + 1
      from ended where vendor.session.id = ended.session_id and vendor.session.nonce = ended.nonce
      returning nth, server_seed
    )
    select nth, version, ended_at as "endedAt", server_seed as "promisedSeed",
      coalesce(extract(epoch from ended_at - began_at) * 1000, 0)::float8 as "elapsedMs"
    from ended left join next using (nth)`,
}
