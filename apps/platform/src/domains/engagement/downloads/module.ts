import type { Database } from '@playhouse/postgres/database.ts'
import type { Module } from '../../../module.ts'
import { downloadLinkRoutes, downloadRoutes, type ExportData } from './routes.ts'

interface DownloadServices {
  database: Database
  exportData: ExportData
}

export function downloadsModule({ database, exportData }: DownloadServices): Module {
  return {
    routes({ app, bind }) {
      downloadLinkRoutes(bind)
      downloadRoutes(app, { database, exportData })
    },
  }
}
