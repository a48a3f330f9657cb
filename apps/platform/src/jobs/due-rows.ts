import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, isRetryable, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'

const EVERY_MS = 250
const RETRY_MS = 60_000

/** Rows of a state machine whose `next_action_at` has come. */
export interface DueWork {
  /** Names it in the log. */
  name: string
  /** Pause between two runs; 250 ms by default, for what somebody waits for. */
  everyMs?: number
  /**
   * Takes due rows with `FOR UPDATE SKIP LOCKED`, each in its own transaction, and moves them on. Several processes do this at
   * once, and a process may be killed at any point. @returns how many rows it took
   */
  run(database: Database, closing: AbortSignal): Promise<number>
}

/** Runs each work at its pace until the app closes, which waits for what is in progress. One that fails stops no other. */
export function scheduleDueRows(app: FastifyInstance, database: Database, works: readonly DueWork[]): void {
  const closing = new AbortController()
  const loops: Promise<void>[] = []
  const loop = async ({ name, everyMs = EVERY_MS, run }: DueWork) => {
    while (!closing.signal.aborted) {
      try {
        await run(database, closing.signal)
      } catch (error) {
        logFailure(app, name, error)
      }
      await sleep(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
  app.addHook('onReady', async () => void loops.push(...works.map(loop)))
  app.addHook('onClose', async () => {
    closing.abort()
    await Promise.all(loops)
  })
}

function logFailure(app: FastifyInstance, name: string, error: unknown): void {
  for (const failure of error instanceof AggregateError ? error.errors : [error]) {
    // Only the row's own error is logged with what it says: the message of a query's error contains its values.
    if (failure instanceof DueRowError) app.log.warn({ err: failure.cause }, `${name}: ${failure.message}`)
    else app.log.warn({ err: failure }, `${name} failed`)
  }
}

/** Names the row whose error is the cause. */
export class DueRowError extends Error {}

/** When a row that failed is tried again. */
export const retryTime = (): Date => new Date(Date.now() + RETRY_MS)

interface DueRows<Row, Done> {
  /** Rows after which the run ends; by default when none is due. */
  most?: number
  /** Transactions at the same time; 1 by default. */
  parallel?: number
  /** Names a row in the log. */
  nameOf(row: Row): string
  /** Locks the next due rows, for one transaction. An empty result ends the run. */
  take(tx: Transaction): Promise<readonly Row[]>
  work(tx: Transaction, rows: readonly [Row, ...Row[]]): Promise<Done>
  /** Sets when a row is tried again after a failure, which undid what `work` wrote. */
  postpone(tx: Transaction, row: Row, error: unknown): Promise<unknown>
  /** Whether a failure is part of the work, and not reported. */
  isExpected?(error: unknown): boolean
  /** A failure of it ends the run. */
  afterCommit?(done: Done): Promise<void> | void
}

/**
 * Works on due rows until none is left. A row that fails is postponed and stops no other; rows that were taken together are then tried
 * in halves, down to the one that fails.
 * @returns how many rows it took
 * @throws AggregateError of all failures, at the end
 */
export async function eachDue<Row, Done>(
  database: Database,
  closing: AbortSignal,
  due: DueRows<Row, Done>,
): Promise<number> {
  const { most = Infinity } = due
  const failures: unknown[] = []
  let taken = 0
  const round = async () => {
    while (taken < most && !closing.aborted) {
      const step = await withTransaction(database, (tx) => workOnNext(tx, due))
      if (step.taken === 0) return
      taken += step.taken
      failures.push(...step.failures)
      for (const done of step.done) await due.afterCommit?.(done)
    }
  }
  const rounds = Array.from({ length: due.parallel ?? 1 }, () => round().catch((error) => void failures.push(error)))
  await Promise.all(rounds)
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
  return taken
}

async function workOnNext<Row, Done>(tx: Transaction, due: DueRows<Row, Done>) {
  const done: Done[] = []
  const failures: Error[] = []
  const attempt = async (rows: readonly [Row, ...Row[]]): Promise<void> => {
    await tx.execute(sql`savepoint attempt`)
    try {
      done.push(await due.work(tx, rows))
    } catch (error) {
      // The transaction is repeated as a whole.
      if (isRetryable(error)) throw error
      await tx.execute(sql`rollback to savepoint attempt`)
      const [row, ...others] = rows
      const middle = Math.floor(others.length / 2)
      const [second, ...rest] = others.slice(middle)
      if (second !== undefined) {
        await attempt([row, ...others.slice(0, middle)])
        await attempt([second, ...rest])
        return
      }
      await due.postpone(tx, row, error)
      if (!due.isExpected?.(error))
        failures.push(new DueRowError(`${due.nameOf(row)} failed and is tried again later`, { cause: error }))
    }
  }
  const [first, ...others] = await due.take(tx)
  if (first !== undefined) await attempt([first, ...others])
  return { taken: first === undefined ? 0 : 1 + others.length, done, failures }
}

interface MemberRow {
  memberId: number
}

/**
 * A `take` for members that a query finds, each at most once in a run: a member whose row stays due must not keep a run busy.
 * @param read the next members by id, after `after`
 */
export function takeMembers(
  read: (tx: Transaction, after: number) => Promise<readonly MemberRow[]>,
): (tx: Transaction) => Promise<readonly MemberRow[]> {
  let page: readonly MemberRow[] = []
  let next = 0
  let after = 0
  return async (tx) => {
    if (next === page.length) {
      page = await read(tx, after)
      next = 0
      after = page.at(-1)?.memberId ?? after
    }
    return page.slice(next, (next += 1))
  }
}
