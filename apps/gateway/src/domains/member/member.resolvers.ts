import { memberInfo, updateLanguage, updateMember } from '@playhouse/platform-api/member.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { orInvalidInput, problem } from '../../graphql/results.ts'
import { dateTime } from '../../graphql/scalars.ts'
import { memberMenu } from '../session/menus.ts'
import { previousLogIn } from './previous-log-in.ts'

export const memberResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_root, { input: { nickname } }, context) =>
      orInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        await platform.act(updateMember, { nickname })
        return { __typename: 'UpdateProfileSuccess', viewer: await platform.ask(memberInfo, {}) }
      }),
    setLanguage: (_root, { input: { language } }, context) =>
      orInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const kept = await platform.act(updateLanguage, { language })
        return { __typename: 'SetLanguageSuccess', language: kept.language }
      }),
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
