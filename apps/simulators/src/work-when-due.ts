import type { Database } from '@playhouse/postgres/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 2_000
/** Rows that are due again soon, or that another process holds. */
const AGAIN_MS = 200
/** Works that ask within this time share one statement. */
const TOGETHER_MS = 5

interface Due {
  /** In the log when it fails. */
  name: string
  /** Query of when the earliest row is due; null without one. */
  next: SQL
  /** How long a row that another process wrote may wait; two seconds by default. */
  askEveryMs?: number
  work(closing: AbortSignal): Promise<unknown>
}

interface Question {
  next: SQL
  answer: PromiseWithResolvers<number | null>
}

const waiting = new WeakMap<Database, Question[]>()

/** @returns in how many milliseconds the earliest row is due; null without one */
function askForDue(database: Database, next: SQL): Promise<number | null> {
  const answer = Promise.withResolvers<number | null>()
  const questions = waiting.get(database)
  if (questions) questions.push({ next, answer })
  else {
    const first = [{ next, answer }]
    waiting.set(database, first)
    setTimeout(() => {
      waiting.delete(database)
      void answerAll(database, first)
    }, TOGETHER_MS)
  }
  return answer.promise
}

async function answerAll(database: Database, questions: readonly Question[]): Promise<void> {
  const parts = questions.map(({ next }) => sql`(extract(epoch from (${next}) - clock_timestamp()) * 1000)::float8`)
  try {
    const { rows } = await database.execute<{ due: (number | null)[] }>(
      sql`select array[${sql.join(parts, sql`, `)}]::float8[] as due`,
    )
    for (const [index, { answer }] of questions.entries()) answer.resolve(rows[0]?.due[index] ?? null)
  } catch (error) {
    for (const { answer } of questions) answer.reject(error)
  }
}

/** Until the last tick of the clock within a pause; ticks are the same for all works, so that they ask together. */
const untilTick = (pauseMs: number) => {
  // A timer may fire a little before its tick.
  const now = Date.now() + TOGETHER_MS
  return Math.floor((now + pauseMs) / ASK_EVERY_MS) * ASK_EVERY_MS - Date.now()
}

/**
 * Runs the work when rows are due while the app is open, never twice at the same time, and looks for them at an interval. Closing waits
 * for a running one.
 * @returns what looks for them at once
 */
export function workWhenDue(
  app: FastifyInstance,
  database: Database,
  { name, next, askEveryMs = ASK_EVERY_MS, work }: Due,
): () => void {
  const closing = new AbortController()
  let wake = new AbortController()
  const step = async (): Promise<number> => {
    const ms = (await askForDue(database, next)) ?? Infinity
    if (ms > 0) return Math.min(Math.ceil(ms), untilTick(askEveryMs))
    await work(closing.signal)
    return AGAIN_MS
  }
  const loop = async () => {
    while (!closing.signal.aborted) {
      wake = new AbortController()
      const pauseMs = await step().catch((error: unknown) => {
        app.log.warn({ err: error }, `${name} failed`)
        return ASK_EVERY_MS
      })
      const signal = AbortSignal.any([closing.signal, wake.signal])
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  let looping: Promise<void> | undefined
  app.addHook('onReady', async () => void (looping = loop()))
  app.addHook('onClose', async () => {
    closing.abort()
    await looping
  })
  return () => wake.abort()
}
