import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'

/** Views that other programs read: one file each, of the view's name, in a schema that has nothing else. */
export interface ViewSources {
  folder: string
  schema: string
}

/** A role that may log in and read the views of a database is named after the database. */
export const getViewReader = (database: string): string => `${database}_reporting`

/** A report that runs for longer is ended, so that an upgrade, which replaces the views, never waits for it for long. */
export const REPORT_SECONDS = 60

function readViews({ folder }: ViewSources): { name: string; sql: string }[] {
  const paths = globSync('*.sql', { cwd: folder }).toSorted()
  return paths.map((path) => ({ name: basename(path, '.sql'), sql: readFileSync(join(folder, path), 'utf8') }))
}

const computeChecksum = (sources: ViewSources) =>
  createHash('sha256')
    .update(JSON.stringify(readViews(sources)))
    .digest('hex')

/** Whether the views are those of other files. */
export async function areViewsStale(client: pg.Client, sources: ViewSources, inSchema: string): Promise<boolean> {
  await client.query(`CREATE TABLE IF NOT EXISTS ${inSchema}.sql_view (checksum text NOT NULL)`)
  const { rows } = await client.query<{ checksum: string }>(`SELECT checksum FROM ${inSchema}.sql_view`)
  return rows[0]?.checksum !== computeChecksum(sources)
}

/** Drops the views, because tables and functions that a view reads cannot be changed. */
export async function dropViews(client: pg.Client, { schema }: ViewSources): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT viewname AS name FROM pg_views WHERE schemaname = $1', [
    schema,
  ])
  const inViews = client.escapeIdentifier(schema)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => `${inViews}.${client.escapeIdentifier(name)}`)
  await client.query(`DROP VIEW ${names.join(', ')}`)
}

export async function createViews(client: pg.Client, sources: ViewSources, inSchema: string): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${client.escapeIdentifier(sources.schema)}`)
  for (const { name, sql } of readViews(sources)) {
    try {
      await client.query(sql)
    } catch (error) {
      throw new Error(`The view ${name} cannot be defined`, { cause: error })
    }
  }
  await client.query(`DELETE FROM ${inSchema}.sql_view`)
  await client.query(`INSERT INTO ${inSchema}.sql_view VALUES ($1)`, [computeChecksum(sources)])
}

/**
 * Leaves functions by which a reader would reach others to the database's owner: advisory locks, for which registrations wait, large objects, and
 * messages in the write-ahead log. Only a superuser may, as only it owns them.
 */
export const RESERVE_FUNCTIONS = `DO $$
DECLARE reserved regprocedure;
BEGIN
  FOR reserved IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
    AND proname ~ '^(pg_advisory_|pg_try_advisory_|pg_notify$|pg_logical_emit_message$|lo_|lowrite$)'
  LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', reserved);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %s', reserved,
      (SELECT datdba::regrole FROM pg_database WHERE datname = current_database()));
  END LOOP;
END $$`

/**
 * Lets the role that reads the views of this database read all of them, if there is one, and nobody but the owner make temporary tables or, where
 * this role may say so, use the functions of {@link RESERVE_FUNCTIONS}.
 */
export async function letReaderRead(client: pg.Client, { schema }: Pick<ViewSources, 'schema'>): Promise<void> {
  const { rows } = await client.query<{ database: string; reserves: boolean }>(
    `SELECT current_database() AS database, rolsuper AND has_function_privilege('public', 'pg_advisory_lock(bigint)', 'EXECUTE') AS reserves
    FROM pg_roles WHERE rolname = current_user`,
  )
  const [{ database, reserves } = { database: '', reserves: false }] = rows
  const reader = getViewReader(database)
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [reader])
  if (rowCount === 0) return
  if (reserves) await client.query(RESERVE_FUNCTIONS)
  const { rows: lacking } = await client.query(
    `SELECT FROM pg_roles WHERE rolname = $1 AND (NOT has_schema_privilege(rolname, $2, 'USAGE')
      OR NOT has_database_privilege(rolname, current_database(), 'CONNECT') OR has_database_privilege(rolname, current_database(), 'TEMPORARY')
      OR EXISTS (SELECT FROM pg_class WHERE relnamespace = $2::regnamespace AND relkind = 'v' AND NOT has_table_privilege(rolname, oid, 'SELECT')))`,
    [reader, schema],
  )
  if (lacking.length === 0) return
  const [role, inViews, all] = [reader, schema, database].map((name) => client.escapeIdentifier(name))
  await client.query(`GRANT CONNECT ON DATABASE ${all} TO ${role}`)
  await client.query(`REVOKE TEMPORARY ON DATABASE ${all} FROM PUBLIC`)
  await client.query(`GRANT USAGE ON SCHEMA ${inViews} TO ${role}`)
  await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA ${inViews} TO ${role}`)
}
