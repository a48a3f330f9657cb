import { income } from '@playhouse/platform-api/agent-contracts.ts'
import { pageInfo } from '../base/connections.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { billOf } from './bills.ts'
import { readTeam } from './downline.ts'

const PAGES_MAX = 100_000
const PAGE_SIZE_MAX = 100

export const incomeResolvers: Resolvers = {
  AgentAccount: {
    income: ({ account }, { from, to, page, pageSize }, context) =>
      readTeam(account, context, { from, to }, async (platform) => {
        const pageNo = Math.min(page, PAGES_MAX)
        const requested = { from, to, pageNo, pageSize: Math.min(pageSize, PAGE_SIZE_MAX) }
        const found = await platform.read(income, requested)
        return {
          __typename: 'AgentIncome' as const,
          ...found,
          bills: found.bills.map(billOf),
          pageInfo: pageInfo(pageNo, found.totalPages),
        }
      }),
  },
}
