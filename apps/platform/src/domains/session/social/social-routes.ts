import * as social from '@playhouse/platform-api/session-social.ts'
import type { Bind } from '../../../http/bind-endpoint.ts'
import type { SlidingWindow } from '../../../request/rate-limit.ts'
import { beginAttempt } from './social-attempts.ts'
import { beginLink, finishLink, removeLink } from './social-links.ts'
import { signInBySocial, type SocialSignInServices } from './social-sign-in.ts'
import { trueAccount } from '../sessions/real-account.ts'

export function socialRoutes(bind: Bind, services: SocialSignInServices, limits: { logIn: SlidingWindow }): void {
  bind(social.socialIssuers, async () => ({ list: services.issuers.list() }))
  bind(social.beginSocialSignIn, async (input, { database, address }) => {
    limits.logIn.take(address)
    return beginAttempt(database, services, input)
  })
  bind(social.signInBySocial, async (input, context) => {
    limits.logIn.take(context.address)
    return signInBySocial(services, input, context)
  })
  bind(social.beginSocialLink, (input, { database, session }) =>
    beginLink(database, services, trueAccount(session), input),
  )
  bind(social.linkSocial, (input, { database, session }) => finishLink(database, services, trueAccount(session), input))
  bind(social.unlinkSocial, async ({ id }, { database, session }) => {
    await removeLink(database, trueAccount(session), id)
    return {}
  })
}
