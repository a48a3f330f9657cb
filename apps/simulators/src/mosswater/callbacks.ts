import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import {
  CALLBACK_TAKEN,
  type Fields,
  localTime,
  type MosswaterControls,
  signed,
} from '@playhouse/vendor-api/payments/mosswater/contract.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { callbackTable } from './tables.ts'

const DEADLINE_MS = 5_000
const BATCH_SIZE = 20

/** Callbacks of Mosswater to a merchant, repeated until the merchant accepts them. */
export class Callbacks {
  readonly #database: Database
  readonly #controls: () => MosswaterControls

  constructor(database: Database, controls: () => MosswaterControls) {
    this.#database = database
    this.#controls = controls
  }

  async queue(tx: Transaction, fields: Fields): Promise<void> {
    const { callbacks, copies } = this.#controls()
    if (callbacks === 'LOST') return
    await tx.insert(callbackTable).values({ fields, sendAt: new Date(), copiesLeft: copies })
  }

  /** Sends the callbacks that are due, each signed with the current time. @returns how many */
  async send(url: string, secrets: readonly string[]): Promise<number> {
    const { callbacks, clockSkewMs } = this.#controls()
    // Claimed by postponing: those of a killed process are sent again.
    const due = await withTransaction(this.#database, async (tx) => {
      const rows = await tx
        .select()
        .from(callbackTable)
        .where(sql`${callbackTable.sendAt} <= clock_timestamp()`)
        .orderBy(callbacks === 'REVERSED' ? desc(callbackTable.id) : asc(callbackTable.id))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true })
      for (const { id } of rows)
        await tx
          .update(callbackTable)
          .set({ attempts: sql`${callbackTable.attempts} + 1`, sendAt: sql`clock_timestamp() + interval '10 seconds'` })
          .where(eq(callbackTable.id, id))
      return rows
    })
    for (const { id, fields, attempts, copiesLeft } of due) {
      const stamped = { ...fields, time: localTime(new Date(Date.now() + clockSkewMs)) }
      const body = new URLSearchParams(signed(stamped, callbacks === 'FORGED' ? ['somebody else’s secret'] : secrets))
      const isTaken = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(DEADLINE_MS) }).then(
        async (response) => (await response.text()) === CALLBACK_TAKEN,
        () => false,
      )
      const left = isTaken ? copiesLeft - 1 : copiesLeft
      const pauseMs = isTaken ? 100 : Math.min(3_600_000, 1_000 * 2 ** Math.min(attempts, 12))
      await this.#database
        .update(callbackTable)
        .set({ copiesLeft: left, sendAt: left === 0 ? null : new Date(Date.now() + pauseMs) })
        .where(eq(callbackTable.id, id))
    }
    return due.length
  }
}
