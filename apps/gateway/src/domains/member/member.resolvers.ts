import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { dateTime } from '../../graphql/scalars.ts'
import { memberMenu } from '../session/menus.ts'

export const memberResolvers: Resolvers = {
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
