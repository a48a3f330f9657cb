import * as uploads from '@playhouse/platform-api/uploads.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { createUploadLink, createViewLink } from './uploads.ts'

export function uploadEndpoints(bind: BindEndpoint): void {
  bind(uploads.createUpload, ({ purpose }, { database, session }) =>
    createUploadLink(database, requireRealAccount(session).memberId, purpose),
  )
  bind(uploads.viewUpload, ({ id }, { database, session }) => createViewLink(database, session.memberId, id))
}
