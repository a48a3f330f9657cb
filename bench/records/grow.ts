import pg from 'pg'

const AT_A_TIME = 100_000
/** A round is a stake and a payout with two entries each. */
const ENTRIES_A_ROUND = 4
/** One of this many rounds is the heavy member's; the others share the rest. */
const HEAVY_SHARE = 12
const DAYS = 365

const ROUNDS = `rounds as (
  select n, now() - make_interval(days => ${DAYS}) * (1 - n / $4::float8) as at, $3::bigint + 2 * n as bet,
    $3::bigint + 2 * n + 1 as payout, 1000000::bigint as stake, who.*, game.*
  from generate_series($1::integer, $2::integer - 1) n
  join bulk_member who on who.seat = case when n % ${HEAVY_SHARE} = 0 then 0 else 1 + n % ((select count(*) from bulk_member) - 1) end
  join bulk_game game on game.place = n % (select count(*) from bulk_game)
)`

const STATEMENTS = [
  'truncate bulk_posting',
  `with ${ROUNDS}
  insert into bulk_posting (member_id, id, type, idempotency_key, request_hash, reference, occurred_at, accounts, amounts)
  select member_id, bet, 'BET', 'vendor:' || vendor_code || ':g' || n, sha256('bulk'), 'g' || n, at,
    array[cash, house], array[-stake, stake] from rounds
  union all
  select member_id, payout, 'PAYOUT', 'vendor:' || vendor_code || ':g' || n || ':payout', sha256('bulk'), 'g' || n,
    at + interval '1 millisecond', array[house, cash], array[-stake, stake] from rounds`,
  `select post_bulk('bulk_posting')`,
  `with ${ROUNDS}
  insert into round (member_id, node_id, vendor_round_id, stake, payout, balance_after, settled_at)
  select member_id, node_id, 'g' || n, stake, stake, balance, at + interval '1 millisecond' from rounds order by n`,
  `with ${ROUNDS}
  insert into member_day as kept (member_id, day, turnover, payout, rounds)
  select member_id, brand_day(at), sum(stake), sum(stake), count(*) from rounds group by 1, 2
  on conflict (member_id, day) do update set turnover = kept.turnover + excluded.turnover,
    payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds`,
]

export interface Grown {
  entries: number
  /** Id of the member with far more rounds than the others. */
  heavy: number
  heavyRounds: number
  ordinary: number[]
}

/** Grows the ledger to this many entries with rounds of a year that returned their stake, many of them of one member. */
export async function growRecords(databaseUrl: string, entries: number): Promise<Grown> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(PREPARE)
    const { rows } = await client.query<{ there: string; first: string }>(
      `select count(*) as there, max(transaction_id) + 1 as first from ledger_entry`,
    )
    const { there, first } = rows[0] ?? { there: '0', first: '1' }
    const count = Math.ceil((entries - Number(there)) / ENTRIES_A_ROUND)
    for (let from = 0; from < count; from += AT_A_TIME) {
      const values = [from, Math.min(count, from + AT_A_TIME), first, count]
      for (const text of STATEMENTS) await client.query(text, text.includes('$1') ? values : [])
    }
    await client.query(
      `select setval(pg_get_serial_sequence('ledger_transaction', 'id'), (select max(id) from ledger_transaction))`,
    )
    await client.query('vacuum analyze')
    const total = await client.query<{ entries: string }>('select count(*) as entries from ledger_entry')
    const heavy = await client.query<{ id: number; rounds: string }>(
      'select member_id as id, count(*) as rounds from round group by 1 order by 2 desc limit 1',
    )
    const ordinary = await client.query<{ id: number }>(
      'select member_id as id from bulk_member where seat > 0 order by seat limit 40',
    )
    return {
      entries: Number(total.rows[0]?.entries),
      heavy: heavy.rows[0]?.id ?? 0,
      heavyRounds: Number(heavy.rows[0]?.rounds),
      ordinary: ordinary.rows.map(({ id }) => id),
    }
  } finally {
    await client.end()
  }
}

const PREPARE = `
  create temp table bulk_posting (like ledger_transaction, accounts integer[], amounts bigint[]);
  create temp table bulk_member as
    select member.id as member_id, account.id as cash, account.balance, row_number() over (order by member.id) - 1 as seat
    from member join ledger_account account on account.member_id = member.id and account.code = 'member:' || member.id || ':cash'
    where kind = 0 and balance >= 1000000;
  create temp table bulk_game as
    select node_id, vendor_code, row_number() over (order by popularity desc, node_id) - 1 as place,
      (select id from ledger_account where code = 'house:bets') as house
    from game where model_id is not null and node_id not in (select node_id from jackpot_game)
    order by popularity desc, node_id limit 60;
  analyze bulk_member;
  analyze bulk_game`
