import { referralDetails, referralFriends } from '@playhouse/platform-api/referral.ts'
import { accountKindOf } from '@playhouse/shared/account-kinds.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { requireRealAccount } from '../../people/session/sessions/real-account.ts'
import { listFriends, readReferral } from './referral.ts'

export function referralRoutes(bind: BindEndpoint, { siteOrigins }: { siteOrigins: readonly string[] }): void {
  bind(referralDetails, ({ autoGenerate }, { database, session }) =>
    readReferral(database, {
      memberId: requireRealAccount(session).memberId,
      kind: accountKindOf(session.kind),
      autoGenerate: autoGenerate === 'true',
      siteOrigins,
    }),
  )
  bind(referralFriends, (input, { database, session }) =>
    listFriends(database, requireRealAccount(session).memberId, input),
  )
}
