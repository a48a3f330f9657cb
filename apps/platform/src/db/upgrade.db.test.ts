import pg from 'pg'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { audit } from '../checks/audit.ts'
import { migrateDatabase, resetDatabase } from './migrate.ts'

/** A small world that release 0.2.0 made, with rounds, transfers and limits added by hand. */
const RELEASE = new URL('../../test/releases/0.2.0.sql.gz', import.meta.url)
/** Its world ends on 23 November 2026. */
const UPGRADED_AT = new Date('2026-11-24T03:05:00Z')

let url: string
let drop: () => Promise<void>
let client: pg.Client
let before: Awaited<ReturnType<typeof stored>>
beforeAll(async () => {
  ;({ url, drop } = await scratchDatabase({ at: UPGRADED_AT }))
  vi.useFakeTimers({ toFake: ['Date'], now: UPGRADED_AT })
  await resetDatabase(url)
  client = await connect(url)
  await client.query(gunzipSync(readFileSync(RELEASE)).toString())
  before = await stored()
  await migrateDatabase(url)
})
afterAll(async () => {
  vi.useRealTimers()
  await client.end()
  await drop()
})

test('an upgraded database has the schema of a new one', async () => {
  const fresh = await scratchDatabase()
  const other = await connect(fresh.url)
  const schema = await catalogue(other)
  await other.end()
  await fresh.drop()
  expect(await catalogue(client)).toEqual(schema)
})

test('an upgrade keeps members, balances, the journal, rounds and payments', async () => {
  expect(before).toMatchObject({ member: { rows: 60 }, withdrawal: { rows: 14 }, round: { rows: 450 } })
  expect(await stored()).toEqual(before)
})

test('every sum holds after an upgrade', async () => {
  const lines: string[] = []
  const sound = await audit(url, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([])
  expect(sound).toBe(true)
})

test('an upgrade converts values whose stored form has changed', async () => {
  const getRows = async (query: string) => (await client.query(query)).rows
  expect(await getRows('SELECT state, count(*)::integer FROM withdrawal GROUP BY 1')).toEqual([
    { state: 'RECEIVED', count: 14 },
  ])
  expect(
    await getRows('SELECT member_id, kind, period, value::text FROM member_limit ORDER BY member_id, period'),
  ).toEqual([
    { member_id: 28, kind: 'DEPOSIT', period: 'DAY', value: '2000000000' },
    { member_id: 29, kind: 'DEPOSIT', period: 'MONTH', value: '5000000000' },
  ])
  expect(await getRows('SELECT count(*)::integer FROM limit_change')).toEqual([{ count: 3 }])
  expect(await getRows(`SELECT member_id, series FROM rebate_rate`)).toEqual([{ member_id: 1, series: 1980 }])
  expect(await getRows(`SELECT count(*)::integer FROM member_rank`)).toEqual(
    await getRows('SELECT count(*)::integer FROM member WHERE rank > 0 AND kind <> 4'),
  )
  // The general agent is above all members.
  expect(await getRows('SELECT sum(team_turnover)::text AS turnover FROM team_day WHERE member_id = 1')).toEqual(
    await getRows('SELECT sum(turnover)::text AS turnover FROM member_day'),
  )
  expect(await getRows('SELECT account FROM release_0_2_0.vendor_account')).toContainEqual({ account: '28' })
})

test('an open round of before is settled by today’s functions', async () => {
  const { rows } = await client.query(
    `SELECT refusal, balance::text FROM wallet_credit('MRT', '11111111-1111-4111-8111-111111111111', 'tx-3', 'round-2', sha256('3'),
      50000000, true, '{}', NULL)`,
  )
  expect(rows).toEqual([{ refusal: null, balance: '21342000000' }])
})

test('refuses a database that was last migrated between two releases', async () => {
  const { rows } = await client.query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')
  await client.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1')
  await expect(migrateDatabase(url)).rejects.toThrow('between two releases')
  await client.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at + 1')
  expect((await client.query('SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations')).rows).toEqual(rows)
})

async function connect(databaseUrl: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: databaseUrl })
  await opened.connect()
  return opened
}

/** Count and checksum of the rows, of what both versions store in the same way. */
async function stored() {
  const columns = {
    member: 'id, username, kind, path, password_hash, rank, registered_at',
    ledger_account: 'id, member_id, code, currency, balance',
    ledger_transaction: 'id, member_id, type, idempotency_key, request_hash, reference, occurred_at',
    ledger_entry: 'member_id, transaction_id, line, account_id, amount, balance_after',
    member_day: 'member_id, day, deposit, withdrawal, turnover, payout, rounds',
    round: 'id, member_id, node_id, vendor_round_id, stake, payout, details, balance_after, settled_at',
    open_round: 'member_id, vendor_code, round_id, stake',
    deposit: 'id, member_id, amount, state, created_at',
    withdrawal: 'id, member_id, amount, requested_at, disbursed_at, transaction_id',
    wallet_transfer: 'id, member_id, vendor_code, direction, amount, state',
    jackpot_pot: '*',
    jackpot_feed: 'jackpot_id, member_id, transaction_id, amount',
    credited_payment: 'reference, member_id',
    session: 'token_hash, member_id',
    registration: 'member_id, kind, registered_at',
    favourite: 'member_id, node_id',
    referral_code: 'code, member_id',
    promotion_text: '*',
  }
  const sums: Record<string, { rows: number; checksum: string } | undefined> = {}
  for (const [table, names] of Object.entries(columns)) {
    // House accounts that are new have no balance and no entries.
    const where = table === 'ledger_account' ? `WHERE code NOT IN ('house:fees', 'house:adjustments')` : ''
    const { rows } = await client.query<{ rows: number; checksum: string }>(
      `SELECT count(*)::integer AS rows, md5(coalesce(string_agg(row::text, ' ' ORDER BY row::text), '')) AS checksum
      FROM (SELECT ${names} FROM ${table} ${where}) AS row`,
    )
    ;[sums[table]] = rows
  }
  return sums
}

/** Everything that the schema `public` consists of. Columns have no order: added ones come last. */
async function catalogue(of: pg.Client): Promise<string[]> {
  const { rows } = await of.query<{ line: string }>(`
    SELECT concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      pg_get_expr(adbin, adrelid)) AS line
    FROM pg_attribute JOIN pg_class class ON class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'c', 'v', 'm', 'p') AND attnum > 0 AND NOT attisdropped
    UNION ALL SELECT concat_ws(' ', relname, relkind, reloptions::text, relpersistence)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, contypid::regtype, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_indexdef(indexrelid)
    FROM pg_index JOIN pg_class ON oid = indexrelid WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', sequencename, data_type, start_value, increment_by, max_value)
    FROM pg_sequences WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL SELECT extname FROM pg_extension`)
  return rows.map(({ line }) => line).toSorted()
}
