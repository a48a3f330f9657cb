import { freePlay, login, logout } from '@playhouse/platform-api/session.ts'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { orInvalidInput, orProblem } from '../../graphql/results.ts'
import { signIn } from './sign-in.ts'

export const sessionResolvers: Resolvers = {
  Mutation: {
    logIn: (_root, { input: { username, password, remember } }, context) =>
      orInvalidInput(context, async () => {
        const fresh = await context.platform.act(login, { username, password })
        return signIn(context, fresh, remember ?? false)
      }),
    startFreePlay: (_root, { input: { language } }, context) =>
      orProblem(context, async () => {
        const platform = isLanguageCode(language) ? context.platform.speaking(language) : context.platform
        return signIn(context, await platform.act(freePlay, { os: 'web' }))
      }),
    logOut: async (_root, _args, context) => {
      const { platform } = context.session
      context.session.close()
      // The cookie is gone whatever the platform says; a token it did not hear about ends by its own time.
      await platform?.act(logout, {}).catch((error: unknown) => {
        context.log.warn({ reason: (error as Error).message }, 'the platform did not hear of a log-out')
      })
      return { __typename: 'LogOutResult', signedOut: true }
    },
  },
}
