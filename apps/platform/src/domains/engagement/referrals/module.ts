import { referralDetails, referralFriends } from '@playhouse/platform-api/referrals.ts'
import { getAccountKind } from '@playhouse/shared/account-kinds.ts'
import type { Module } from '../../../module.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { dueReferrals } from './referral-rewards.ts'
import { listFriends, readReferral } from './referral.ts'

export function referralsModule({ config: { siteOrigins } }: { config: { siteOrigins: readonly string[] } }): Module {
  return {
    routes({ bind }) {
      bind(referralDetails, ({ autoGenerate }, { database, session }) =>
        readReferral(database, {
          memberId: requireRealAccount(session).memberId,
          kind: getAccountKind(session.kind),
          autoGenerate: autoGenerate === 'true',
          siteOrigins,
        }),
      )
      bind(referralFriends, (input, { database, session }) =>
        listFriends(database, requireRealAccount(session).memberId, input),
      )
    },
    jobs: [dueReferrals],
  }
}
