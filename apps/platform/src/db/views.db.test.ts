import { openDatabase } from '@playhouse/postgres/database.ts'
import { migrate } from '@playhouse/postgres/migrate.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { RESERVE_FUNCTIONS } from '@playhouse/postgres/views.ts'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { endLongReports } from '../jobs/end-long-reports.ts'
import { migrateDatabase, VIEWS } from './migrate.ts'
import { nextRelease, removeReleases } from './next-release.fixture.ts'
import { makeReportingRole } from './reporting-role.ts'

const ROOT = new URL('../../../../', import.meta.url)

/** Functions that read, compute, or do nothing but in an upgrade of the server. */
const READING_FUNCTIONS = [
  '^(binary_upgrade_|pg_(stat_get|get|last|current|control|lock|is|wal|xact|partition|available|jit|isolation)_|random|uuidv|gen_random|array_s|ts_|dsnowball)',
  '(_size|handler|validat\\w*|_version|_status|_usage|_pids|_timestamp|currval|lastval|current_query|xml\\w*|timeofday|system|bernoulli|pg_prepared_xact|pg_sequence_last_value)$',
].join('|')
/** Those that change something: of the session, or with rights to a table, a sequence or a role that the role does not have. */
const CHANGING_FUNCTIONS: readonly string[] =
  `brin_desummarize_range brin_summarize_new_values brin_summarize_range currtid2 gin_clean_pending_list loread nextval pg_cancel_backend
  pg_clear_attribute_stats pg_clear_relation_stats pg_copy_logical_replication_slot pg_copy_physical_replication_slot
  pg_create_logical_replication_slot pg_create_physical_replication_slot pg_drop_replication_slot pg_export_snapshot pg_extension_config_dump
  pg_import_system_collations pg_logical_slot_get_binary_changes pg_logical_slot_get_changes pg_logical_slot_peek_binary_changes
  pg_logical_slot_peek_changes pg_nextoid pg_replication_slot_advance pg_restore_attribute_stats pg_restore_relation_stats pg_sleep
  pg_sleep_for pg_sleep_until pg_stat_clear_snapshot pg_stat_force_next_flush pg_stop_making_pinned_objects pg_sync_replication_slots
  pg_terminate_backend set_config setseed setval`.split(/\s+/)

let url: string
let drop: () => Promise<void>
let owner: pg.Client
let role: string
let readerUrl: string
let reader: pg.Client
beforeAll(async () => {
  ;({ url, drop } = await scratchDatabase({ template: 'world' }))
  owner = await connect(url)
  // The seeded world has no draw that is to come.
  await owner.query(
    `UPDATE lottery_draw SET settled_at = NULL, next_action_at = now() + interval '1 hour'
    WHERE id = (SELECT draw_id FROM lottery_entry WHERE NOT demo AND cancelled_at IS NULL LIMIT 1)`,
  )
  // A world of few days may have no sign of harm.
  await owner.query(
    `INSERT INTO intervention (member_id, reason, kind, moment, state, ended_at)
    SELECT min(member_id), 'NIGHT_PLAY', 'HELP', 'NEXT_PAGE', 'IGNORED', now() FROM member_day`,
  )
  const made = await makeReportingRole(url)
  role = made.name
  readerUrl = Object.assign(new URL(url), { username: made.name, password: made.password }).href
  reader = await connect(readerUrl)
})
afterAll(async () => {
  await reader.end()
  await owner.end()
  await drop()
  removeReleases()
})

async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return client
}

interface Column {
  view: string
  description: string | null
  column: string
  type: string
  meaning: string | null
}

async function describeViews() {
  const { rows } = await owner.query<Column>(
    `SELECT relname AS view, obj_description(pg_class.oid) AS description, attname AS column, format_type(atttypid, atttypmod) AS type,
      col_description(pg_class.oid, attnum) AS meaning
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0
    WHERE relnamespace = $1::regnamespace ORDER BY relname, attnum`,
    [VIEWS.schema],
  )
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ view }) => view)].map(([view, columns]) => [
      view,
      {
        description: columns[0]?.description,
        columns: Object.fromEntries(
          columns.map(({ column, type, meaning }) => [column, { type, description: meaning }]),
        ),
      },
    ]),
  )
}

const files = globSync('*.sql', { cwd: VIEWS.folder }).map((path) => basename(path, '.sql'))

describe('the views for reports', () => {
  test('are those of the files, each with a description of itself and of every column', async () => {
    const views = await describeViews()
    expect(Object.keys(views)).toEqual(files.toSorted())
    const columns = Object.entries(views).flatMap(([name, view]) =>
      Object.entries(view.columns).map(([column, { description }]) => [`${name}.${column}`, description] as const),
    )
    expect(columns.length).toBeGreaterThan(80)
    expect(columns.filter(([, description]) => !description)).toEqual([])
    expect(Object.values(views).filter(({ description }) => !description)).toEqual([])
  })

  test('are as packages/schema/reporting.json describes them, from which docs and breaks follow', async () => {
    const described = `${JSON.stringify(await describeViews(), null, 2)}\n`
    await expect(described).toMatchFileSnapshot(new URL('packages/schema/reporting.json', ROOT).pathname)
  })

  test('say in which unit every amount and duration is', async () => {
    const amounts = Object.entries(await describeViews()).flatMap(([name, { columns }]) =>
      Object.entries(columns)
        .filter(
          ([column, { type }]) => type.startsWith('numeric') || type === 'double precision' || /seconds/.test(column),
        )
        .filter(([, { description }]) => !/currency|percent|[Ss]econds/.test(description ?? ''))
        .map(([column]) => `${name}.${column}`),
    )
    expect(amounts).toEqual([])
  })

  test('name no member: agents by number, players by another number', async () => {
    const personal = Object.entries(await describeViews()).flatMap(([name, { columns }]) =>
      Object.keys(columns)
        .filter((column) => /member_id|username|nickname|name$|mobile|email|contact|account|card/.test(column))
        .map((column) => `${name}.${column}`),
    )
    expect(personal).toEqual(['game_days.vendor_name'])
  })

  test('are recreated by a migration that changes the tables they read', async () => {
    const scratch = await scratchDatabase()
    const sources = nextRelease(['ALTER TABLE member_day ALTER COLUMN rounds TYPE bigint'])
    await migrate(scratch.url, sources)
    const client = await connect(scratch.url)
    const { rows } = await client.query(
      `SELECT count(*)::integer AS views FROM pg_views WHERE schemaname = 'reporting'`,
    )
    await client.end()
    await scratch.drop()
    expect(rows).toEqual([{ views: files.length }])
  })
})

describe('the role for reports', () => {
  test('reads every view', async () => {
    for (const view of files)
      expect((await reader.query(`SELECT * FROM reporting.${view} LIMIT 1`)).rowCount, view).toBe(1)
  })

  test('shows times in the brand’s time zone', async () => {
    expect((await reader.query(`SHOW timezone`)).rows).toEqual([{ TimeZone: BRAND_TIME_ZONE }])
    const manifest = readFileSync(new URL('deploy/kubernetes/base/database.yaml', ROOT), 'utf8')
    expect(manifest).toContain(`ALTER ROLE playhouse_reporting SET timezone = '${BRAND_TIME_ZONE}'`)
  })

  test('cannot tell whose days a player’s are', async () => {
    const { rows } = await owner.query<{ players: number; members: number; plain: number }>(
      `SELECT (SELECT count(DISTINCT player)::integer FROM reporting.player_days) AS players,
        (SELECT count(DISTINCT member_id)::integer FROM member_day) AS members,
        (SELECT count(*)::integer FROM reporting.player_days JOIN member ON member.id = player) AS plain`,
    )
    expect(rows[0]?.players).toBeGreaterThan(0)
    expect(rows[0]).toMatchObject({ members: rows[0]?.players, plain: 0 })
    await expect(reader.query('SELECT secret FROM verification_key')).rejects.toThrow('permission denied')
  })

  test('is refused every table of the platform', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    expect(rows.length).toBeGreaterThan(100)
    const readable: string[] = []
    for (const { name } of rows)
      await reader.query(`SELECT FROM ${name} LIMIT 1`).then(
        () => readable.push(name),
        (error: pg.DatabaseError) => expect(error.code, name).toBe('42501'),
      )
    expect(readable).toEqual([])
  })

  test.each([
    ['a write through a view', 'UPDATE reporting.house_days SET rounds = 0'],
    ['a table', 'CREATE TABLE reporting.mine (id integer)'],
    ['a table in public', 'CREATE TABLE public.mine (id integer)'],
    ['a temporary table', 'CREATE TEMPORARY TABLE mine (id integer)'],
    ['a schema', 'CREATE SCHEMA mine'],
    ['a role', 'CREATE ROLE mine'],
    ['money', `SELECT post_demo_credit(1, 10000, 'k', ''::bytea, null)`],
    ['a file of the server', `SELECT pg_read_file('/etc/passwd')`],
    ['a program of the server', `COPY (SELECT 1) TO PROGRAM 'cat'`],
    ['the role of the platform', `SET ROLE ${'postgres'}`],
    ['a lock for which registrations wait', 'SELECT pg_advisory_lock(1)'],
    ['a lock of its transaction', 'SELECT pg_try_advisory_xact_lock_shared(1, 2)'],
    ['a large object', `SELECT lo_from_bytea(0, 'x')`],
    ['a message in the write-ahead log', `SELECT pg_logical_emit_message(false, 'x', 'x')`],
    ['a notification by a function', `SELECT pg_notify('x', 'x')`],
  ])('is refused %s, also when it turns off that it only reads', async (_, statement) => {
    await reader.query('SET default_transaction_read_only = off')
    await expect(reader.query(statement)).rejects.toThrow(/permission denied|must be superuser|cannot update view/)
  })

  test('may call no function of the server that changes what others see, except those listed', async () => {
    const { rows } = await reader.query<{ name: string }>(
      `SELECT DISTINCT proname AS name FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace AND provolatile = 'v' AND prokind = 'f' AND prorettype <> 'trigger'::regtype
        AND has_function_privilege(oid, 'EXECUTE') AND proname !~ '${READING_FUNCTIONS}' ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(CHANGING_FUNCTIONS)
  })

  test('leaves those functions to the owner of the database, who is no superuser', async () => {
    const owned = await scratchDatabase({ template: 'empty' })
    const admin = await connect(owned.url)
    const database = admin.escapeIdentifier(new URL(owned.url).pathname.slice(1))
    await admin.query(`CREATE ROLE ${role}_owner LOGIN PASSWORD 'own'`)
    await admin.query(`ALTER DATABASE ${database} OWNER TO ${role}_owner`)
    await makeReportingRole(owned.url)
    const plain = await connect(Object.assign(new URL(owned.url), { username: `${role}_owner`, password: 'own' }).href)
    const { rows } = await plain.query('SELECT pg_try_advisory_lock(1) AS locked, pg_advisory_unlock(1) AS unlocked')
    expect(rows).toEqual([{ locked: true, unlocked: true }])
    await plain.end()
    await admin.end()
    await owned.drop()
    await owner.query(`DROP ROLE ${role}_owner`)
  })

  test('keeps no transaction open for longer than its limit, whatever timeouts it sets', async () => {
    const idle = await connect(readerUrl)
    idle.on('error', () => {})
    const ended = new Promise<void>((resolve) => void idle.once('end', resolve))
    await idle.query('SET statement_timeout = 0')
    await idle.query('BEGIN')
    await idle.query('SELECT FROM reporting.house_days LIMIT 1')
    await owner.query(`CREATE ROLE ${role}_other LOGIN PASSWORD 'other'`)
    const own = openDatabase(url, { max: 1 })
    const other = openDatabase(Object.assign(new URL(url), { username: `${role}_other`, password: 'other' }).href, {
      max: 1,
    })
    expect(await endLongReports(own)).toBe(0)
    expect(await endLongReports(other, 0)).toBe(0)
    await owner.query(`GRANT ${role} TO ${role}_other`)
    expect(await endLongReports(other, 0)).toBe(1)
    await ended
    await own.$client.end()
    await other.$client.end()
    await owner.query(`DROP ROLE ${role}_other`)
  })

  test('has no such functions in Kubernetes either', () => {
    const manifest = readFileSync(new URL('deploy/kubernetes/base/database.yaml', ROOT), 'utf8')
    expect(manifest.replaceAll(/\s+/g, ' ')).toContain(RESERVE_FUNCTIONS.replaceAll(/\s+/g, ' '))
  })

  test('cannot log in to another brand’s database that is closed to others', async () => {
    const other = await scratchDatabase()
    const client = await connect(other.url)
    await client.query(`REVOKE ALL ON DATABASE ${new URL(other.url).pathname.slice(1)} FROM PUBLIC`)
    const address = Object.assign(new URL(other.url), { username: role, password: reader.password ?? '' }).href
    await expect(connect(address)).rejects.toThrow('permission denied for database')
    await client.end()
    await other.drop()
  })

  test('reads a view that a later release adds, and gets a new password when it is made again', async () => {
    await owner.query('REVOKE SELECT ON reporting.house_days FROM PUBLIC')
    await owner.query(`REVOKE SELECT ON reporting.house_days FROM ${role}`)
    await expect(reader.query('SELECT FROM reporting.house_days')).rejects.toThrow('permission denied')
    await migrateDatabase(url)
    await reader.query('SELECT FROM reporting.house_days LIMIT 1')
    const again = await makeReportingRole(url)
    expect(again.name).toBe(role)
    const old = Object.assign(new URL(url), { username: role, password: reader.password ?? '' }).href
    await expect(connect(old)).rejects.toThrow('password authentication failed')
    const client = await connect(Object.assign(new URL(url), { username: role, password: again.password }).href)
    await client.end()
  })

  test('cannot be created by a role without the right, which reads how to get it', async () => {
    await owner.query(`CREATE ROLE ${role}_plain LOGIN PASSWORD 'plain'`)
    const plain = Object.assign(new URL(url), { username: `${role}_plain`, password: 'plain' }).href
    await expect(makeReportingRole(plain)).rejects.toThrow(/an administrator of the server run CREATE ROLE/)
    await owner.query(`DROP ROLE ${role}_plain`)
  })
})

test('every query of docs/reporting.md runs with that role and finds something', async () => {
  const page = readFileSync(new URL('docs/reporting.md', ROOT), 'utf8')
  const queries = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query)
  expect(queries.length).toBeGreaterThan(10)
  const read = new Set(
    queries.flatMap((query) => [...query.matchAll(/reporting\.(\w+)/g)].map(([, view = '']) => view)),
  )
  expect([...read].toSorted()).toEqual(files.toSorted())
  for (const query of queries) {
    // The clock of tests replaces functions alone.
    const { rowCount } = await reader.query(query.replaceAll('current_date', 'now()::date'))
    expect(rowCount, query).toBeGreaterThan(0)
  }
})

test('every panel of the dashboard of the business runs with that role', async () => {
  const { panels } = JSON.parse(readFileSync(new URL('deploy/grafana/business.json', ROOT), 'utf8')) as {
    panels: { title: string; targets: { rawSql: string }[] }[]
  }
  expect(panels.length).toBeGreaterThan(5)
  for (const { title, targets } of panels)
    for (const { rawSql } of targets) {
      const query = rawSql
        .replaceAll('$__timeFrom()', `'2000-01-01T00:00:00Z'`)
        .replaceAll('$__timeTo()', `'2999-01-01T00:00:00Z'`)
      expect((await reader.query(query)).rowCount, title).toBeGreaterThan(0)
    }
})
