import { accountKindOf } from '@playhouse/shared/account-kinds.ts'
import * as registration from '@playhouse/platform-api/registration.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { countVisit } from '../../engagement/agent/links.ts'
import { agentWithCode } from './invitations.ts'
import { isUsernameFree, registerMember, type RegistrationServices } from './register.ts'
import { referralDetails, referralFriends } from '@playhouse/platform-api/referral.ts'
import { requireRealAccount } from '../session/sessions/real-account.ts'
import { listFriends, readReferral } from './referral.ts'

export function registrationRoutes(bind: BindEndpoint, services: RegistrationServices): void {
  const { limits } = services
  bind(registration.register, (input, context) => registerMember(services, 'username', input, context))
  bind(registration.registerMobile, (input, context) => registerMember(services, 'mobile', input, context))
  bind(registration.affiliate, async ({ code }, { database, address }) => {
    limits.affiliateCheck.take(address)
    const kept = code.trim().toUpperCase()
    if (!(await agentWithCode(database, kept))) throw platformError('affiliate.code.invalid')
    await countVisit(database, kept)
    return { code: kept }
  })
  bind(registration.checkUsername, async ({ username }, { database, address }) => {
    limits.usernameCheck.take(address)
    return { available: await isUsernameFree(database, username) }
  })
}

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
