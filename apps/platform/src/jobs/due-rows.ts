import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@playhouse/postgres/database.ts'

const EVERY_MS = 250

/** Rows of a state machine whose `next_action_at` has come. */
export interface DueWork {
  /** Names it in the log. */
  name: string
  /**
   * Takes due rows with `FOR UPDATE SKIP LOCKED`, each in its own transaction, and moves them on. Several processes do this at
   * once, and a process may be killed at any point. @returns how many rows it took
   */
  run(database: Database, closing: AbortSignal): Promise<number>
}

/** Runs each work every 250 ms until the app closes, which waits for what is in progress. One that fails stops no other. */
export function scheduleDueRows(app: FastifyInstance, database: Database, works: readonly DueWork[]): void {
  const closing = new AbortController()
  const loops: Promise<void>[] = []
  const loop = async ({ name, run }: DueWork) => {
    while (!closing.signal.aborted) {
      try {
        await run(database, closing.signal)
      } catch (error) {
        app.log.warn({ err: error }, `${name} failed`)
      }
      await sleep(EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
  app.addHook('onReady', async () => void loops.push(...works.map(loop)))
  app.addHook('onClose', async () => {
    closing.abort()
    await Promise.all(loops)
  })
}
