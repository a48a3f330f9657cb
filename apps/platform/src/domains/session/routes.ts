import * as session from '@playhouse/platform-api/session.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { SlidingWindow } from '../../http/sliding-window.ts'
import { openDemoAccount } from './free-play.ts'
import { signInByHandOff } from './hand-off.ts'
import { endSession } from './live-session.ts'
import { logInByPassword } from './log-in.ts'
import { endOwnSession, listSessions, noteUse } from './own-sessions.ts'

/** Logging in and out, free play, and an account's own sessions. */
export function sessionRoutes(bind: Bind, limits: { logIn: SlidingWindow; freePlay: SlidingWindow }): void {
  bind(session.login, async (input, { database, address }) => {
    limits.logIn.take(address)
    return logInByPassword(database, input, address)
  })
  bind(session.freePlay, async (_, { database, address }) => {
    limits.freePlay.take(address)
    return openDemoAccount(database, address)
  })
  bind(session.signInByToken, async ({ token }, { database, address }) => {
    limits.logIn.take(address)
    return signInByHandOff(database, token, address)
  })
  bind(session.touchSession, (_, { database, session: live }) => noteUse(database, live))
  bind(session.openSessions, (_, { database, session: live }) => listSessions(database, live))
  bind(session.revokeSession, ({ id }, { database, session: live }) => endOwnSession(database, live, id))
  bind(session.logout, async (_, { database, session: { tokenHash } }) => {
    await endSession(database, tokenHash)
    return {}
  })
}
