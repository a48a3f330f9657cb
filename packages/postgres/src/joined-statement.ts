import pg from 'pg'
import type { Statement } from './statement.ts'

const MAX_BATCH_SIZE = 32

interface Call {
  values: readonly unknown[]
  resolve(row: pg.QueryResultRow | undefined): void
  reject(error: unknown): void
}

interface Queue {
  waiting: Call[]
  /** One statement at a time, so that each carries as many calls as possible. */
  isSending: boolean
}

const queues = new WeakMap<pg.Pool, Map<string, Queue>>()

/**
 * Batches concurrent calls of one statement into one round trip and one commit. Each parameter is an array with one element per
 * call, and each row has the number of its call, from 1, as `nth`. If a batch fails in the database, its calls are sent one by
 * one, so that each has its own outcome.
 * @returns the row of this call, or undefined if it has none
 */
export function askJoined<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row | undefined> {
  const byName = queues.get(pool) ?? new Map<string, Queue>()
  queues.set(pool, byName)
  const queue = byName.get(statement.name) ?? { waiting: [], isSending: false }
  byName.set(statement.name, queue)
  return new Promise((resolve, reject) => {
    queue.waiting.push({ values, resolve: resolve as Call['resolve'], reject })
    sendWaiting(pool, statement, queue)
  })
}

/** Runs the statement without batching. */
export async function askAlone<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row | undefined> {
  const [row] = await getRows(pool, statement, [values])
  return row as Row | undefined
}

async function getRows(pool: pg.Pool, statement: Statement, calls: readonly (readonly unknown[])[]) {
  const values = calls[0]?.map((_, parameter) => calls.map((call) => call[parameter] ?? null))
  const { rows } = await pool.query<pg.QueryResultRow & { nth: bigint }>({ ...statement, values })
  const byCall = new Map(rows.map(({ nth, ...row }) => [Number(nth), row as pg.QueryResultRow]))
  return calls.map((_, index) => byCall.get(index + 1))
}

function sendWaiting(pool: pg.Pool, statement: Statement, queue: Queue): void {
  if (queue.isSending || queue.waiting.length === 0) return
  queue.isSending = true
  // Calls that are read from sockets in this turn of the event loop are included.
  setImmediate(() => {
    void send(pool, statement, queue.waiting.splice(0, MAX_BATCH_SIZE)).finally(() => {
      queue.isSending = false
      sendWaiting(pool, statement, queue)
    })
  })
}

async function send(pool: pg.Pool, statement: Statement, calls: readonly Call[]): Promise<void> {
  try {
    const rows = await getRows(
      pool,
      statement,
      calls.map(({ values }) => values),
    )
    for (const [index, { resolve }] of calls.entries()) resolve(rows[index])
  } catch (error) {
    if (calls.length === 1 || !(error instanceof pg.DatabaseError)) for (const { reject } of calls) reject(error)
    else await Promise.all(calls.map((call) => askAlone(pool, statement, call.values).then(call.resolve, call.reject)))
  }
}
