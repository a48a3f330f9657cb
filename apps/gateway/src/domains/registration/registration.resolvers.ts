import { register } from '@playhouse/platform-api/registration.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { orInvalidInput, problem } from '../../graphql/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { signIn } from '../session/sign-in.ts'

export const registrationResolvers: Resolvers = {
  Mutation: {
    register: (_root, { input }, context) =>
      orInvalidInput(context, async () => {
        const { username, password, confirmPassword, affiliateCode } = input
        const created = await context.platform
          .act(register, {
            username,
            password,
            confirmPassword,
            ...(affiliateCode && { affiliateCode }),
            registerUrl: context.siteOrigin,
          })
          .catch((error: unknown) => {
            if (error instanceof PlatformRefusal && error.code === 'username.taken') return undefined
            throw error
          })
        return created ? signIn(context, created) : problem('USERNAME_TAKEN', { field: 'username' })
      }),
  },
}
