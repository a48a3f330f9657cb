import { setTimeout as sleep } from 'node:timers/promises'

import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** A database over a pool; `$client` is the pool, and `$client.end()` closes it. */
export type Database = NodePgDatabase & { $client: pg.Pool }

/** A database transaction, as `withTransaction` hands it out; `$client` is its connection. */
export type Transaction = NodePgDatabase & { $client: pg.PoolClient }

// Drizzle asks the driver's own parsers for whatever it does not read itself, so they are set for the whole process.
// Integers of eight bytes carry money; a day has no time of day to be shifted by a time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export interface DatabaseOptions {
  /** Most connections at once; 10 when left out. */
  max?: number
  /** Milliseconds after which a statement is given up; 15,000 when left out, 0 is never. */
  statementTimeout?: number
}

/**
 * Opens the database at `url`; connects only when first asked. A connection must come within 5 s, and one that idles inside
 * a transaction for 10 s is closed by the server, so that a stuck request cannot hold a member's money locked.
 */
export function openDatabase(url: string, { max = 10, statementTimeout = 15_000 }: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    // pg closes them after ten seconds; on a busy machine a new one can take longer than a request should wait for it.
    idleTimeoutMillis: 10 * 60_000,
    allowExitOnIdle: true,
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'playhouse',
  })
  // An idle connection that the server closes is not an error of any request; the pool opens another one.
  pool.on('error', () => {})
  // A connection that breaks inside a transaction says so to whoever waits for a query, and once more as an event that ends the
  // process where nobody listens.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool, { casing: 'snake_case' })
}

const RETRIES = 3

/** serialization_failure and deadlock_detected: the server rolled back and says that the same again may succeed. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/**
 * Runs `work` in one database transaction (READ COMMITTED): all of it is kept, or nothing when it throws. After a deadlock
 * or a serialization failure it is run again, at most three times, so `work` must do nothing outside the database.
 */
export async function withTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await inTransaction(database, work)
    } catch (error) {
      if (attempt >= RETRIES || !RETRYABLE.has(sqlStateOf(error))) throw error
      // Jitter keeps two that met once from meeting again.
      await sleep(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function inTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await database.$client.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(transactionOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot even roll back is closed, which undoes as well.
    broken = await client.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    )
    throw error
  } finally {
    client.release(broken)
  }
}

/** One Drizzle instance per connection: making one costs more than a small query. */
const transactions = new WeakMap<pg.PoolClient, Transaction>()

function transactionOn(client: pg.PoolClient): Transaction {
  let tx = transactions.get(client)
  if (!tx) transactions.set(client, (tx = drizzle(client, { casing: 'snake_case' })))
  return tx
}

/** The SQLSTATE of an error of the database (Drizzle keeps the driver's error as its cause), or undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return undefined
}

/** PostgreSQL and socket codes that say "not now" rather than "never": no connection, shutting down, too slow. */
const BUSY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|57P0\d|57014|53\d{3}|08\d{3}|40001|40P01|55P03)$/

/** True if the error, or what caused it, is a database that cannot answer just now. */
export function isBusy(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && BUSY.test(cause.code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated|not queryable/.test(cause.message)) return true
  }
  return false
}
