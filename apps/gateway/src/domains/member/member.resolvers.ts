import { updateLanguage, updateMember } from '@playhouse/platform-api/member.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchInvalidInput, problem } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { memberMenu } from '../session/menus.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { previousLogIn } from '../session/previous-log-in.ts'
import { avatarOf } from './avatar.ts'

export const memberResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_root, { input }, context) =>
      catchInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        await platform.write(updateMember, withoutNulls(input))
        return { __typename: 'UpdateProfileSuccess' }
      }),
    setLanguage: (_root, { input: { language } }, context) =>
      catchInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const kept = await platform.write(updateLanguage, { language })
        return { __typename: 'SetLanguageSuccess', language: kept.language }
      }),
  },
  Viewer: {
    avatar: (account, _args, context) => avatarOf(account, context),
  },
  MemberAccount: {
    menu: async ({ account }, _args, context) => memberMenu(account, await context.brand()),
    profile: ({ account: { mobile, email, regDate, lastLogin, hasPaymentPassword } }) => ({
      __typename: 'MemberProfile',
      mobile: mobile ?? null,
      email: email ?? null,
      registeredAt: dateTime(regDate),
      previousLogIn: previousLogIn({ lastLogin }),
      hasPaymentPassword,
    }),
  },
}
