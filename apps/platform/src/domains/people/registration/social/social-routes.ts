import * as social from '@playhouse/platform-api/session-social.ts'
import type { BindEndpoint } from '../../../../request/call-context.ts'
import type { RateLimit } from '../../../../request/rate-limit.ts'
import { beginAttempt } from '../../session/social/social-attempts.ts'
import { beginLink, finishLink, removeLink } from '../../session/social/social-links.ts'
import { signInBySocial, type SocialSignInServices } from './social-sign-in.ts'
import { requireRealAccount } from '../../../../request/real-account.ts'

export function socialRoutes(bind: BindEndpoint, services: SocialSignInServices, limits: { logIn: RateLimit }): void {
  bind(social.socialIssuers, async () => ({ list: services.issuers.list() }))
  bind(social.beginSocialSignIn, async (input, { database, address }) => {
    await limits.logIn.take(address)
    return beginAttempt(database, services, input)
  })
  bind(social.signInBySocial, async (input, context) => {
    await limits.logIn.take(context.address)
    return signInBySocial(services, input, context)
  })
  bind(social.beginSocialLink, (input, { database, session }) =>
    beginLink(database, services, requireRealAccount(session), input),
  )
  bind(social.linkSocial, (input, { database, session }) =>
    finishLink(database, services, requireRealAccount(session), input),
  )
  bind(social.unlinkSocial, async ({ id }, { database, session }) => {
    await removeLink(database, requireRealAccount(session), id)
    return {}
  })
}
