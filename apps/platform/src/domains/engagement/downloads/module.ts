import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import type { Module } from '../../../module.ts'
import { downloadLinkRoutes, downloadRoutes, type ExportData } from './routes.ts'

interface DownloadServices {
  database: Database
  reports: ReportReads
  exportData: ExportData
}

export function downloadsModule({ database, reports, exportData }: DownloadServices): Module {
  return {
    routes({ app, bind }) {
      downloadLinkRoutes(bind)
      downloadRoutes(app, { database, reports, exportData })
    },
  }
}
