import type { Database } from '@playhouse/postgres/database.ts'
import type { Module } from '../../../module.ts'
import { downloadLinkRoutes, downloadRoutes } from './routes.ts'

export function downloadsModule({ database }: { database: Database }): Module {
  return {
    routes({ app, bind }) {
      downloadLinkRoutes(bind)
      downloadRoutes(app, database)
    },
  }
}
