import { updateLanguage, memberIcon } from '@playhouse/platform-api/member.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { memberMenu } from '../session/menus.ts'
import type { Account, Context } from '../base/context.ts'
import { pictureAddress } from '../site/pictures.ts'

/** URL of the account's picture. The default picture where the brand has no member pictures, and during an outage. */
async function readAvatar({ id }: Account, context: Context): Promise<string> {
  return pictureAddress(context, (await chosenPicture(context)) || `/media/avatars/${id}.svg`)
}

async function chosenPicture(context: Context): Promise<string | undefined> {
  const { platform } = context.session
  if (!platform || !(await context.brand()).offers(memberIcon)) return undefined
  try {
    return (await platform.read(memberIcon, {})).avatar
  } catch (error) {
    // A missing picture does not fail the query; other calls report an ended session.
    context.log.info({ reason: (error as Error).message }, 'the account picture is unavailable')
    return undefined
  }
}

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
