import type { UploadPurpose } from '@playhouse/platform-api/uploads.ts'
import { findUpload } from '../../../domains/people/uploads/uploads.ts'
import type { Permission } from '../../kit/permissions.ts'
import type { OfficeRoutes } from '../../kit/section.ts'

/** A picture may be seen by operators who may read what it belongs to. */
const NEEDED: Readonly<Record<UploadPurpose, Permission>> = {
  DEPOSIT_PROOF: 'deposits.read',
  WITHDRAWAL_PROOF: 'withdrawals.read',
  IDENTITY_DOCUMENT: 'identity.read',
  AVATAR: 'chat.read',
  MESSAGE: 'cases.read',
  PROMOTION: 'claims.read',
}

export function registerPictures({ file }: OfficeRoutes): void {
  file('/uploads/:memberId/:id', 'pictures.read', async (call, reply) => {
    const { memberId = '', id = '' } = call.params
    const isAddress = /^\d{1,9}$/.test(memberId) && /^[\da-f-]{36}$/.test(id)
    const found = isAddress ? await findUpload(call.database, Number(memberId), id) : undefined
    // A picture that the operator may not see has the answer of one that is not there.
    if (!found || !call.may(NEEDED[found.purpose])) return reply.callNotFound()
    return reply.type('image/webp').send(found.picture)
  })
}
