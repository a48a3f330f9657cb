import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, isRetryable, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { failureKind, interruptionPauseMs } from './failures.ts'

const DEFAULT_INTERVAL_MS = 250
const RETRY_MS = 60_000
/** Other work that runs for longer has a backlog. */
const BACKLOG_MS = 250
/** Background work is deferred no longer than this, so that a constant backlog does not starve it. */
const MAX_DEFERRAL_MS = 30_000

/** Rows of a state machine whose `next_action_at` has passed, or work that repeats. */
export interface DueWork {
  /** Name in the log. */
  name: string
  /** Pause between two runs; 250 ms by default, for work that someone waits for. */
  everyMs?: number
  /** Nobody waits for it, so a run does not start while other work has a backlog, such as a large draw to settle. */
  isBackground?: boolean
  /**
   * Takes due rows with `FOR UPDATE SKIP LOCKED`, each in its own transaction, and advances them. Several processes run
   * at once, and any may be killed at any point.
   * @returns how many rows it took
   */
  run(database: Database, closing: AbortSignal): Promise<number>
}

/**
 * Runs each work at its interval until the app closes, which waits for runs in progress. A failing one does not stop
 * the others. While the database fails, pauses grow to a few seconds; rare work goes on as soon as it is back.
 * @param onInterruption called when the database begins to fail a work, and with undefined once it runs again
 */
export function scheduleDueRows(
  app: FastifyInstance,
  database: Database,
  works: readonly DueWork[],
  onInterruption: (work: string, since: number | undefined) => void = () => {},
): void {
  const closing = new AbortController()
  const loops: Promise<void>[] = []
  const pause = (ms: number) => sleep(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {})
  /** When the current runs of work that somebody waits for started. */
  const startedAt = new Map<string, number>()
  const hasBacklog = () => [...startedAt.values()].some((start) => Date.now() - start > BACKLOG_MS)
  const deferBackground = async () => {
    const latest = Date.now() + MAX_DEFERRAL_MS
    while (!closing.signal.aborted && hasBacklog() && Date.now() < latest) await pause(DEFAULT_INTERVAL_MS)
  }
  const loop = async ({ name, everyMs = DEFAULT_INTERVAL_MS, isBackground = false, run }: DueWork) => {
    let interruptions = 0
    while (!closing.signal.aborted) {
      if (isBackground) await deferBackground()
      else startedAt.set(name, Date.now())
      let isInterrupted = false
      try {
        await run(database, closing.signal)
      } catch (error) {
        logFailure(app, name, error)
        isInterrupted = failureKind(error) === 'infrastructure'
      }
      startedAt.delete(name)
      if (!isInterrupted && interruptions > 0) onInterruption(name, undefined)
      if (isInterrupted && interruptions === 0) onInterruption(name, Date.now())
      interruptions = isInterrupted ? interruptions + 1 : 0
      await pause(isInterrupted ? interruptionPauseMs(interruptions) : everyMs)
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
    // Only the row's own error is logged with its message: the message of a query error contains its values.
    if (failure instanceof DueRowError) app.log.warn({ err: failure.cause }, `${name}: ${failure.message}`)
    else app.log.warn({ err: failure }, `${name} failed`)
  }
}

/** Names the row; the original error is the cause. */
export class DueRowError extends Error {}

/** When to retry a failed row. */
export const retryTime = (): Date => new Date(Date.now() + RETRY_MS)

interface DueRows<Row, Done> {
  /** Maximum rows per run; by default all due ones. */
  most?: number
  /** Concurrent transactions; 1 by default. */
  parallel?: number
  /** Identifies a row in the log. */
  nameOf(row: Row): string
  /** Locks the next due rows for one transaction. An empty result ends the run. */
  take(tx: Transaction): Promise<readonly Row[]>
  work(tx: Transaction, rows: readonly [Row, ...Row[]]): Promise<Done>
  /** Schedules the retry of a failed row, after the rollback of `work`. */
  postpone(tx: Transaction, row: Row, error: unknown): Promise<unknown>
  /** Whether a failure is part of normal work and need not be reported. */
  isExpected?(error: unknown): boolean
  /** A failure in it ends the run. */
  afterCommit?(done: Done): Promise<void> | void
}

/**
 * Processes due rows until none is left. A failing row is postponed without stopping the others; a failing batch is
 * retried in halves, down to the failing row.
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
      const step = await withTransaction(database, (tx) => processNext(tx, due))
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

async function processNext<Row, Done>(tx: Transaction, due: DueRows<Row, Done>) {
  const done: Done[] = []
  const failures: Error[] = []
  const attempt = async (rows: readonly [Row, ...Row[]]): Promise<void> => {
    await tx.execute(sql`savepoint attempt`)
    try {
      done.push(await due.work(tx, rows))
    } catch (error) {
      // The whole transaction is retried.
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
 * A `take` for members found by a query, each at most once per run: a member whose row stays due must not keep a run
 * busy.
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
