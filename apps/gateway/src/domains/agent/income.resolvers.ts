import { income } from '@playhouse/platform-api/agent-contracts.ts'
import { pageInfo } from '../base/connections.ts'
import { pageInput } from '../base/contract-input.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { toBill } from './bills.ts'
import { readTeam } from './downline.ts'

export const incomeResolvers: Resolvers = {
  AgentAccount: {
    income: ({ account }, { from, to, page, pageSize }, context) =>
      readTeam(account, context, { from, to }, async (platform) => {
        const requested = { from, to, ...pageInput(income, { page, pageSize }) }
        const found = await platform.read(income, requested)
        return {
          __typename: 'AgentIncome' as const,
          ...found,
          bills: found.bills.map(toBill),
          pageInfo: pageInfo(requested.pageNo, found.totalPages),
        }
      }),
  },
}
