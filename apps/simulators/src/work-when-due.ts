import type { Database } from '@playhouse/postgres/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 2_000
/** Rows that are due again soon, or that another process holds. */
const AGAIN_MS = 200

interface Due {
  /** In the log when it fails. */
  name: string
  /** Query of when the earliest row is due; null without one. */
  next: SQL
  /** How long a row that another process wrote may wait; two seconds by default. */
  askEveryMs?: number
  work(closing: AbortSignal): Promise<unknown>
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
    const { rows } = await database.execute<{ ms: number | null }>(
      sql`select (extract(epoch from (${next}) - clock_timestamp()) * 1000)::float8 as ms`,
    )
    const ms = rows[0]?.ms ?? askEveryMs
    if (ms > 0) return Math.min(Math.ceil(ms), askEveryMs)
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
