import type { Database } from '@playhouse/postgres/database.ts'
import type { Module } from '../../../module.ts'
import { uploadEndpoints } from './endpoints.ts'
import { uploadRoutes } from './upload-routes.ts'

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
  }
}
