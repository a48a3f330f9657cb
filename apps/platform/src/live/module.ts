import type { Database } from '@playhouse/postgres/database.ts'
import type { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import type { DueWork } from '../jobs/due-rows.ts'
import type { Module } from '../module.ts'
import { deleteOldEvents } from './outbox.ts'
import { type LiveOptions, liveRoutes } from './routes.ts'

const DELETE_EVERY_MS = 30_000

const dueEvents: DueWork = {
  name: 'deleting old live events',
  everyMs: DELETE_EVERY_MS,
  isBackground: true,
  run: async (database, closing) => {
    let count = 0
    for (let deleted = 1; deleted > 0 && !closing.aborted; count += deleted) deleted = await deleteOldEvents(database)
    return count
  },
}

interface LiveServices {
  config: { liveSecret: string | undefined }
  database: Database
  writes: WriteWatch
  isLive: LiveOptions['isLive']
}

export function liveModule({ config: { liveSecret }, database, writes, isLive }: LiveServices): Module {
  return {
    async routes({ app }) {
      if (liveSecret !== undefined) await app.register(liveRoutes, { database, writes, secret: liveSecret, isLive })
    },
    jobs: [dueEvents],
  }
}
