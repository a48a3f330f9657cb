import type { Database } from '@playhouse/postgres/database.ts'
import { deleteExpiredLinks } from '../../../downloads/download-links.ts'
import { downloadRoutes } from '../../../downloads/download-routes.ts'
import { cleanup } from '../../../jobs/cleanup.ts'
import type { Module } from '../../../module.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { recordFileOf } from './record-files.ts'
import { rollUpActive } from './roll-up.ts'
import { recordRoutes } from './routes.ts'

interface RecordServices {
  database: Database
  brand: () => Promise<BrandSettings>
}

export function recordsModule({ database, brand }: RecordServices): Module {
  return {
    routes({ app, bind }) {
      recordRoutes(bind, { brand })
      downloadRoutes(app, { database, fileOf: recordFileOf })
    },
    jobs: [rollUpActive, cleanup('expired download links', deleteExpiredLinks)],
  }
}
