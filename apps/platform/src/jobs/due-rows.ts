import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Database, isRetryable, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import { failureKind, interruptionPauseMs } from './failures.ts'

/** Rows that come while a work runs wait for this long at most after it. */
const DEFAULT_INTERVAL_MS = 200
const RETRY_MS = 60_000
/** Other work that runs for longer has a backlog. */
const BACKLOG_MS = 250
/** Background work is deferred no longer than this, so that a constant backlog does not starve it. */
const MAX_DEFERRAL_MS = 30_000
/** Work that becomes due by the day alone has no time of its own. */
const ASK_WITHIN_MS = 60_000

interface Work {
  /** Name in the log. */
  name: string
  /** Nobody waits for it, so a run does not start while other work has a backlog, such as a large draw to settle. */
  isBackground?: boolean
  /**
   * Takes due rows with `FOR UPDATE SKIP LOCKED`, each in its own transaction, and advances them. Several processes run
   * at once, and any may be killed at any point.
   * @returns how many rows it took
   */
  run(database: Database, closing: AbortSignal): Promise<number>
}

/** Rows of a state machine whose `next_action_at` has passed. */
export interface RowWork extends Work {
  /**
   * Query of when its earliest row is due, null without one, and a time that has passed for what is due already. It is asked
   * when something was written, when that time has come, and once a minute.
   */
  next: SQL
  /** Pause between two runs; 200 ms by default, for work that someone waits for. */
  everyMs?: number
}

/** Work that repeats, whatever is written. */
export interface RepeatedWork extends Work {
  next?: undefined
  everyMs: number
}

export type DueWork = RowWork | RepeatedWork

/** Due at once if the condition holds. */
export const dueIf = (condition: SQL): SQL => sql`select now() where ${condition}`

/**
 * One statement for all works that have rows, which touches the rows of those alone whose place in the parameter is true.
 * @returns in how many milliseconds each work is due; null for none
 */
function dueQuestion(works: readonly RowWork[]): (database: Database, wanted: boolean[]) => Promise<(number | null)[]> {
  const parts = works.map(
    ({ next }, index) => sql`case when (select wanted[${sql.raw(String(index + 1))}] from given)
      then (extract(epoch from (${next}) - clock_timestamp()) * 1000)::float8 end`,
  )
  const question = sql`with given as (select ${sql.placeholder('wanted')}::boolean[] as wanted)
    select array[${sql.join(parts, sql`, `)}]::float8[] as due`
  const { sql: text, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(question)
  return async (database, wanted) => {
    const { rows } = await database.$client.query<{ due: (number | null)[] }>({
      name: 'due-rows',
      text,
      values: fillPlaceholders(params, { wanted }),
    })
    return rows[0]?.due ?? []
  }
}

interface Entry {
  work: DueWork
  isRunning: boolean
  /** No run starts earlier. */
  restsUntil: number
  /** When it was said to be due; Infinity for nothing that is due, undefined if that was not asked since it ran. */
  dueAt: number | undefined
  interruptions: number
}

interface ScheduleOptions {
  database: Database
  writes: WriteWatch
  /** Background work begins this long after the start; at once by default. */
  quietMs?: number
}

interface SchedulerOptions extends ScheduleOptions {
  works: readonly DueWork[]
  onInterruption: (work: string, since: number | undefined) => void
}

/**
 * Runs each work when it has due rows, or at its interval, until the app closes, which waits for runs in progress. A failing one does not
 * stop the others. While the database fails, pauses grow to a few seconds; what was interrupted goes on as soon as it is back.
 * @param onInterruption called when the database begins to fail a work, and with undefined once it runs again
 */
export function scheduleDueRows(
  app: FastifyInstance,
  options: ScheduleOptions,
  works: readonly DueWork[],
  onInterruption: (work: string, since: number | undefined) => void = () => {},
): void {
  const scheduler = new DueRowScheduler(app, { ...options, works, onInterruption })
  app.addHook('onReady', async () => scheduler.open())
  app.addHook('onClose', () => scheduler.close())
}

class DueRowScheduler {
  readonly #app: FastifyInstance
  readonly #options: SchedulerOptions
  readonly #entries: readonly Entry[]
  readonly #withRows: readonly Entry[]
  readonly #readDue: ReturnType<typeof dueQuestion>
  readonly #closing = new AbortController()
  readonly #running = new Set<Promise<void>>()
  /** Start times of the current runs of work that callers wait for. */
  readonly #startedAt = new Map<string, number>()
  readonly #question = { interruptions: 0 }
  #looping: Promise<void> | undefined
  #wake = new AbortController()

  constructor(app: FastifyInstance, options: SchedulerOptions) {
    this.#app = app
    this.#options = options
    this.#entries = options.works.map((work) => ({
      work,
      isRunning: false,
      restsUntil: 0,
      dueAt: work.next ? undefined : 0,
      interruptions: 0,
    }))
    this.#withRows = this.#entries.filter(({ work }) => work.next !== undefined)
    this.#readDue = dueQuestion(options.works.filter((work) => work.next !== undefined))
  }

  open(): void {
    const quietUntil = Date.now() + (this.#options.quietMs ?? 0)
    for (const entry of this.#entries) if (entry.work.isBackground) entry.restsUntil = quietUntil
    this.#looping = this.#loop()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#looping
    await Promise.all(this.#running)
  }

  async #loop(): Promise<void> {
    let known = ''
    let askedAt = Date.now()
    while (!this.#closing.signal.aborted) {
      const before = known
      known = await this.#waitForChange(known, askedAt + ASK_WITHIN_MS)
      if (this.#closing.signal.aborted) return
      const isChanged = known !== before || Date.now() - askedAt >= ASK_WITHIN_MS
      if (isChanged) askedAt = Date.now()
      const isUnasked = ({ isRunning, restsUntil, dueAt }: Entry) =>
        !isRunning && dueAt === undefined && restsUntil <= Date.now()
      if (this.#withRows.length > 0 && (isChanged || this.#withRows.some(isUnasked))) {
        const isAnswered = await this.#askForDue()
        if (!isAnswered) known = ''
      }
      this.#startDue()
    }
  }

  /** Waits until something is written, a work is due or has ended, or it is time to ask again. */
  #waitForChange(known: string, askAgainAt: number): Promise<string> {
    const now = Date.now()
    const waits = this.#entries.flatMap(({ work, isRunning, restsUntil, dueAt = 0 }) => {
      if (isRunning) return []
      const at = Math.max(restsUntil, dueAt)
      return at <= now && work.isBackground && this.#hasBacklog() ? BACKLOG_MS : at - now
    })
    this.#wake = new AbortController()
    return this.#options.writes.change(known, {
      withinMs: Math.ceil(Math.min(...waits, askAgainAt - now)),
      signal: AbortSignal.any([this.#closing.signal, this.#wake.signal]),
    })
  }

  /** @returns false, after a pause, if the database failed */
  async #askForDue(): Promise<boolean> {
    try {
      await this.#setDueTimes()
      this.#note('due rows', this.#question, false)
      return true
    } catch (error) {
      logFailure(this.#app, 'asking for due rows', error)
      this.#note('due rows', this.#question, true)
      const pause = { signal: this.#closing.signal, ref: false }
      await sleep(interruptionPauseMs(this.#question.interruptions), undefined, pause).catch(() => {})
      return false
    }
  }

  /** Asks about works that do not run and do not rest for longer than nobody notices. */
  async #setDueTimes(): Promise<void> {
    const now = Date.now()
    const wanted = this.#withRows.map(
      ({ isRunning, restsUntil }) => !isRunning && restsUntil <= now + DEFAULT_INTERVAL_MS,
    )
    const due = await this.#readDue(this.#options.database, wanted)
    for (const [index, entry] of this.#withRows.entries())
      if (wanted[index] && entry.interruptions === 0)
        entry.dueAt = due[index] == null ? Infinity : Date.now() + due[index]
  }

  #startDue(): void {
    for (const entry of this.#entries) {
      const { work, isRunning, restsUntil, dueAt = Infinity } = entry
      const waited = Date.now() - Math.max(restsUntil, dueAt)
      if (isRunning || waited < 0) continue
      if (work.isBackground && this.#hasBacklog() && waited < MAX_DEFERRAL_MS) continue
      const run: Promise<void> = this.#run(entry).finally(() => this.#running.delete(run))
      this.#running.add(run)
    }
  }

  async #run(entry: Entry): Promise<void> {
    const { work } = entry
    const { name, everyMs = DEFAULT_INTERVAL_MS } = work
    entry.isRunning = true
    if (!work.isBackground) this.#startedAt.set(name, Date.now())
    let isInterrupted = false
    try {
      await work.run(this.#options.database, this.#closing.signal)
    } catch (error) {
      logFailure(this.#app, name, error)
      isInterrupted = failureKind(error) === 'infrastructure'
    }
    this.#startedAt.delete(name)
    this.#note(name, entry, isInterrupted)
    entry.isRunning = false
    entry.restsUntil = Date.now() + (isInterrupted ? interruptionPauseMs(entry.interruptions) : everyMs)
    // Earlier requests to run are void, and an interrupted run is repeated in any case.
    entry.dueAt = isInterrupted || !work.next ? entry.restsUntil : undefined
    this.#wake.abort()
  }

  #hasBacklog(): boolean {
    return [...this.#startedAt.values()].some((start) => Date.now() - start > BACKLOG_MS)
  }

  #note(name: string, state: Pick<Entry, 'interruptions'>, isInterrupted: boolean): void {
    if (!isInterrupted && state.interruptions > 0) this.#options.onInterruption(name, undefined)
    if (isInterrupted && state.interruptions === 0) this.#options.onInterruption(name, Date.now())
    state.interruptions = isInterrupted ? state.interruptions + 1 : 0
  }
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
  maxRows?: number
  /** Concurrent transactions; 1 by default. */
  parallel?: number
  getName(row: Row): string
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
  const { maxRows = Infinity } = due
  const failures: unknown[] = []
  let taken = 0
  const round = async () => {
    while (taken < maxRows && !closing.aborted) {
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
        failures.push(new DueRowError(`${due.getName(row)} failed and is tried again later`, { cause: error }))
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
 * @param atOnce how many share a transaction
 */
export function takeMembers(
  read: (tx: Transaction, after: number) => Promise<readonly MemberRow[]>,
  atOnce = 1,
): (tx: Transaction) => Promise<readonly MemberRow[]> {
  let page: readonly MemberRow[] = []
  let next = 0
  let after = 0
  return async (tx) => {
    if (next >= page.length) {
      page = await read(tx, after)
      next = 0
      after = page.at(-1)?.memberId ?? after
    }
    return page.slice(next, (next += atOnce))
  }
}
