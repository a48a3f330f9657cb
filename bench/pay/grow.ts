import pg from 'pg'

/** Players for each contract. */
const PLAYERS_EACH = 5
/** Downlines of an agent that are agents. */
const AGENTS_EACH = 10
/** In basis points. */
export const RATE = 10
export const WINDOW_MS = 300_000

/**
 * Adds a tree of agents, each with a real-time contract of its upline, and players who bet within one window. Only rounds are written for the
 * bets, because nothing else of them is read. @returns the start of the window
 */
export async function growContracts(databaseUrl: string, contracts: number, bets: number): Promise<Date> {
  const window = new Date(Math.floor(Date.now() / WINDOW_MS - 1) * WINDOW_MS)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [text, values] of statements(contracts, bets, window)) await client.query(text, values)
    return window
  } finally {
    await client.end()
  }
}

/** Agent 0 is the top and has no contract. */
const statements = (contracts: number, bets: number, window: Date): [string, unknown[]][] => [
  [
    `create temp table bench_agent as
     select n, nextval(pg_get_serial_sequence('member', 'id'))::integer as id,
       case when n > 0 then (n - 1) / ${AGENTS_EACH} end as above, null::text as path
     from generate_series(0, $1::integer) n order by n`,
    [contracts],
  ],
  ['create unique index on bench_agent (n)', []],
  [
    `with recursive tree as (
       select n, id::text as path from bench_agent where n = 0
       union all
       select agent.n, tree.path || '.' || agent.id from bench_agent agent join tree on agent.above = tree.n
     ) update bench_agent agent set path = tree.path from tree where tree.n = agent.n`,
    [],
  ],
  [
    `insert into member (id, username, nickname, password_hash, kind, parent_id, path)
     select agent.id, 'pay' || agent.id, 'pay' || agent.id, '', case when agent.n = 0 then 2 else 1 end, upline.id, agent.path::ltree
     from bench_agent agent left join bench_agent upline on upline.n = agent.above order by agent.n`,
    [],
  ],
  [
    `create temp table bench_player as
     select n, nextval(pg_get_serial_sequence('member', 'id'))::integer as id, 1 + n % $1::integer as above
     from generate_series(0, $1::integer * ${PLAYERS_EACH} - 1) n order by n`,
    [contracts],
  ],
  ['create unique index on bench_player (n)', []],
  [
    `insert into member (id, username, nickname, password_hash, kind, parent_id, path)
     select player.id, 'pay' || player.id, 'pay' || player.id, '', 0, upline.id, (upline.path || '.' || player.id)::ltree
     from bench_player player join bench_agent upline on upline.n = player.above`,
    [],
  ],
  [`select open_account(id, 'cash') from bench_agent`, []],
  ['create temp table bulk_posting (like ledger_transaction, accounts integer[], amounts bigint[])', []],
  [
    `insert into bulk_posting (member_id, id, type, idempotency_key, request_hash, reference, occurred_at, accounts, amounts)
     select agent.id, (select max(id) from ledger_transaction) + 1 + agent.n, 'PROMOTION', 'bench:' || agent.id, sha256('bench'), 'bench', now(),
       array[(select id from ledger_account where code = 'house:promotions'), cash.id], array[-gift, gift]
     from bench_agent agent cross join (values (1000000000000::bigint)) given (gift)
     join ledger_account cash on cash.member_id = agent.id and cash.code = 'member:' || agent.id || ':cash'`,
    [],
  ],
  [`select post_bulk('bulk_posting')`, []],
  [`select setval(pg_get_serial_sequence('ledger_transaction', 'id'), (select max(id) from ledger_transaction))`, []],
  [
    `insert into contract_version (member_id, id, number, kind, upline_id, terms, terms_hash, state, end_reason, offered_at, expires_at,
       valid_from, valid_until, next_period)
     select agent.id, gen_random_uuid(), 1, 'REALTIME_SALARY', upline.id,
       '{"period":"D","basisPoints":${RATE},"minValidBet":null,"minHouseProfit":null,"minActiveMembers":null,"maxWinRate":null,
         "maxLossRate":null,"maxSingleBet":null}', '', 'ACCEPTED', 'TERMINATED', now(), now(), $1, $2, $1
     from bench_agent agent join bench_agent upline on upline.n = agent.above`,
    [window, new Date(window.getTime() + WINDOW_MS)],
  ],
  [
    `insert into round (member_id, node_id, vendor_round_id, stake, payout, balance_after, settled_at)
     select player.id, (select min(node_id) from game), 'pay' || bet, 10000 * (1 + bet % 50), case bet % 4 when 0 then 40000 * (bet % 40) else 0 end, 0,
       $2::timestamptz + bet * interval '299 seconds' / $1::integer
     from generate_series(1, $1::integer) bet
     join bench_player player on player.n = (bet * 7919::bigint) % (select count(*) from bench_player)`,
    [bets, window],
  ],
  ['analyze', []],
]
