import pg from 'pg'
import { MODEL } from './players.ts'

const AT_A_TIME = 100_000
/** A won round has two transactions of two entries each. */
const ENTRIES_A_ROUND = 4

/** Shared by the statements below: rounds $1 to $2, spread over the members; nobody wins or loses. */
const ROUNDS = `bulk_round as (
  select *, 1000000::bigint as stake, $3::bigint + 2 * n as bet, $3::bigint + 2 * n + 1 as payout
  from bulk where n >= $1::integer and n < $2::integer
)`

const STATEMENTS = [
  'truncate bulk_posting',
  `with ${ROUNDS}
  insert into bulk_posting (member_id, id, type, idempotency_key, request_hash, reference, occurred_at, accounts, amounts)
  select member_id, bet, 'BET', 'vendor:' || vendor_code || ':' || id || '.stake', sha256('bulk'), id::text, at,
    array[cash, house], array[-stake, stake]
  from bulk_round, bulk_game
  union all
  select member_id, payout, 'PAYOUT', 'vendor:' || vendor_code || ':' || id || '.stake:payout', sha256('bulk'), id::text, at,
    array[house, cash], array[-stake, stake]
  from bulk_round, bulk_game`,
  `select post_bulk('bulk_posting')`,
  `with ${ROUNDS}
  insert into round (member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at)
  select member_id, node_id, id::text, stake, stake, '{"engine":"slot","modelId":"${MODEL}"}', balance, at
  from bulk_round, bulk_game where $3::bigint > 0 order by n`,
  `with ${ROUNDS}
  insert into member_day as kept (member_id, day, turnover, payout, rounds)
  select member_id, (at at time zone 'Asia/Ho_Chi_Minh')::date, sum(stake), sum(stake), count(*) from bulk_round where $3::bigint > 0 group by 1, 2
  on conflict (member_id, day) do update set turnover = kept.turnover + excluded.turnover,
    payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds`,
  `with ${ROUNDS}
  insert into vendor.round (id, session_id, vendor_code, account, node_id, round_key, model_id, bet, state, status, stake, payout,
    server_seed, client_seed, nonce, due_at, created_at, ended_at)
  select id, session_id, vendor_code, md5(member_id::text), node_id, gen_random_uuid(), model_id, '{}', '{}', 'settled', stake,
    stake, sha256('bulk'), 'bulk', n, at, at, at from bulk_round, bulk_game where $3::bigint > 0 order by n`,
]

/**
 * Grows the ledger to this many entries with rounds that returned their stake, within 60 days but before the first billed day and
 * closed leaderboard, whose figures they would change. Writes everything that a round leaves at operator and vendor, so that the audit
 * still passes; members of teams with contracts play none of them, because those periods are billed. No bets may be placed meanwhile.
 */
export async function growBook(databaseUrl: string, entries: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ there: string; first: string }>(
      `select count(*) as there, max(transaction_id) + 1 as first from ledger_entry`,
    )
    const { there, first } = rows[0] ?? { there: '0', first: '1' }
    const count = Math.ceil((entries - Number(there)) / ENTRIES_A_ROUND)
    await client.query(PREPARE)
    // Time-ordered ids, as the vendor generates.
    await client.query(
      `create temp table bulk as select n, at, uuidv7(at - now()) as id, member_id, cash, balance
      from (select n, began + (${UNBILLED_UNTIL} - began) * (n / $1::float8) as at
        from generate_series(0, $1::integer - 1) n, (select now() - interval '60 days' as began) span) numbered
      join bulk_member on seat = n % (select count(*) from bulk_member)`,
      [count],
    )
    await client.query('create unique index on bulk (n)')
    await client.query('analyze bulk')
    for (let from = 0; from < count; from += AT_A_TIME) {
      const range = [from, Math.min(count, from + AT_A_TIME), first]
      for (const text of STATEMENTS) await client.query(text, text.includes('$1') ? range : [])
    }
    await client.query(
      `select setval(pg_get_serial_sequence('ledger_transaction', 'id'), (select max(id) from ledger_transaction))`,
    )
    await client.query('select rebuild_team_sums()')
    await client.query('drop table bulk')
  } finally {
    await client.end()
  }
}

/** Start of the first day with rebates or of the first closed leaderboard. */
const UNBILLED_UNTIL = `least(
  (select min(period_from) from agent_bill where kind in ('REBATE', 'SERIES')),
  (select min(week)::timestamp at time zone 'Asia/Ho_Chi_Minh' from leaderboard_week where state = 'CLOSED'))`

const PREPARE = `
  create temp table bulk_posting (like ledger_transaction, accounts integer[], amounts bigint[]);
  create temp table bulk_member as
    select member.id as member_id, account.id as cash, account.balance, row_number() over (order by member.id) - 1 as seat
    from member join ledger_account account on account.member_id = member.id and account.code = 'member:' || member.id || ':cash'
    where kind = 0 and balance >= 1000000 and not exists (
      select from contract_version contract join member head on head.id = contract.member_id where head.path @> member.path);
  analyze bulk_member;
  create temp table bulk_game as
    select node_id, vendor_code, model_id, (select id from ledger_account where code = 'house:bets') as house,
      gen_random_uuid() as session_id
    from game where model_id = '${MODEL}' and node_id not in (select node_id from jackpot_game)
    order by popularity desc, node_id limit 1;
  insert into vendor.session (id, vendor_code, wallet_session, account, node_id, game_code, wallet_mode, currency, play_token_hash, server_seed)
    select session_id, vendor_code, gen_random_uuid(), 'bulk', node_id, model_id, 'seamless', 'VND', sha256('bulk'), sha256('bulk') from bulk_game`

/** Updates statistics and flushes to disk, so that no measurement pays for it. */
export async function settleDatabase(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    const { rows } = await client.query<{ entries: string }>('select count(*) as entries from ledger_entry')
    return Number(rows[0]?.entries)
  } finally {
    await client.end()
  }
}
