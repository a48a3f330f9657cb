import { freePlay, logout, revokeSession, signInByToken } from '@playhouse/platform-api/session.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchProblem, problem, readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { readSessions } from './active-session.ts'
import { signIn } from './sign-in.ts'

export const sessionResolvers: Resolvers = {
  Mutation: {
    startFreePlay: (_root, { input: { language } }, context) =>
      catchProblem(context, async () => {
        const platform = isLanguageCode(language) ? context.platform.withLanguage(language) : context.platform
        return signIn(context, await platform.write(freePlay, { os: 'web' }))
      }),
    logInWithToken: (_root, { input: { token } }, context) =>
      catchProblem(context, async () => signIn(context, await context.platform.write(signInByToken, { token }))),
    keepSessionAlive: (_root, _args, context) =>
      catchProblem(context, async () => {
        const { idleUntil, endsAt } = await context.session.touch()
        return { __typename: 'KeepSessionAliveSuccess', idleUntil: dateTime(idleUntil), endsAt: dateTime(endsAt) }
      }),
    revokeSession: (_root, { input: { id } }, context) =>
      catchProblem(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const { current } = await platform.write(revokeSession, { id })
        if (current) context.session.close()
        return { __typename: 'RevokeSessionSuccess', loggedOut: current }
      }),
    logOut: async (_root, _args, context) => {
      const { platform } = context.session
      context.session.close()
      // The cookie is cleared whatever the platform answers; a token it did not hear about expires on its own.
      await platform?.write(logout, {}).catch((error: unknown) => {
        context.log.warn({ reason: (error as Error).message }, 'the platform did not hear of a log-out')
      })
      return { __typename: 'LogOutResult', loggedOut: true }
    },
  },
  // Read after the change, which has succeeded even if this fails.
  RevokeSessionSuccess: {
    sessions: (_success, _args, context) => readSession(context, readSessions),
  },
}
