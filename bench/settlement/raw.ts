import pg from 'pg'
import { LINES_EACH } from './place.ts'

/** What settling a draw wrote, by table. */
const WRITTEN: Readonly<Record<string, string>> = {
  lottery_win: 'where draw_id = $1',
  ledger_transaction: `where idempotency_key = 'lottery:draw:' || $1 || ':1'`,
  ledger_entry: `where (member_id, transaction_id) in
    (select member_id, id from ledger_transaction where idempotency_key = 'lottery:draw:' || $1 || ':1')`,
  round: `where vendor_round_id like '%.' || $1`,
  member_day: `where (member_id, day) in (select member_id, brand_day(settled_at) from round where vendor_round_id like '%.' || $1)`,
  live_event: `where event ->> 'drawId' = $1`,
}

/** Seconds of a bare `INSERT … SELECT` of the rows that a draw's settlement wrote, into tables with the same indexes. */
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

/** Lines per second of bare inserts of ten lines, each committed, on so many connections. */
export async function insertLines(databaseUrl: string, connections: number, milliseconds: number): Promise<number> {
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
              select $1, $2, line, 'DE3:' || line, 10000000, 10000000 from generate_series(1, ${LINES_EACH}) line`,
            values: [member, ticket],
          })
          inserted += LINES_EACH
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
