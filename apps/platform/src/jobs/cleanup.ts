import type { Database } from '@playhouse/postgres/database.ts'
import type { DueWork } from './due-rows.ts'

const INTERVAL_MS = 10 * 60_000

/** Deletes rows that are no longer needed. `what` names them in the log. */
export const cleanup = (what: string, run: (database: Database) => Promise<unknown>): DueWork => ({
  name: `deleting ${what}`,
  everyMs: INTERVAL_MS,
  isBackground: true,
  run: async (database) => {
    await run(database)
    return 0
  },
})
