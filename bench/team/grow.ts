import pg from 'pg'
import { dropIndexes } from '../../apps/platform/seed/drop-indexes.ts'

/** Members at each level below the large team's head in the full size; the last level has the rest. The other teams have the same shape. */
const LEVELS = [10, 100, 1_000, 6_000, 20_000, 50_000, 90_000, 110_000, 80_000]
const FULL_TEAM = 400_000
/** Accounts directly below one agent. */
const FULL_WIDE = 10_000
const OTHERS = 9
/** Share of a level's accounts that have accounts below them. */
const AGENT_SHARE = 0.3
const DAYS = 60

/** Tables that get their indexes when all rows are in. */
const LOADED = [
  'round',
  'member_day',
  'ledger_transaction',
  'ledger_entry',
  'team_day',
  'line_day',
  'active_day',
  'team_active_day',
]

/** Accounts that are measured, by what they stand for. */
export interface Heads {
  /** Above everybody else. */
  top: number
  /** With 400,000 accounts below it. */
  large: number
  /** With 10,000 directly below it. */
  wide: number
  /** With about 2,000 below it. */
  middle: number
}

export interface Team {
  heads: Heads
  members: number
  below: number
  wide: number
}

/**
 * Adds a tree of 12 levels below one account, two months of rounds, of which one member in twenty plays on a day, and payments. The sums
 * are built by `rebuild_team_sums()`.
 * @param size 1 for a million members
 */
export async function growTeam(databaseUrl: string, size: number, tell: (line: string) => void): Promise<Team> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let began = performance.now()
  const run = async (what: string, statements: readonly (string | [string, unknown[]])[]) => {
    for (const statement of statements) {
      await (typeof statement === 'string' ? client.query(statement) : client.query(...statement))
    }
    tell(`  ${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
    began = performance.now()
  }
  try {
    // Rows of a bulk load refer to what it has just written; sums are rebuilt at its end.
    await client.query(`set session_replication_role = replica; set work_mem = '512MB'; set synchronous_commit = off`)
    const { statements, ...team } = await planTree(client, size)
    await run('members', ['drop index member_path', ...statements, INDEX_PATHS, 'analyze member'])
    const restore = await dropIndexes(client, LOADED)
    await run('rounds', ROUNDS)
    await run('payments', PAYMENTS)
    await run('days', MEMBER_DAYS)
    await run('team sums', ['select rebuild_team_sums()'])
    await run('indexes', restore)
    await run('statistics', ['vacuum analyze', 'checkpoint'])
    const { rows } = await client.query<{ id: number }>(
      `select id from (
         select id, (select sum(team_joined) from team_day where member_id = member.id) as below from member
         where nlevel(path) between 4 and 8 and kind = 1 and path <@ (select path from member where id = $1)
       ) as sizes order by abs(below - 2000) limit 1`,
      [team.heads.large],
    )
    return { ...team, heads: { ...team.heads, middle: rows[0]?.id ?? 0 } }
  } finally {
    await client.end()
  }
}

/** Ids are given level by level, so that an upline's id follows from its place in the level above. */
async function planTree(client: pg.Client, size: number) {
  const { rows } = await client.query<{ first: number }>('select max(id) + 1000 as first from member')
  const first = rows[0]?.first ?? 1
  const statements: [string, unknown[]][] = [
    [INSERT_TOP, [first]],
    [INSERT_LEVEL, [first + 1, 1 + OTHERS, first, 1, true]],
  ]
  let next = first + 2 + OTHERS
  const grow = (head: { id: number; count: number }, scale: number, total: number) => {
    const begin = next
    let above = head
    let left = Math.round(total * size)
    const levels = [...LEVELS.map((count) => Math.max(7, Math.round(count * scale * size))), Infinity]
    for (const [index, planned] of levels.entries()) {
      const count = Math.min(planned, left)
      if (count === 0) break
      const isLast = index === levels.length - 1
      statements.push([INSERT_LEVEL, [next, count, above.id, above.count, !isLast]])
      above = { id: next, count: Math.max(1, Math.ceil(count * AGENT_SHARE)) }
      next += count
      left -= count
    }
    return begin
  }
  const large = first + 1
  const wide = Math.round(FULL_WIDE * size)
  const firstOfTeam = grow({ id: large, count: 1 }, 1, FULL_TEAM - FULL_WIDE)
  // All of one agent: the second of the level below the head.
  statements.push([INSERT_LEVEL, [next, wide, firstOfTeam + 1, 1, false]])
  next += wide
  const others = Math.round(1_000_000 * size) - (next - first)
  grow({ id: large + 1, count: OTHERS }, 1.5, others / size)
  statements.push([`select setval(pg_get_serial_sequence('member', 'id'), (select max(id) from member))`, []])
  const heads = { top: first, large, wide: firstOfTeam + 1, middle: 0 }
  return {
    statements,
    heads,
    members: next - first,
    below: firstOfTeam - first > 0 ? Math.round(FULL_TEAM * size) : 0,
    wide,
  }
}

/** A number below 1 that follows from an id and a purpose. */
const chance = (id: string, purpose: number) =>
  `((hashint8(${id}::bigint * 131 + ${purpose}) & 2147483647) / 2147483648.0::float8)`

const INSERT_TOP = `insert into member (id, username, nickname, password_hash, kind, parent_id, path, registered_at)
  values ($1::integer, 'bench' || $1::integer, 'Bench', '', 2, null, $1::integer::text::ltree, now() - interval '400 days')`

const NAMES = 'lan minh hoa tuan linh duc mai nam thu bao chi dat giang hai khanh long ngoc phuc quynh son'.split(' ')

/** $1 first id, $2 how many, $3 first possible upline, $4 how many of those, $5 whether some are agents. Early uplines have more. */
const INSERT_LEVEL = `insert into member (id, username, nickname, password_hash, kind, parent_id, path, registered_at)
  select placed.id, (array[${NAMES.map((name) => `'${name}'`).join(', ')}])[1 + placed.id % ${NAMES.length}] || placed.id, 'Bench', '',
    ($5::boolean and place < $2::integer * ${AGENT_SHARE})::integer, upline.id, upline.path || placed.id::text,
    now() - interval '400 days' * ${chance('placed.id', 1)}
  from (
    select $1::integer + place as id, place, $3::integer + floor($4::integer * power(${chance('$1::integer + place', 2)}, 2))::integer as above
    from generate_series(0, $2::integer - 1) as place
  ) as placed join member upline on upline.id = above`

const INDEX_PATHS = 'create index member_path on member using gist (path)'

const ROUNDS = [
  `create unlogged table bench_player as select id, path from member where password_hash = '' and nickname = 'Bench' and ${chance('id', 3)} < 0.15`,
  `create temp table bench_game as
   select node_id, row_number() over () - 1 as place from (
     select distinct on (category, place) category, node_id, place from (
       select category, node_id, row_number() over (partition by category order by popularity desc, node_id) as place from game
     ) as ranked where place <= 4
   ) as chosen`,
  'analyze bench_player',
  `insert into round (member_id, node_id, stake, payout, balance_after, settled_at)
   select player.id, node_id, stake, case when ${chance('player.id * 64 + day', 5)} < 0.45 then stake * 2 else 0 end, 0, at
   from (
     select id, day, 10000 * (10 + floor(990 * ${chance('id * 64 + day', 6)}))::bigint as stake,
       date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh' - make_interval(days => day)
         + ${chance('id * 64 + day', 7)} * case day when 0
           then now() - date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh' else interval '1 day' end as at,
       floor(${chance('id * 64 + day', 8)} * (select count(*) from bench_game))::bigint as game
     from bench_player cross join generate_series(0, ${DAYS - 1}) as day where ${chance('id * 64 + day', 4)} < 1.0 / 3
   ) as player
   join bench_game on place = game order by at`,
]

/** Every payer deposits five times and withdraws once; some get money from their upline. Nobody's balance falls below zero. */
const PAYMENTS = [
  `create temp table bench_payer as select id, ${chance('id', 10)} < 0.3 as gets from bench_player where ${chance('id', 11)} < 0.4`,
  `create temp table bench_transfer as
   select payer.id as receiver, upline.id as sender, gen_random_uuid() as key, now() - interval '1 day' * (1 + 50 * ${chance('payer.id', 12)}) as at
   from bench_payer payer join member on member.id = payer.id join member upline on upline.id = member.parent_id where gets`,
  `select count(open_account(id, 'cash')) from (select id from bench_payer union select sender from bench_transfer) as paying`,
  `create temp table bench_cash as
   select account.member_id, account.id as cash from ledger_account account
   where code = 'member:' || account.member_id || ':cash' and account.member_id in (select id from bench_payer union select sender from bench_transfer)`,
  'create unique index on bench_cash (member_id)',
  'analyze bench_cash',
  `create temp table bench_paid as
   select row_number() over (order by at) + (select max(id) from ledger_transaction) as id, paid.* from (
     select id as member_id, 'DEPOSIT' as type, 10000 * (100 + floor(900 * ${chance('id * 8 + n', 13)}))::bigint as amount,
       now() - make_interval(days => ${DAYS - 1} - n * 11) + interval '10 days' * ${chance('id * 8 + n', 14)} as at, 'bench:' || id || ':' || n as key
     from bench_payer cross join generate_series(0, 4) as n
     union all
     select id, 'WITHDRAW', -300000, now() - interval '3 days' * ${chance('id', 15)}, 'bench:' || id || ':out' from bench_payer
     union all
     select sender, 'DEPOSIT', 10000 * 1000::bigint * count(*), now() - interval '${DAYS} days', 'bench:' || sender || ':up' from bench_transfer group by sender
     union all
     select sender, 'MEMBER_TRANSFER_OUT', -1000000, at, 'bench:' || key from bench_transfer
     union all
     select receiver, 'MEMBER_TRANSFER_IN', 1000000, at + interval '1 microsecond', 'bench:' || key from bench_transfer
   ) as paid`,
  'create temp table bulk_posting (like ledger_transaction, accounts integer[], amounts bigint[])',
  `insert into bulk_posting (member_id, id, type, idempotency_key, request_hash, reference, occurred_at, accounts, amounts)
   select bench_paid.member_id, bench_paid.id, type, key, sha256('bench'), 'bench', at, array[house.id, cash], array[-amount, amount]
   from bench_paid join bench_cash on bench_cash.member_id = bench_paid.member_id
   join ledger_account house on house.member_id = 0 and house.code = case type
     when 'DEPOSIT' then 'bank:deposits' when 'WITHDRAW' then 'bank:withdrawals' else 'house:transfers' end`,
  `select post_bulk('bulk_posting')`,
  `select setval(pg_get_serial_sequence('ledger_transaction', 'id'), (select max(id) from ledger_transaction))`,
  `insert into member_transfer (member_id, id, direction, relation, counterparty_id, amount, transaction_id, created_at)
   select bench_paid.member_id, bench_transfer.key, case type when 'MEMBER_TRANSFER_IN' then 'in' else 'out' end,
     case type when 'MEMBER_TRANSFER_IN' then 'upline' else 'downline' end,
     case type when 'MEMBER_TRANSFER_IN' then sender else receiver end, abs(amount), bench_paid.id, bench_paid.at
   from bench_paid join bench_transfer on bench_paid.key = 'bench:' || bench_transfer.key`,
]

const MEMBER_DAYS = [
  `insert into member_day as kept (member_id, day, deposit, withdrawal, turnover, payout, rounds)
   select member_id, day, sum(deposit), sum(withdrawal), sum(turnover), sum(payout), sum(rounds) from (
     select member_id, brand_day(settled_at) as day, 0 as deposit, 0 as withdrawal, stake as turnover, payout, 1 as rounds
     from round join bench_player on bench_player.id = member_id
     union all
     select member_id, brand_day(at), case type when 'DEPOSIT' then amount else 0 end, case type when 'WITHDRAW' then -amount else 0 end, 0, 0, 0
     from bench_paid where type in ('DEPOSIT', 'WITHDRAW')
   ) as happened group by 1, 2`,
  'drop table bench_player',
]
