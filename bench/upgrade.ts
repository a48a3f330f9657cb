// npm run bench:upgrade [-- --rounds 5000000]: the longest wait of bets and of a member's record while an upgrade builds indexes of five
// million rounds and changes tables that every bet uses; first as the platform upgrades, then as one plain transaction. See docs/performance.md.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { migrate } from '@playhouse/postgres/migrate.ts'
import pg from 'pg'
import { nextRelease, removeReleases } from '../apps/platform/src/db/next-release.fixture.ts'
import { startBenchServer } from './bets/server.ts'
import { openSessions, play, type Session } from './postings/play.ts'
import { type Result, writeResults } from './results.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5000000' } } })
const rounds = Number(values.rounds)
const PAUSE_MS = 20

/** Changes that a release may make to the tables of play. */
const statements = (version: number) => [
  `CREATE UNIQUE INDEX "round_of_page_${version}" ON "round" USING btree ("member_id","round_key") WHERE "round"."round_key" is not null`,
  'DROP INDEX "round_won_game"',
  'CREATE INDEX "round_won_game" ON "round" USING btree ("node_id","settled_at" DESC NULLS FIRST) WHERE "round"."payout" > 0',
  `ALTER TABLE "round" ADD COLUMN "speed_${version}" smallint`,
  `CREATE INDEX "round_speed_${version}" ON "round" USING btree ("speed_${version}") WHERE "round"."speed_${version}" is not null`,
  `ALTER TABLE "member" ADD COLUMN "pronoun_${version}" text`,
  `ALTER TABLE "game_session" ADD COLUMN "note_${version}" text`,
]

console.log('Creating the demo data in a PostgreSQL of its own …')
const server = await startBenchServer('upgrade', { max_wal_size: '8GB', shared_buffers: '1GB' })
const url = server.url('world')
const clients: pg.Client[] = []
const rows: Result[] = []

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' })
  clients.push(client)
  await client.connect()
  return client
}

/** Repeats `act` until told to stop. @returns the longest time that it took, in milliseconds */
async function longest(act: () => Promise<unknown>, isOver: () => boolean): Promise<number> {
  let maximum = 0
  while (!isOver()) {
    const began = performance.now()
    await act()
    maximum = Math.max(maximum, performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return maximum
}

async function measure(name: string, sessions: readonly Session[], work: () => Promise<unknown>): Promise<void> {
  const [player, reader] = [await connect(), await connect()]
  let isOver = false
  const waits = Promise.all([
    longest(
      () => play(player, sessions),
      () => isOver,
    ),
    longest(
      () =>
        reader.query(
          'select id, stake, payout from round where member_id = (select min(member_id) from bench_member) order by settled_at desc limit 20',
        ),
      () => isOver,
    ),
  ])
  const began = performance.now()
  await work().finally(() => (isOver = true))
  const seconds = (performance.now() - began) / 1_000
  const [bet, read] = await waits
  rows.push(
    { id: `upgrade-${name}-longest bet`, value: Math.round(bet), goal: null, unit: 'ms', better: 'lower' },
    { id: `upgrade-${name}-longest read`, value: Math.round(read), goal: null, unit: 'ms', better: 'lower' },
    { id: `upgrade-${name}-upgrade`, value: Math.round(seconds * 10) / 10, goal: null, unit: 's', better: 'lower' },
  )
}

try {
  const client = await connect()
  console.log(`${rounds.toLocaleString('en')} rounds …`)
  await client.query('create table bench_member as select distinct member_id from round')
  await client.query(
    `insert into round (member_id, id, node_id, vendor_round_id, stake, payout, balance_after, settled_at, turnover_rule)
    select member_id, nextval('round_id_seq'), node_id, gen_random_uuid(), stake, payout, balance_after,
      settled_at - copy * interval '1 hour', turnover_rule
    from (select * from round limit 50000) seeded
    cross join generate_series(1, ($1::integer - 50000) / 50000) copy`,
    [rounds],
  )
  await client.query('vacuum analyze round')
  const sessions = await openSessions(client, 8)
  await measure('idle', sessions, () => new Promise((resolve) => setTimeout(resolve, 20_000)))
  await measure('online', sessions, () => migrate(url, nextRelease(statements(1))))
  await measure('one transaction', sessions, async () => {
    // The locks are taken up front: otherwise PostgreSQL would end the upgrade or a bet in a deadlock.
    await client.query('begin; lock table round, member, game_session')
    for (const statement of statements(2)) await client.query(statement)
    await client.query('commit')
  })
  console.table(rows.map(({ id, value, unit }) => ({ id, value, unit })))
  console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`)
  writeResults('upgrade', rows, { rounds })
} finally {
  for (const client of clients) await client.end()
  removeReleases()
  await server.stop()
}
