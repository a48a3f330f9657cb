import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export interface Migrations {
  /** Folder that drizzle-kit writes. */
  folder: string
  /** Schema of the table that records which of them have run. */
  schema: string
}

/** Advisory lock key; serialises concurrent starts. */
const MIGRATION_LOCK = 7_529_001

/** Brings the tables of the database at `url` up to date; does nothing when they are. */
export async function runMigrations(url: string, { folder, schema }: Migrations): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    // A session lock: it ends with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema: schema })
  } finally {
    await client.end()
  }
}

/** Drops schemas with everything in them. */
export async function dropSchemas(url: string, schemas: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    for (const schema of schemas) await client.query(`DROP SCHEMA IF EXISTS ${client.escapeIdentifier(schema)} CASCADE`)
  } finally {
    await client.end()
  }
}
