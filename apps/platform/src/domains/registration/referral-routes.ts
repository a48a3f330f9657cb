import { referralDetails } from '@playhouse/platform-api/referral.ts'
import type { Config } from '../../config.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import { trueAccount } from '../session/sessions/real-account.ts'
import { readReferral } from './referral.ts'

export function referralRoutes(bind: Bind, { siteOrigins }: Pick<Config, 'siteOrigins'>): void {
  bind(referralDetails, ({ autoGenerate }, { database, session }) =>
    readReferral(database, {
      memberId: trueAccount(session).memberId,
      autoGenerate: autoGenerate === 'true',
      siteOrigins,
    }),
  )
}
