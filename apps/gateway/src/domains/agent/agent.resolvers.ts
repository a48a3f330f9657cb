import type { Resolvers } from '../base/resolvers.generated.ts'
import { agentMenu } from '../session/menus.ts'
import { toOverview } from './team-overview.ts'

export const agentResolvers: Resolvers = {
  AgentAccount: {
    menu: async ({ account }, _args, context) => agentMenu(account, await context.brand()),
    teamOverview: ({ account }, args, context) => toOverview(account, args, context),
  },
}
