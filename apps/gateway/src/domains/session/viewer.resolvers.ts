import { getAccountKind } from '@playhouse/shared/account-kinds.ts'
import { readAccount, readBalance } from '../base/own-account.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { pictureAddress } from '../site/pictures.ts'
import { accountMenu } from './menus.ts'
import { readSessions } from './active-session.ts'
import { MAY, permission } from './permissions.ts'
import { previousLogIn } from './previous-log-in.ts'

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, context) => readAccount(context),
  },
  LogInSuccess: {
    previousLogIn: async (_success, _args, context) => {
      const account = await readAccount(context)
      return account && previousLogIn(account)
    },
  },
  Viewer: {
    id: ({ id }) => String(id),
    username: ({ account }) => account,
    // Taken before the sibling fields are read: anything they miss comes after the cursor.
    liveCursor: (_viewer, _args, context) => context.live.cursor(),
    kind: ({ type }) => getAccountKind(type),
    label: async ({ clubLabel }, _args, context) => {
      if (!clubLabel) return null
      const { labelName: name, rankLevel: rank, color: textColour, color2: backgroundColour } = clubLabel
      const picture = await pictureAddress(context, `/media/ranks/${rank}.svg`)
      return { name, rank, textColour, backgroundColour, picture }
    },
    wallet: (_viewer, _args, context) => readBalance(context),
    menu: async (account, _args, context) => accountMenu(account, await context.brand()),
    canPlayForRealMoney: async (account, _args, context) => permission(MAY.playForReal(account, await context.brand())),
    canKeepFavourites: async (account, _args, context) =>
      permission(MAY.keepFavourites(account, await context.brand())),
    canChangePassword: async (account, _args, context) =>
      permission(MAY.changePassword(account, await context.brand())),
    sessions: (_viewer, _args, context) => readSession(context, readSessions),
    memberAccount: async (account, _args, context) => {
      const refusal = MAY.viewMemberAccount(account, await context.brand())
      return refusal ? problem(refusal) : { __typename: 'MemberAccount', account }
    },
    agentAccount: async (account, _args, context) => {
      const refusal = MAY.viewAgentAccount(account, await context.brand())
      return refusal ? problem(refusal) : { __typename: 'AgentAccount', account }
    },
  },
}
