import * as uploads from '@playhouse/platform-api/uploads.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { Module } from '../../../module.ts'
import { uploadRoutes } from './upload-routes.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { createUploadLink, createViewLink } from './uploads.ts'

function uploadEndpoints(bind: BindEndpoint): void {
  bind(uploads.createUpload, ({ purpose }, { database, session }) =>
    createUploadLink(database, requireRealAccount(session).memberId, purpose),
  )
  bind(uploads.viewUpload, ({ id }, { database, session }) => createViewLink(database, session.memberId, id))
}

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
