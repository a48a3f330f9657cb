import { updateLanguage } from '@playhouse/platform-api/member.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { memberMenu } from '../session/menus.ts'
import { readAvatar } from './avatar.ts'

export const memberResolvers: Resolvers = {
  Mutation: {
    setLanguage: memberMutation(async (platform, { language }) => {
      const stored = await platform.write(updateLanguage, { language })
      return { __typename: 'SetLanguageSuccess', language: stored.language }
    }),
  },
  Viewer: {
    avatar: (account, _args, context) => readAvatar(account, context),
  },
  MemberAccount: {
    menu: async ({ account }, _args, context) => memberMenu(account, await context.brand()),
  },
}
