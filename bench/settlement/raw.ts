import pg from 'pg'
import { RECORDED_TOGETHER } from '../../apps/platform/src/domains/play/lottery/settle.ts'
import { LINES_EACH } from './place.ts'

/** Rows written by the settlement of a draw, by table. */
const WRITTEN: Readonly<Record<string, string>> = {
  lottery_win: 'where draw_id = $1',
  ledger_transaction: `where idempotency_key = 'lottery:draw:' || $1 || ':1'`,
  ledger_entry: `where (member_id, transaction_id) in
    (select member_id, id from ledger_transaction where idempotency_key = 'lottery:draw:' || $1 || ':1')`,
  round: `where vendor_round_id like '%.' || $1`,
  member_day: `where (member_id, day) in (select member_id, brand_day(settled_at) from round where vendor_round_id like '%.' || $1)`,
  live_event: `where event ->> 'drawId' = $1`,
}

/** Seconds of a plain `INSERT … SELECT` of the rows written by a draw's settlement, into tables with the same indexes. */
export async function writeAgain(databaseUrl: string, drawId: string): Promise<{ seconds: number; rows: number }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [table, picked] of Object.entries(WRITTEN)) {
      await client.query(
        `create temp table kept_${table} as select * from ${table} ${picked.replaceAll('$1', `'${drawId}'`)}`,
      )
      await client.query(`create table raw_${table} (like ${table} including all excluding identity)`)
    }
    await client.query('checkpoint')
    let rows = 0
    const started = performance.now()
    await client.query('begin')
    for (const table of Object.keys(WRITTEN)) {
      rows += (await client.query(`insert into raw_${table} select * from kept_${table}`)).rowCount ?? 0
    }
    await client.query('commit')
    const seconds = (performance.now() - started) / 1000
    await client.query(
      `drop table ${Object.keys(WRITTEN)
        .map((table) => `raw_${table}`)
        .join(', ')}`,
    )
    return { seconds, rows }
  } finally {
    await client.end()
  }
}

/** Written in the transaction that pays a bucket, and in the one that records some. */
const PAID = ['lottery_win', 'ledger_transaction', 'ledger_entry', 'ledger_account'] as const
const RECORDED = ['round', 'member_day', 'team_change', 'live_event'] as const
const BALANCES_AND_TEAMS: Readonly<Record<string, string>> = {
  ledger_account: `where member_id in (select member_id from kept_ledger_transaction) and code like '%:cash'`,
  // Nobody has added them to the sums of teams yet.
  team_change: 'where member_id in (select member_id from kept_member_day)',
}

/**
 * Plain inserts of everything that settling alone has written, balances and changes of teams included, in transactions of the same size.
 *
 * @returns processor seconds of PostgreSQL
 */
export async function insertInGroups(
  databaseUrl: string,
  drawId: string,
  processorSeconds: () => number,
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [table, picked] of Object.entries({ ...WRITTEN, ...BALANCES_AND_TEAMS })) {
      await client.query(
        `create temp table kept_${table} as select * from ${table} ${picked.replaceAll('$1', `'${drawId}'`)}`,
      )
      await client.query(`create index on kept_${table} (member_id)`)
      await client.query(`analyze kept_${table}`)
      await client.query(`create table raw_${table} (like ${table} including all excluding identity)`)
    }
    const { rows: buckets } = await client.query<{ first: number; last: number }>(
      'select first_member as first, last_member as last from lottery_bucket where draw_id = $1 order by bucket',
      [drawId],
    )
    await client.query('checkpoint')
    const insert = async (tables: readonly string[], first: number, last: number) => {
      await client.query('begin')
      for (const table of tables)
        await client.query(
          `insert into raw_${table} select * from kept_${table} where member_id between ${first} and ${last}`,
        )
      await client.query('commit')
    }
    const began = processorSeconds()
    for (const { first, last } of buckets) await insert(PAID, first, last)
    for (let at = 0; at < buckets.length; at += RECORDED_TOGETHER) {
      const group = buckets.slice(at, at + RECORDED_TOGETHER)
      await insert(RECORDED, group[0]?.first ?? 0, group.at(-1)?.last ?? 0)
    }
    return processorSeconds() - began
  } finally {
    await client.end()
  }
}

/** Lines per second of plain inserts of a ticket's lines, each ticket committed, on this many connections. */
export async function insertLines(
  databaseUrl: string,
  connections: number,
  milliseconds: number,
  lines = LINES_EACH,
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  try {
    await clients[0]?.query('create table raw_lottery_line (like lottery_line including all excluding identity)')
    let inserted = 0
    const started = performance.now()
    const until = started + milliseconds
    await Promise.all(
      clients.map(async (client, member) => {
        for (let ticket = 1; performance.now() < until; ticket += 1) {
          await client.query({
            name: 'raw-lines',
            text: `insert into raw_lottery_line (member_id, ticket_id, line, selection, amount, cost)
              select $1, $2, line, 'DE3:' || line, 10000000, 10000000 from generate_series(1, ${lines}) line`,
            values: [member, ticket],
          })
          inserted += lines
        }
      }),
    )
    const perSecond = (inserted * 1000) / (performance.now() - started)
    await clients[0]?.query('drop table raw_lottery_line')
    return perSecond
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
