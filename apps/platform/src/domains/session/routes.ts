import * as session from '@playhouse/platform-api/session.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { SlidingWindow } from '../../request/rate-limit.ts'
import { openDemoAccount } from './sessions/free-play.ts'
import { signInByHandOff } from './sessions/hand-off.ts'
import { endSession } from './sessions/live-session.ts'
import { logInByCode } from './log-in/log-in-by-code.ts'
import type { LogInServices } from './log-in/log-in-services.ts'
import { logInByPassword } from './log-in/log-in-by-password.ts'
import { endOwnSession, listSessions, noteUse } from './sessions/own-sessions.ts'
import { passCheck, sendCheckCode } from './log-in/pass-log-in-check.ts'

interface SessionServices extends LogInServices {
  limits: { logIn: SlidingWindow; freePlay: SlidingWindow }
}

export function sessionRoutes(bind: Bind, { limits, ...services }: SessionServices): void {
  bind(session.login, async (input, context) => {
    limits.logIn.take(context.address)
    return input.type === 'sms' ? logInByCode(services, input, context) : logInByPassword(services, input, context)
  })
  bind(session.sendLogInCheck, async (input, context) => {
    limits.logIn.take(context.address)
    return sendCheckCode(services, input, context)
  })
  bind(session.passLogInCheck, async (input, context) => {
    limits.logIn.take(context.address)
    return passCheck(services, input, context)
  })
  bind(session.freePlay, async (_, context) => {
    limits.freePlay.take(context.address)
    return openDemoAccount(context.database, context)
  })
  bind(session.signInByToken, async ({ token }, context) => {
    limits.logIn.take(context.address)
    return signInByHandOff(context.database, token, context)
  })
  bind(session.touchSession, (_, { database, session: live }) => noteUse(database, live))
  bind(session.openSessions, (_, { database, session: live }) => listSessions(database, live))
  bind(session.revokeSession, ({ id }, { database, session: live }) => endOwnSession(database, live, id))
  bind(session.logout, async (_, { database, session: { tokenHash } }) => {
    await endSession(database, tokenHash)
    return {}
  })
}
