import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Session } from './database.ts'

/** Too short to notice; each look costs a statement that touches no table. */
const LOOK_EVERY_MS = 250
const SNAPSHOT = { name: 'current-snapshot', text: 'select pg_current_snapshot()::text as snapshot' }

/** Snapshot of a failed look: equal to no other. */
const UNKNOWN = ''

/**
 * Tells readers of a database when it has changed, whichever process wrote: equal snapshots see equal rows, so whoever has read at one
 * need not read again before it differs. One statement serves all readers of a process, and writers do nothing for it.
 */
export class WriteWatch {
  readonly #database: Database
  readonly #waiting = new Set<{ known: string; wake: () => void }>()
  #latest = UNKNOWN
  #looking: Promise<void> | undefined
  #isPolling = false
  /** A session that must be used again and again anyway; it looks in place of the pool. */
  session: Session | undefined

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Waits until something was written after a snapshot, for `withinMs` at most, or until `signal` aborts. The database's failures end it
   * too, so that readers meet them.
   * @param known the snapshot before the caller's last read, as this returned it; empty before the first
   * @returns the snapshot to read after
   */
  async change(known: string, { withinMs, signal }: { withinMs: number; signal: AbortSignal }): Promise<string> {
    if (this.#latest === known || this.#latest === UNKNOWN) await this.#wait(known, withinMs, signal)
    return this.#latest
  }

  /** Looks at once, for readers of what this process has just written. */
  async look(): Promise<void> {
    // A look that has already begun may have missed the write.
    await this.#looking
    await (this.#looking ??= this.#read().finally(() => (this.#looking = undefined)))
  }

  async #wait(known: string, withinMs: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || withinMs <= 0) return sleep(0)
    const ended = new AbortController()
    const waiting = { known, wake: () => ended.abort() }
    this.#waiting.add(waiting)
    if (!this.#isPolling) void this.#lookWhileWaiting()
    await sleep(withinMs, undefined, { signal: AbortSignal.any([ended.signal, signal]), ref: false }).catch(() => {})
    this.#waiting.delete(waiting)
  }

  async #lookWhileWaiting(): Promise<void> {
    this.#isPolling = true
    while (this.#waiting.size > 0) {
      await this.look()
      await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    }
    this.#isPolling = false
  }

  async #read(): Promise<void> {
    try {
      const { rows } = this.session
        ? await this.session.execute<{ snapshot: string }>(SNAPSHOT.text)
        : await this.#database.$client.query<{ snapshot: string }>(SNAPSHOT)
      this.#latest = rows[0]?.snapshot ?? UNKNOWN
    } catch {
      this.#latest = UNKNOWN
    }
    for (const { known, wake } of this.#waiting) if (known !== this.#latest || this.#latest === UNKNOWN) wake()
  }
}
