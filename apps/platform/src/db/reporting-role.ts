import { getViewReader, letReaderRead, REPORT_SECONDS } from '@playhouse/postgres/views.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { getVerifier } from './cells/admin-server.ts'
import { VIEWS } from './migrate.ts'

const CONNECTIONS_MAX = 10

/**
 * Makes the role that reads the views of the database at `url`, or gives it a new password.
 * @throws Error if the role of `url` may not make roles
 */
export async function makeReportingRole(url: string): Promise<{ name: string; password: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ database: string; mayMake: boolean; exists: boolean }>(
      `SELECT current_database() AS database, rolsuper OR rolcreaterole AS "mayMake",
        EXISTS (SELECT FROM pg_roles WHERE rolname = current_database() || $1) AS exists
      FROM pg_roles WHERE rolname = current_user`,
      [getViewReader('')],
    )
    const [found] = rows
    const name = getViewReader(found?.database ?? '')
    const role = client.escapeIdentifier(name)
    if (!found?.mayMake)
      throw new Error(
        `The role of DATABASE_URL may not make roles. Let an administrator of the server run CREATE ROLE ${role} LOGIN PASSWORD '…', then run the command migrate, which lets the role read.`,
      )
    const password = randomBytes(24).toString('base64url')
    await client.query('BEGIN')
    if (!found.exists) await client.query(`CREATE ROLE ${role}`)
    await client.query(
      `ALTER ROLE ${role} LOGIN NOCREATEDB NOCREATEROLE NOINHERIT CONNECTION LIMIT ${CONNECTIONS_MAX} PASSWORD ${client.escapeLiteral(getVerifier(password))}`,
    )
    await client.query(`ALTER ROLE ${role} SET default_transaction_read_only = on`)
    await client.query(`ALTER ROLE ${role} SET statement_timeout = '${REPORT_SECONDS}s'`)
    await client.query(`ALTER ROLE ${role} SET timezone = ${client.escapeLiteral(BRAND_TIME_ZONE)}`)
    // Lets the platform end its sessions.
    await client.query(`GRANT ${role} TO CURRENT_USER`)
    await letReaderRead(client, VIEWS)
    await client.query('COMMIT')
    return { name, password }
  } finally {
    await client.end()
  }
}
