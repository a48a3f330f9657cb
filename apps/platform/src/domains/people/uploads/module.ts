import type { Database } from '@playhouse/postgres/database.ts'
import { cleanup } from '../../../jobs/cleanup.ts'
import type { Module } from '../../../module.ts'
import { uploadEndpoints } from './endpoints.ts'
import { uploadRoutes } from './upload-routes.ts'
import { deleteExpiredUploads } from './uploads.ts'

interface UploadServices {
  config: { siteOrigins: readonly string[] }
  database: Database
}

export function uploadsModule({ config, database }: UploadServices): Module {
  return {
    async routes({ app, bind }) {
      uploadEndpoints(bind)
      await app.register(uploadRoutes, { database, siteOrigins: config.siteOrigins })
    },
    jobs: [cleanup('expired uploads', deleteExpiredUploads)],
  }
}
