import { creditReport, downlineTransactions, PAYMENT_TYPES, teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { countsIf, cursorInfo } from '../base/connections.ts'
import { atMost } from '../base/contract-input.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem } from '../base/results.ts'
import { getMovementType, platformTypes } from '../records/movement-types.ts'
import { readTeam, teamMember } from './downline.ts'

export const reportResolvers: Resolvers = {
  AgentAccount: {
    downlineTransactions: ({ account }, { from, to, username, type, first, after }, context, info) =>
      readTeam(account, context, { from, to, username }, async (platform) => {
        const wanted = type ? platformTypes([type]) : []
        const types = PAYMENT_TYPES.filter((payment) => wanted.includes(payment))
        if (type && types.length === 0) return problem('INVALID_INPUT', { field: 'type' })
        const { sums, list, next, total } = await platform.read(downlineTransactions, {
          from,
          to,
          ...(username && { account: username }),
          ...(types.length > 0 && { types }),
          ...(after && { after }),
          pageSize: atMost(downlineTransactions, 'pageSize', first),
          ...countsIf(info),
        })
        return {
          __typename: 'DownlineTransactionConnection' as const,
          ...sums,
          edges: list.map((transaction) => ({
            node: {
              ...transaction,
              id: `${transaction.transactionId}.${transaction.account}`,
              username: transaction.account,
              type: getMovementType(transaction.type),
            },
          })),
          totalCount: total,
          pageInfo: cursorInfo(next),
        }
      }),
    creditReport: ({ account }, { from, to, username }, context) =>
      readTeam(account, context, { from, to, username }, async (platform) => {
        const requested = { from, to, ...(username && { account: username }) }
        const { account: whose, types, ...report } = await platform.read(creditReport, requested)
        return {
          __typename: 'CreditReport' as const,
          ...report,
          username: whose ?? account.account,
          types: types.map((sides) => ({ ...sides, type: getMovementType(sides.type) })),
        }
      }),
    teamWatch: ({ account }, { username }, context) =>
      readTeam(account, context, { username }, async (platform) => {
        const found = await platform.read(teamWatch, username ? { account: username } : {})
        const results = (list: typeof found.losses) =>
          list.map((one) => ({ member: teamMember(one), amount: one.amount }))
        return {
          __typename: 'TeamWatch' as const,
          days: found.days,
          isTooLarge: found.tooLarge,
          limit: found.limit,
          newMembers: found.newMembers.map(({ registeredAt, ...member }) => ({
            member: teamMember(member),
            registeredAt,
          })),
          quietMembers: found.quiet.map(({ lastDay, ...member }) => ({ member: teamMember(member), lastDay })),
          losses: results(found.losses),
          wins: results(found.wins),
        }
      }),
  },
}
