import { changePassword, memberInfo, updateLanguage, updateMember } from '@playhouse/platform-api/member.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { orInvalidInput, problem } from '../../graphql/results.ts'
import { dateTime } from '../../graphql/scalars.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { memberMenu } from '../session/menus.ts'

export const memberResolvers: Resolvers = {
  Mutation: {
    changePassword: (_root, { input: { oldPassword, newPassword, confirmNewPassword } }, context) =>
      orInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        try {
          const changed = await platform.act(changePassword, { oldPassword, newPassword, confirmNewPassword })
          return { __typename: 'PasswordChanged', endedSessions: changed.endedSessions }
        } catch (error) {
          if (!(error instanceof PlatformRefusal) || error.code !== 'login.failed') throw error
          return problem('LOGIN_FAILED', { field: 'oldPassword' })
        }
      }),
    updateProfile: (_root, { input: { nickname } }, context) =>
      orInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        await platform.act(updateMember, { nickname })
        return { __typename: 'ProfileUpdated', viewer: await platform.ask(memberInfo, {}) }
      }),
    setLanguage: (_root, { input: { language } }, context) =>
      orInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const kept = await platform.act(updateLanguage, { language })
        return { __typename: 'LanguageSet', language: kept.language }
      }),
  },
  MemberCentre: {
    menu: async ({ account }, _args, context) => memberMenu(account, await context.brand()),
    profile: ({ account: { mobile, email, regDate, lastLogin, hasPaymentPassword } }) => ({
      __typename: 'MemberProfile',
      mobile: mobile ?? null,
      email: email ?? null,
      registeredAt: dateTime(regDate),
      previousLogIn: lastLogin ? { __typename: 'LogIn', at: dateTime(lastLogin.at), address: lastLogin.ip } : null,
      hasPaymentPassword,
    }),
  },
}
