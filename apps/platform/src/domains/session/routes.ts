import * as session from '@playhouse/platform-api/session.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import type { SlidingWindow } from '../../http/sliding-window.ts'
import { openDemoAccount } from './free-play.ts'
import { endSession } from './live-session.ts'
import { logInByPassword } from './log-in.ts'

/** Logging in and out, and free play. */
export function sessionRoutes(bind: Bind, limits: { logIn: SlidingWindow; freePlay: SlidingWindow }): void {
  bind(session.login, async (input, { database, address }) => {
    limits.logIn.take(address)
    return logInByPassword(database, input, address)
  })
  bind(session.freePlay, async (_, { database, address }) => {
    limits.freePlay.take(address)
    return openDemoAccount(database, address)
  })
  bind(session.logout, async (_, { database, session: { tokenHash } }) => {
    await endSession(database, tokenHash)
    return {}
  })
}
