import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { applyFunctions } from './functions.ts'

export interface Sources {
  /** drizzle-kit's output folder. */
  migrations: string
  /** Folder of the SQL functions, if there are any. */
  functions?: string
  /** Schema of the tables of what was applied. */
  schema: string
}

/** Advisory lock key; serialises concurrent starts. */
const MIGRATION_LOCK = 7_529_001

/**
 * Brings a database up to date in one transaction: pending migrations, then changed functions, then the statements of those migrations
 * that begin with `-- after functions`.
 * @throws Error if the database was made by migrations that exist no more
 */
export async function migrate(url: string, { migrations, functions, schema }: Sources): Promise<void> {
  await alone(url, async (client) => {
    const inSchema = client.escapeIdentifier(schema)
    // The table as drizzle-orm's migrator makes it, whose records older databases have.
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${inSchema}`)
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${inSchema}.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    )
    const all = readMigrationFiles({ migrationsFolder: migrations })
    const last = await lastApplied(client, inSchema)
    // A newer version has migrated the database: its functions stay.
    if (last > (all.at(-1)?.folderMillis ?? 0)) return
    const pending = all.filter(({ folderMillis }) => folderMillis > last)
    // Migrations between two releases are squashed when the second one is made.
    if (last > 0 && !all.some(({ folderMillis }) => folderMillis === last)) throw new Error(betweenReleases(last))
    const statements = pending.flatMap(({ sql }) => sql)
    for (const statement of statements.filter((text) => !isAfterFunctions(text))) await client.query(statement)
    for (const { hash, folderMillis } of pending)
      await client.query(`INSERT INTO ${inSchema}.__drizzle_migrations (hash, created_at) VALUES ($1, $2)`, [
        hash,
        folderMillis,
      ])
    if (functions !== undefined) await applyFunctions(client, functions, inSchema)
    for (const statement of statements.filter(isAfterFunctions)) await client.query(statement)
  })
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

/** Drops schemas with everything in them. */
export async function dropSchemas(url: string, schemas: readonly string[]): Promise<void> {
  await alone(url, async (client) => {
    for (const schema of schemas) await client.query(`DROP SCHEMA IF EXISTS ${client.escapeIdentifier(schema)} CASCADE`)
    // Every database has it.
    if (schemas.includes('public')) await client.query('CREATE SCHEMA public')
  })
}

/** Runs `work` in a transaction, while no other program migrates the database. */
async function alone(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    // A session lock, taken before the transaction, so that it sees what the one before has committed. Released with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('BEGIN')
    await work(client)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
