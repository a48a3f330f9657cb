import { freePlay, logout, revokeSession, signInByToken } from '@playhouse/platform-api/session.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import { memberMutation, publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { readSessions } from './active-session.ts'
import { logInMutation } from './log-in.ts'
import { signIn } from './sign-in.ts'

export const sessionResolvers: Resolvers = {
  Mutation: {
    startFreePlay: publicMutation(async (platform, { language }, context) => {
      const inLanguage = isLanguageCode(language) ? platform.withLanguage(language) : platform
      return signIn(context, await inLanguage.write(freePlay, { os: 'web' }))
    }),
    logInWithToken: logInMutation((platform, { token }) => platform.write(signInByToken, { token })),
    keepSessionAlive: publicMutation(async (_platform, _input, context) => {
      const { idleUntil, endsAt } = await context.session.touch()
      return { __typename: 'KeepSessionAliveSuccess', idleUntil, endsAt }
    }),
    revokeSession: memberMutation(async (platform, { id }, context) => {
      const { current } = await platform.write(revokeSession, { id })
      if (current) context.session.close()
      return { __typename: 'RevokeSessionSuccess', isLoggedOut: current }
    }),
    logOut: publicMutation(async (_platform, _input, context) => {
      const { platform } = context.session
      context.session.close()
      // The cookie is cleared whatever the platform answers; a token it did not hear about expires on its own.
      await platform?.write(logout, {}).catch((error: unknown) => {
        context.log.warn({ reason: (error as Error).message }, 'the platform did not hear of a log-out')
      })
      return { __typename: 'LogOutSuccess', isLoggedOut: true }
    }),
  },
  // Read after the change, which has succeeded even if this fails.
  RevokeSessionSuccess: {
    sessions: (_success, _args, context) => readSession(context, readSessions),
  },
}
