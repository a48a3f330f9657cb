import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { getViewReader } from '@playhouse/postgres/views.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'

const SCRAM_ITERATIONS = 4_096
/** Set by the posting functions, which only a role that may set it can define. */
const POSTING_PARAMETER = '"ledger.posting"'
/** The first version whose locales need none of the machine. */
const BUILTIN_LOCALES = 17

/** Database and role of a brand, which have the same name. */
export const getDatabaseName = (code: string): string => `playhouse_${code.replaceAll('-', '_')}`

export function databaseAt(adminUrl: string, name: string): string {
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
}

export function brandUrl(adminUrl: string, name: string, password: string): string {
  return Object.assign(new URL(databaseAt(adminUrl, name)), { username: name, password }).href
}

export const isSameServer = (one: string, other: string): boolean =>
  new URL(one).host === new URL(other).host && new URL(one).search === new URL(other).search

/** A PostgreSQL server as its administrator, who is a superuser or may create databases and roles. */
export class AdminServer {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  /** Runs `work` while no other command makes or removes a brand on the server. @throws Error if another one does */
  static async with<T>(adminUrl: string, work: (server: AdminServer) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
    await client.connect()
    try {
      const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
        ADVISORY_LOCKS.brand,
      ])
      if (!rows[0]?.locked) throw new Error('Another command makes or removes a brand on this server.')
      return await work(new AdminServer(client))
    } finally {
      await client.end()
    }
  }

  async version(): Promise<number> {
    const { rows } = await this.#client.query<{ version: string }>(
      `SELECT current_setting('server_version_num') AS version`,
    )
    return Math.floor(Number(rows[0]?.version) / 10_000)
  }

  async hasRole(name: string): Promise<boolean> {
    return this.#has('SELECT FROM pg_roles WHERE rolname = $1', name)
  }

  async hasDatabase(name: string): Promise<boolean> {
    return this.#has('SELECT FROM pg_database WHERE datname = $1', name)
  }

  async sessions(name: string): Promise<number> {
    const { rows } = await this.#client.query<{ count: bigint }>(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`,
      [name],
    )
    return Number(rows[0]?.count)
  }

  /** Creates a role that may log in and define the posting functions. */
  async createRole(name: string, password: string): Promise<void> {
    const role = this.#client.escapeIdentifier(name)
    await this.#client.query('BEGIN')
    await this.#client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${this.#client.escapeLiteral(getVerifier(password))}`)
    await this.#client.query(`GRANT SET ON PARAMETER ${POSTING_PARAMETER} TO ${role}`)
    const { rows } = await this.#client.query<{ isSuper: boolean }>(
      'SELECT rolsuper AS "isSuper" FROM pg_roles WHERE rolname = current_user',
    )
    // Only a member may make a database of the role, and read or drop it.
    if (!rows[0]?.isSuper) await this.#client.query(`GRANT ${role} TO CURRENT_USER`)
    await this.#client.query('COMMIT')
  }

  /** Creates an empty database that only its owner's role may connect to. */
  async createDatabase(name: string): Promise<void> {
    const [database, version] = [this.#client.escapeIdentifier(name), await this.version()]
    const locale =
      version >= BUILTIN_LOCALES ? `LOCALE 'C' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8'` : `LOCALE 'C.UTF-8'`
    await this.#client.query(
      `CREATE DATABASE ${database} OWNER ${database} TEMPLATE template0 ENCODING 'UTF8' ${locale}`,
    )
    await this.closeToOthers(name)
  }

  async closeToOthers(name: string): Promise<void> {
    await this.#client.query(`REVOKE ALL ON DATABASE ${this.#client.escapeIdentifier(name)} FROM PUBLIC`)
  }

  async allowLogIn(name: string, isAllowed: boolean): Promise<void> {
    await this.#client.query(`ALTER ROLE ${this.#client.escapeIdentifier(name)} ${isAllowed ? 'LOGIN' : 'NOLOGIN'}`)
  }

  /** Drops a database that nobody uses, its role, and the one that reads its views. */
  async drop(name: string): Promise<void> {
    const role = this.#client.escapeIdentifier(name)
    await this.#client.query(`DROP DATABASE IF EXISTS ${role}`)
    await this.#client.query(`DROP ROLE IF EXISTS ${this.#client.escapeIdentifier(getViewReader(name))}`)
    if (!(await this.hasRole(name))) return
    await this.#client.query(`REVOKE SET ON PARAMETER ${POSTING_PARAMETER} FROM ${role}`)
    await this.#client.query(`DROP ROLE ${role}`)
  }

  async #has(statement: string, name: string): Promise<boolean> {
    return (await this.#client.query(statement, [name])).rowCount !== 0
  }
}

/** The stored verifier of a password (RFC 5802), so that the server's log of statements never has the password itself. */
export function getVerifier(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${SCRAM_ITERATIONS}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`
}
