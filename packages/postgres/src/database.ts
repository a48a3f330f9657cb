import { setTimeout as sleep } from 'node:timers/promises'

import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { giveUpLostServers } from './lost-servers.ts'

/** `$client` is the pool; `$client.end()` closes it. */
export type Database = NodePgDatabase & { $client: pg.Pool }

/** `$client` is the transaction's connection. */
export type Transaction = NodePgDatabase & { $client: pg.PoolClient }

// Set globally, because Drizzle uses the driver's parsers for these types. INT8 carries money; a DATE must not be shifted by a
// time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** A row as `execute` returns it: Drizzle leaves moments as text. */
export type Raw<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name]
}

/** Whatever runs statements: a pool, a transaction, or one session. */
export type Session = NodePgDatabase

export interface DatabaseOptions {
  /** Connections; 10 by default. */
  max?: number
  /** Timeout of a statement in milliseconds; 15,000 by default, 0 for none. */
  statementTimeout?: number
  /** How long a caller waits for a free connection, in milliseconds; 5,000 by default. */
  connectionTimeout?: number
  /** False where the address may lead to several servers, such as replicas behind one name: each connection may be to another one. */
  isOneServer?: boolean
  /** Runs around each statement, except those of cursors and COPY. */
  observe?: ObserveStatement | undefined
}

/** `name` is a prepared statement's. Must return what `run` returns. */
export type ObserveStatement = (
  statement: { name: string | undefined; text: string },
  run: () => Promise<unknown>,
) => Promise<unknown>

/**
 * Opens a pool that connects on first use. The server closes a connection that idles in a transaction for 10 s, so that a stuck
 * request cannot keep a member's rows locked.
 */
export function openDatabase(
  url: string,
  { max = 10, statementTimeout = 15_000, connectionTimeout = 5_000, isOneServer = true, observe }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    // pg's default is 10 s; on a busy machine reconnecting can take longer than a request should wait.
    idleTimeoutMillis: 10 * 60_000,
    allowExitOnIdle: true,
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    // Where the planner overestimates a statement of a few milliseconds, compiling it takes seconds, and starting parallel workers 15 to 30 ms.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    application_name: 'playhouse',
  })
  // An idle connection closed by the server concerns no request; the pool opens another.
  pool.on('error', () => {})
  // An error inside a transaction rejects the query and is also emitted; without a listener the event ends the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (isOneServer) giveUpLostServers(pool, url)
  if (observe) {
    observeQueries(pool, observe)
    pool.on('connect', (client) => observeQueries(client, observe))
  }
  return drizzle(pool, { casing: 'snake_case' })
}

/** Replaces `query` where it returns a promise. With a callback the pool calls it, which is observed itself; cursors and COPY return neither. */
function observeQueries(on: pg.Pool | pg.ClientBase, observe: ObserveStatement): void {
  const query = on.query.bind(on) as (...args: unknown[]) => unknown
  const observed = (...args: unknown[]) => {
    const [statement] = args
    const isText = typeof statement === 'string'
    if (typeof args.at(-1) === 'function' || (!isText && typeof (statement as pg.Submittable).submit === 'function'))
      return query(...args)
    const { name, text } = isText ? { name: undefined, text: statement } : (statement as pg.QueryConfig)
    return observe({ name, text }, async () => query(...args))
  }
  on.query = observed as typeof on.query
}

const RETRIES = 3

/** serialization_failure and deadlock_detected: rolled back, safe to retry. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01'])

export const isRetryable = (error: unknown): boolean => RETRYABLE.has(findSqlState(error))

/**
 * Runs `work` in a READ COMMITTED transaction. After a deadlock or serialization failure it is retried up to three times, so
 * `work` must have no effects outside the database.
 */
export async function withTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await inTransaction(database, work)
    } catch (error) {
      if (attempt >= RETRIES || !isRetryable(error)) throw error
      // Jitter keeps colliding transactions from colliding again.
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
    // Closing the connection rolls back as well.
    broken = await client.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    )
    throw error
  } finally {
    client.release(broken)
  }
}

/** One Drizzle instance per connection: creating one costs more than a small query. */
const transactions = new WeakMap<pg.PoolClient, Transaction>()

function transactionOn(client: pg.PoolClient): Transaction {
  let tx = transactions.get(client)
  if (!tx) transactions.set(client, (tx = drizzle(client, { casing: 'snake_case' })))
  return tx
}

/** SQLSTATE of a database error; Drizzle has the driver's error as `cause`. */
export function findSqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return undefined
}

/**
 * Temporary failures by PostgreSQL and socket code: no connection (08), rolled back because of others (40), full (53), shutting down or
 * too slow (57, 55P03, 25P03), a failing disk (58), read-only during a failover (25006).
 */
const BUSY =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|E(HOST|NET)UNREACH|(08|40|53|57|58)[\dA-Z]{3}|25006|25P03|55P03)$/

/** The driver's own errors have no code. */
const BROKEN =
  /timeout (exceeded when trying to connect|expired)|Query read timeout|Connection terminated|not queryable|Cannot use a pool after/

/** True if the error or its cause is a temporary failure of the database. */
export function isBusy(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && BUSY.test(cause.code)) return true
    if (BROKEN.test(cause.message)) return true
  }
  return false
}
