import { getTableColumns } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../../db/database.ts'
import type { Statement } from '../../db/statement.ts'
import { vendorSession } from '../../db/tables/vendor-runtime.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const named = (table: string, columns: object) =>
  Object.keys(columns)
    .map((name) => `${table}.${snake(name)} as "${name}"`)
    .join(', ')

/**
 * A play token's session, whether it was seen lately, its game's model and the jackpot that a round of real play draws, and the round that its account has under a key already.
 * $1 hash of the token, $2 round key.
 */
export const SESSION_AND_ROUND: Statement = {
  name: 'vendor-session-and-round',
  text: `
    select ${named('held', getTableColumns(vendorSession))},
      held.last_seen_at > now() - interval '1 minute' as "seenLately",
      (select model_id from game where node_id = held.node_id) as "modelId",
      (select json_build_object('id', jackpot.id, 'oneIn', one_in) from jackpot_game join jackpot on jackpot.id = jackpot_id
        where node_id = held.node_id and one_in is not null and not held.demo) as jackpot,
      (select id from vendor_round
        where vendor_code = held.vendor_code and account = held.account and round_key = $2 and event_id is null) as "roundId"
    from vendor_session held
    where held.play_token_hash = $1 and held.last_seen_at > now() - interval '30 minutes'`,
}

/**
 * Keeps a round, and answers with what the database alone knows of it.
 * $1 its id, $2 session, $3 vendor, $4 account, $5 game, $6 round key, $7 model, $8 bet, $9 state, $10 status, $11 stake,
 * $12 payout, $13 server seed, $14 client seed, $15 nonce, $16 seconds of the lease, $17 what was drawn of the jackpot.
 */
export const KEEP_ROUND: Statement = {
  name: 'vendor-keep-round',
  text: `
    insert into vendor_round as kept (id, session_id, vendor_code, account, node_id, round_key, model_id, bet, state, status,
      stake, payout, server_seed, client_seed, nonce, attempts, due_at, ended_at, jackpot)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::bigint, $13, $14, $15, 1,
      clock_timestamp() + make_interval(secs => $16), case when $12::bigint is null then null else now() end, $17)
    returning id, version, attempts, due_at as "dueAt", created_at as "createdAt", ended_at as "endedAt"`,
}

/**
 * The round's end and the session's next seed, in one statement: a seed that was shown is never promised again.
 * $1 round, $2 status, $3 balance, $4 status until now, $5 next seed, $6 what the jackpot paid.
 */
export const FINISH_ROUND: Statement = {
  name: 'vendor-finish-round',
  text: `
    with ended as (
      update vendor_round set status = $2, balance_after = $3, version = version + 1, ended_at = coalesce(ended_at, now()),
        jackpot_paid = $6::bigint
      where id = $1 and status = $4
      returning session_id, nonce, version, opened_at, ended_at
    ), next as (
      update vendor_session set server_seed = $5, nonce = vendor_session.nonce + 1
      from ended where vendor_session.id = ended.session_id and vendor_session.nonce = ended.nonce
      returning vendor_session.server_seed
    )
    select version, ended_at as "endedAt", (select server_seed from next) as "promisedSeed",
      coalesce(extract(epoch from ended_at - opened_at) * 1000, 0)::float8 as "elapsedMs"
    from ended`,
}

/** Runs a statement on any connection. Out: its rows. */
export async function ask<Row extends pg.QueryResultRow>(
  { $client }: Database,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  return (await $client.query<Row>({ ...statement, values })).rows
}
