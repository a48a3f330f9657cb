import { updateLanguage } from '@playhouse/platform-api/member.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchInvalidInput, problem } from '../base/results.ts'
import { memberMenu } from '../session/menus.ts'
import { avatarOf } from './avatar.ts'

export const memberResolvers: Resolvers = {
  Mutation: {
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
  },
}
