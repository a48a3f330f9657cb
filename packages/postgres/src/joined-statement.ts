import pg from 'pg'
import type { Statement } from './statement.ts'

const MOST_AT_ONCE = 32

interface Call {
  values: readonly unknown[]
  resolve(row: pg.QueryResultRow | undefined): void
  reject(error: unknown): void
}

interface Queue {
  waiting: Call[]
  /** A second statement beside the one under way would leave each with fewer calls. */
  isSending: boolean
}

const queues = new WeakMap<pg.Pool, Map<string, Queue>>()

/**
 * Asks a statement that many may ask at once: each of its parameters is an array with an element for every call, and its rows have
 * the number of their call, from 1 on, as `nth`. Calls that arrive while others are under way wait and go in one statement: one round
 * trip and one commit for all of them. Where that fails in the database, each is asked alone and has its own outcome.
 * @returns the row of this call, or undefined where it has none
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

/** Asks the same without joining other calls. */
export async function askAlone<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row | undefined> {
  const [row] = await rowsOf(pool, statement, [values])
  return row as Row | undefined
}

/** A row, or nothing, for each call. */
async function rowsOf(pool: pg.Pool, statement: Statement, calls: readonly (readonly unknown[])[]) {
  const values = calls[0]?.map((_, parameter) => calls.map((call) => call[parameter] ?? null))
  const { rows } = await pool.query<pg.QueryResultRow & { nth: bigint }>({ ...statement, values })
  const byCall = new Map(rows.map(({ nth, ...row }) => [Number(nth), row as pg.QueryResultRow]))
  return calls.map((_, index) => byCall.get(index + 1))
}

function sendWaiting(pool: pg.Pool, statement: Statement, queue: Queue): void {
  if (queue.isSending || queue.waiting.length === 0) return
  queue.isSending = true
  // After everything that has arrived by now was read.
  setImmediate(() => {
    void send(pool, statement, queue.waiting.splice(0, MOST_AT_ONCE)).finally(() => {
      queue.isSending = false
      sendWaiting(pool, statement, queue)
    })
  })
}

async function send(pool: pg.Pool, statement: Statement, calls: readonly Call[]): Promise<void> {
  try {
    const rows = await rowsOf(
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
