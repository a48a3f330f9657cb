import type { Database } from '@playhouse/postgres/database.ts'
import { cleanup } from '../../../jobs/cleanup.ts'
import type { Module } from '../../../module.ts'
import { deleteExpiredLinks } from './download-links.ts'
import { downloadLinkRoutes, downloadRoutes } from './routes.ts'

export function downloadsModule({ database }: { database: Database }): Module {
  return {
    routes({ app, bind }) {
      downloadLinkRoutes(bind)
      downloadRoutes(app, database)
    },
    jobs: [cleanup('expired download links', deleteExpiredLinks)],
  }
}
