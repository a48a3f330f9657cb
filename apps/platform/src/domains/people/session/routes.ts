import { createSignInLink } from '@playhouse/platform-api/session-hand-off.ts'
import * as session from '@playhouse/platform-api/session.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import { handOffLink, type HandOffServices, signInByHandOff } from './sessions/hand-off.ts'
import { endSession } from './sessions/live-session.ts'
import { logInByCode } from './log-in/log-in-by-code.ts'
import type { LogInServices } from './log-in/log-in-services.ts'
import { logInByPassword } from './log-in/log-in-by-password.ts'
import { revokeOwnSession, listSessions, renewSession } from './sessions/own-sessions.ts'
import { completeLogInCheck, sendCheckCode } from './log-in/pass-log-in-check.ts'

interface SessionServices extends LogInServices {
  limits: { logIn: RateLimit }
  handOff: HandOffServices
}

export function sessionRoutes(bind: BindEndpoint, { limits, handOff, ...services }: SessionServices): void {
  bind(session.login, async (input, context) => {
    await limits.logIn.take(context.address)
    return input.type === 'sms' ? logInByCode(services, input, context) : logInByPassword(services, input, context)
  })
  bind(session.sendLogInCheck, async (input, context) => {
    await limits.logIn.take(context.address)
    return sendCheckCode(services, input, context)
  })
  bind(session.passLogInCheck, async (input, context) => {
    await limits.logIn.take(context.address)
    return completeLogInCheck(services, input, context)
  })
  bind(session.signInByToken, async ({ token }, context) => {
    await limits.logIn.take(context.address)
    return signInByHandOff(context.database, token, context)
  })
  bind(createSignInLink, async (input, { database, address }) => {
    await limits.logIn.take(address)
    const { code: merchant } = await services.brand()
    return handOffLink(database, { ...handOff, merchant }, input)
  })
  bind(session.touchSession, (_, { database, session: live }) => renewSession(database, live))
  bind(session.openSessions, (_, { database, session: live }) => listSessions(database, live))
  bind(session.revokeSession, ({ id }, { database, session: live }) => revokeOwnSession(database, live, id))
  bind(session.logout, async (_, { database, session: { tokenHash } }) => {
    await endSession(database, tokenHash)
    return {}
  })
}
