import { migrate } from '@playhouse/postgres/migrate.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { nextRelease, removeReleases } from './next-release.fixture.ts'

let url: string
let drop: () => Promise<void>
const clients: pg.Client[] = []
beforeEach(async () => {
  ;({ url, drop } = await scratchDatabase())
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
  await drop()
})
afterAll(removeReleases)

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  clients.push(client)
  await client.connect()
  return client
}

const ADDS = [
  'DROP INDEX "round_won_game"',
  'CREATE INDEX "round_won_game" ON "round" USING btree ("node_id","settled_at")',
  'ALTER TABLE "round" ADD COLUMN "speed" smallint',
  'CREATE INDEX "round_speed" ON "round" USING btree ("speed") WHERE "round"."speed" is not null',
]

/** Statements of a member's page on rounds, and a settled round, without the rows that they need. */
const READ = 'SELECT count(*) FROM round'
const WRITE = 'UPDATE round SET payout = payout WHERE id = 0'

async function waitsFor(client: pg.Client, query: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await client.query<{ query: string }>(
        "SELECT query FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      )
      return rows.some((row) => query.test(row.query))
    })
    .toBe(true)
}

const indexes = async (client: pg.Client) =>
  (
    await client.query<{ name: string; indisvalid: boolean }>(
      `SELECT relname AS name, indisvalid FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE relname ~ '^(upgrade_|round_won_game|round_speed)' ORDER BY 1`,
    )
  ).rows
const BUILT = [
  { name: 'round_speed', indisvalid: true },
  { name: 'round_won_game', indisvalid: true },
]

test('rounds are written while an upgrade builds indexes of them', async () => {
  const [slow, quick] = [await connect(), await connect()]
  await slow.query('BEGIN')
  await slow.query(WRITE)
  const upgraded = migrate(url, nextRelease(ADDS))
  await waitsFor(quick, /CREATE INDEX/)
  await quick.query("SET statement_timeout = '20s'")
  await quick.query(WRITE)
  await slow.query('COMMIT')
  await upgraded
  expect(await indexes(quick)).toEqual(BUILT)
  expect((await quick.query("SELECT to_regclass('round_won_game')::text AS name")).rows).toEqual([
    { name: 'round_won_game' },
  ])
})

test('rounds are read while an upgrade waits for a transaction that has read them', async () => {
  const [report, quick] = [await connect(), await connect()]
  await report.query('BEGIN')
  await report.query(READ)
  const upgraded = migrate(url, nextRelease(ADDS))
  await waitsFor(quick, /DROP INDEX|ALTER TABLE/)
  await quick.query("SET statement_timeout = '20s'")
  await quick.query(READ)
  await report.query('COMMIT')
  await upgraded
  expect(await indexes(quick)).toEqual(BUILT)
})

test('an upgrade killed while it built an index continues at the next start', async () => {
  const [slow, admin] = [await connect(), await connect()]
  await slow.query('BEGIN')
  await slow.query(WRITE)
  const killed = migrate(url, nextRelease(ADDS)).catch((error: unknown) => error)
  await waitsFor(admin, /CREATE INDEX/)
  await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ~ 'CREATE INDEX' AND pid <> pg_backend_pid()",
  )
  expect(await killed).toBeInstanceOf(Error)
  await slow.query('COMMIT')
  expect((await indexes(admin)).map(({ name }) => name)).toEqual([
    'round_won_game',
    expect.stringMatching(/^upgrade_[0-9a-f]{16}$/),
  ])
  await migrate(url, nextRelease(ADDS))
  expect(await indexes(admin)).toEqual(BUILT)
})
