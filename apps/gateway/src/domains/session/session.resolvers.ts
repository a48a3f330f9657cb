import { freePlay, logout, openSessions, revokeSession, signInByToken } from '@playhouse/platform-api/session.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { orProblem, problem } from '../../graphql/results.ts'
import { dateTime } from '../../graphql/scalars.ts'
import { activeSession } from './active-session.ts'
import { signIn } from './sign-in.ts'

export const sessionResolvers: Resolvers = {
  Mutation: {
    startFreePlay: (_root, { input: { language } }, context) =>
      orProblem(context, async () => {
        const platform = isLanguageCode(language) ? context.platform.speaking(language) : context.platform
        return signIn(context, await platform.act(freePlay, { os: 'web' }))
      }),
    logInWithToken: (_root, { input: { token } }, context) =>
      orProblem(context, async () => signIn(context, await context.platform.act(signInByToken, { token }))),
    keepSessionAlive: (_root, _args, context) =>
      orProblem(context, async () => {
        const { idleUntil, endsAt } = await context.session.touch()
        return { __typename: 'KeepSessionAliveSuccess', idleUntil: dateTime(idleUntil), endsAt: dateTime(endsAt) }
      }),
    revokeSession: (_root, { input: { id } }, context) =>
      orProblem(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const { current } = await platform.act(revokeSession, { id })
        if (current) context.session.close()
        const left = current ? undefined : await platform.ask(openSessions, {})
        return {
          __typename: 'RevokeSessionSuccess',
          loggedOut: current,
          sessions: left?.sessions.map(activeSession) ?? null,
        }
      }),
    logOut: async (_root, _args, context) => {
      const { platform } = context.session
      context.session.close()
      // The cookie is gone whatever the platform says; a token it did not hear about ends by its own time.
      await platform?.act(logout, {}).catch((error: unknown) => {
        context.log.warn({ reason: (error as Error).message }, 'the platform did not hear of a log-out')
      })
      return { __typename: 'LogOutResult', loggedOut: true }
    },
  },
}
