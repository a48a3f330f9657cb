import { readMigrationFiles } from 'drizzle-orm/migrator'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findSqlState } from './database.ts'
import { applyFunctions, areFunctionsStale } from './functions.ts'
import { areViewsStale, createViews, dropViews, letReaderRead, type ViewSources } from './views.ts'

export interface Sources {
  /** drizzle-kit's output folder. */
  migrations: string
  /** Folder of the SQL functions, if there are any. */
  functions?: string
  /** Views over the tables, if there are any. */
  views?: ViewSources
  /** Schema of the tables of what was applied. */
  schema: string
}

/** Advisory lock key; serialises concurrent starts. */
export const MIGRATION_LOCK = 7_529_001

/**
 * Everybody else who uses a table waits behind a statement that waits for its lock. Below PostgreSQL's `deadlock_timeout` of a second, after
 * which it would end one of the two, perhaps a bet.
 */
const LOCK_TIMEOUT = '400ms'
/** A lock was not free in time, or two would have waited for each other. */
const TRY_AGAIN = new Set(['55P03', '40P01'])
/** An upgrade looks for a moment without long transactions for this long. */
const GIVE_UP_AFTER_MS = 10 * 60_000

/**
 * Brings a database up to date while others use it: first the indexes of pending migrations, concurrently; then in one transaction, whose
 * statements wait only briefly for locks, the migrations, changed functions, the statements of those migrations that begin with
 * `-- after functions`, and the views; last the indexes of columns that the migrations have added.
 * @throws Error if the database was made by migrations that exist no more, or if a table is never free for a moment
 */
export async function migrate(url: string, { migrations, functions, views, schema }: Sources): Promise<void> {
  await alone(url, async (client) => {
    const inSchema = client.escapeIdentifier(schema)
    await createJournal(client, inSchema)
    const all = readMigrationFiles({ migrationsFolder: migrations })
    const last = await lastApplied(client, inSchema)
    // A newer version has migrated the database: its functions stay.
    if (last > (all.at(-1)?.folderMillis ?? 0)) return
    // Migrations between two releases are squashed when the second one is made.
    if (last > 0 && !all.some(({ folderMillis }) => folderMillis === last)) throw new Error(betweenReleases(last))
    const pending = all.filter(({ folderMillis }) => folderMillis > last)
    const statements = withoutDroppedIndexes(pending.flatMap(({ sql }) => sql))
    const indexes = last > 0 ? await buildAhead(client, statements) : new Map<string, IndexState>()
    await inShortTransaction(client, async () => {
      const remakes =
        views !== undefined &&
        ((await areViewsStale(client, views, inSchema)) ||
          pending.length > 0 ||
          (functions !== undefined && (await areFunctionsStale(client, functions, inSchema))))
      if (remakes) await dropViews(client, views)
      for (const statement of statements.filter((text) => !isAfterFunctions(text)))
        await apply(client, statement, indexes.get(statement), inSchema)
      for (const { hash, folderMillis } of pending)
        await client.query(`INSERT INTO ${inSchema}.__drizzle_migrations (hash, created_at) VALUES ($1, $2)`, [
          hash,
          folderMillis,
        ])
      if (functions !== undefined) await applyFunctions(client, functions, inSchema)
      for (const statement of statements.filter(isAfterFunctions)) await client.query(statement)
      if (remakes) await createViews(client, views, inSchema)
      if (views) await letReaderRead(client, views)
    })
    await buildLate(client, inSchema)
  })
}

/** The first table is as drizzle-orm's migrator makes it, whose records older databases have. */
async function createJournal(client: pg.Client, inSchema: string): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${inSchema}`)
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${inSchema}.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  // Indexes that a migration has left to be built.
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${inSchema}.late_index (name text PRIMARY KEY, statement text NOT NULL)`,
  )
}

const isAfterFunctions = (statement: string) => statement.trimStart().startsWith('-- after functions')

/** Time of the last migration that was applied; 0 if none was. */
async function lastApplied(client: pg.Client, inSchema: string): Promise<number> {
  const { rows } = await client.query<{ last: string | bigint | null }>(
    `SELECT max(created_at) AS last FROM ${inSchema}.__drizzle_migrations`,
  )
  return Number(rows[0]?.last ?? 0)
}

const betweenReleases = (last: number) =>
  `The database was last migrated by a version between two releases (${new Date(last).toISOString()}), from which no migration leads on. ` +
  'Restore a backup of a release; a demo is made again after `reset`.'

/** A `CREATE INDEX` as drizzle-kit writes it. */
const INDEX = /^((?:\s*--[^\n]*\n)*\s*CREATE (UNIQUE )?INDEX )"([^"]+)"( ON (?:"public"\.)?"([^"]+)".*)$/s

const DROP_INDEX = /^(?:\s*--[^\n]*\n)*\s*DROP INDEX "([^"]+)";?\s*$/

/** An index that a later migration drops is not built at all: it may be one that is built last. */
function withoutDroppedIndexes(statements: readonly string[]): string[] {
  const left: string[] = []
  for (const statement of statements) {
    const name = DROP_INDEX.exec(statement)?.[1]
    const made = name === undefined ? -1 : left.findLastIndex((other) => INDEX.exec(other)?.[3] === name)
    if (made === -1) left.push(statement)
    else left.splice(made, 1)
  }
  return left
}

/** `ahead`: under the name of {@link aheadName}. `late`: to be built once its columns are there. */
type IndexState = 'ahead' | 'late'

/** Errors of an index on something that the migrations have yet to add: a column, table, function or type. */
const UNDEFINED = new Set(['42703', '42P01', '42883', '42704'])
/** Partitioned tables have no concurrent builds. */
const NOT_SUPPORTED = '0A000'

/** Builds the indexes of existing tables beside their use, under other names: an index of the same name may still be there. */
async function buildAhead(client: pg.Client, statements: readonly string[]): Promise<Map<string, IndexState>> {
  const states = new Map<string, IndexState>()
  await dropLeftOvers(client, new Set(statements.map(aheadName)))
  for (const statement of statements) {
    const [, start, unique, , rest, table] = INDEX.exec(statement) ?? []
    if (!table) continue
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS exists', [
      client.escapeIdentifier(table),
    ])
    if (!(rows as { exists: boolean }[])[0]?.exists) continue
    const name = aheadName(statement)
    try {
      await build(client, name, `${start}CONCURRENTLY ${client.escapeIdentifier(name)}${rest}`)
      states.set(statement, 'ahead')
    } catch (error) {
      const state = findSqlState(error)
      // Functions may rely on a unique index as soon as they are there.
      if (state && UNDEFINED.has(state) && !unique) states.set(statement, 'late')
      else if (!state || !(UNDEFINED.has(state) || state === NOT_SUPPORTED)) throw error
    }
  }
  return states
}

const aheadName = (statement: string) => `upgrade_${createHash('sha256').update(statement).digest('hex').slice(0, 16)}`

/** Drops what an interrupted upgrade built for statements that exist no more. */
async function dropLeftOvers(client: pg.Client, wanted: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'i' AND relname ~ '^upgrade_[0-9a-f]{16}$' AND pg_table_is_visible(oid)`,
  )
  for (const { name } of rows.filter((row) => !wanted.has(row.name)))
    await client.query(`DROP INDEX CONCURRENTLY ${client.escapeIdentifier(name)}`)
}

/** Builds an index unless it is there; an interrupted build has left an invalid one. */
async function build(client: pg.Client, name: string, statement: string): Promise<void> {
  const quoted = client.escapeIdentifier(name)
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [quoted],
  )
  if (rows[0]?.indisvalid) return
  if (rows[0]) await client.query(`DROP INDEX CONCURRENTLY ${quoted}`)
  try {
    await client.query(statement)
  } catch (error) {
    // Without a connection the next start drops it.
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${quoted}`).catch(() => {})
    throw error
  }
}

async function apply(
  client: pg.Client,
  statement: string,
  index: IndexState | undefined,
  inSchema: string,
): Promise<void> {
  const name = INDEX.exec(statement)?.[3]
  if (!index || !name) await client.query(statement)
  else if (index === 'ahead')
    await client.query(`ALTER INDEX ${aheadName(statement)} RENAME TO ${client.escapeIdentifier(name)}`)
  else await client.query(`INSERT INTO ${inSchema}.late_index (name, statement) VALUES ($1, $2)`, [name, statement])
}

/** Builds the recorded indexes, also those of an upgrade that was interrupted before. */
async function buildLate(client: pg.Client, inSchema: string): Promise<void> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `SELECT name, statement FROM ${inSchema}.late_index`,
  )
  for (const { name, statement } of rows) {
    const [, start, , , rest] = INDEX.exec(statement) ?? []
    await build(client, name, `${start}CONCURRENTLY ${client.escapeIdentifier(name)}${rest}`)
    await client.query(`DELETE FROM ${inSchema}.late_index WHERE name = $1`, [name])
  }
}

/** Runs `work` in a transaction, again and again until its statements get their locks at once. */
async function inShortTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('BEGIN')
      await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
      await work()
      await client.query('COMMIT')
      return
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      if (!TRY_AGAIN.has(findSqlState(error) ?? '') || Date.now() > giveUpAt) throw error
      await pause(Math.min(5_000, 200 * attempt) * (0.5 + Math.random()))
    }
  }
}

/** Drops schemas with everything in them. */
export async function dropSchemas(url: string, schemas: readonly string[]): Promise<void> {
  await alone(url, async (client) => {
    await client.query('BEGIN')
    for (const schema of schemas) await client.query(`DROP SCHEMA IF EXISTS ${client.escapeIdentifier(schema)} CASCADE`)
    // Every database has it.
    if (schemas.includes('public')) await client.query('CREATE SCHEMA public')
    await client.query('COMMIT')
  })
}

/** Runs `work` while no other program migrates the database. */
async function alone(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A lost connection fails the statement.
  client.on('error', () => {})
  await client.connect()
  try {
    // A session lock, released with the connection. Asked for again and again: a concurrent build waits for statements that wait.
    while (!(await tryLock(client))) await pause(200)
    await work(client)
  } finally {
    await client.end()
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    MIGRATION_LOCK,
  ])
  return rows[0]?.locked ?? false
}
