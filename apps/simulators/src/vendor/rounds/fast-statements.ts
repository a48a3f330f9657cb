import { getTableColumns } from 'drizzle-orm'
import type { Statement } from '@playhouse/postgres/statement.ts'
import { sessionTable } from '../tables.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const sessionColumns = Object.keys(getTableColumns(sessionTable))
const list = (table: string, columns: readonly string[]) => columns.map((name) => `${table}."${name}"`).join(', ')

/**
 * A play token's session, whether it was seen within the last minute, and the account's existing round with a key. Without one, inserts the
 * round if it was drawn from the session's promised seed, and returns the columns set by the database; otherwise they are null.
 * $1 hash of the token, $2 round key, $3 id of the round drawn or null, $4 its bet, $5 state, $6 status, $7 stake, $8 payout, $9 server seed,
 * $10 client seed, $11 nonce, $12 lease in seconds, $13 jackpot draw. All statements here are for `askJoined`. A subquery hides the number of
 * calls from PostgreSQL, which would otherwise plan the statement again for each lone call.
 */
export const START_ROUND: Statement = {
  name: 'vendor-start-round',
  text: `
    with found as (
      select asked.*, ${sessionColumns.map((name) => `held.${snake(name)} as "${name}"`).join(', ')},
        held.last_seen_at > now() - interval '1 minute' as "seenLately",
        (select id from vendor.round
          where vendor_code = held.vendor_code and account = held.account and round_key = asked.key and event_id is null) as "roundId"
      from unnest((select $1::bytea[]), $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::bytea[], $10::text[],
          $11::integer[], $12::float8[], $13::text[])
        with ordinality as asked (token, key, drawn_id, bet, state, status, stake, payout, drawn_seed, client_seed, drawn_nonce, lease,
          drawn_jackpot, nth)
      join vendor.session held on held.play_token_hash = asked.token
      where held.last_seen_at > now() - interval '30 minutes'
    ), inserted as (
      insert into vendor.round as inserted (id, session_id, vendor_code, account, node_id, round_key, model_id, bet, state, status,
        stake, payout, server_seed, client_seed, nonce, attempts, due_at, ended_at, jackpot)
      select drawn_id, id, "vendorCode", account, "nodeId", key, "gameCode", bet::jsonb, state::jsonb, status, stake, payout,
        "serverSeed", client_seed, nonce, 1, clock_timestamp() + make_interval(secs => lease),
        case when payout is not null then now() end, drawn_jackpot::jsonb
      from found where drawn_id is not null and "roundId" is null and drawn_nonce = nonce and drawn_seed = "serverSeed"
      returning id as "insertedId", version, attempts, due_at as "dueAt", created_at as "insertedAt", ended_at as "endedAt"
    )
    select nth, ${list('found', [...sessionColumns, 'seenLately', 'roundId'])},
      ${list('inserted', ['insertedId', 'version', 'attempts', 'dueAt', 'insertedAt', 'endedAt'])}
    from found left join inserted on "insertedId" = drawn_id`,
}

/**
 * Ends the round and sets the session's next seed in one statement, so that a revealed seed is never promised again.
 * $1 round, $2 status, $3 balance, $4 previous status, $5 next seed, $6 jackpot payout.
 */
export const FINISH_ROUND: Statement = {
  name: 'vendor-finish-round',
  text: `
    with asked as (
      select * from unnest((select $1::uuid[]), $2::text[], $3::text[], $4::text[], $5::bytea[], $6::bigint[])
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
