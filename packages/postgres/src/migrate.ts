import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export interface Migrations {
  /** drizzle-kit's output folder. */
  folder: string
  /** Schema of the table of applied migrations. */
  schema: string
}

/** Advisory lock key; serialises concurrent starts. */
const MIGRATION_LOCK = 7_529_001

/** Runs pending migrations. */
export async function runMigrations(url: string, { folder, schema }: Migrations): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    // A session lock: released with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema: schema })
  } finally {
    await client.end()
  }
}

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
