import { creditReport, downlineTransactions, PAYMENT_TYPES, teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { countsIf, cursorInfo } from '../base/connections.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { movementTypeOf, platformTypes } from '../records/movement-types.ts'
import { money } from '../wallet/money.ts'
import { readTeam, teamMember } from './downline.ts'

const PAGE_SIZE_MAX = 100

export const reportResolvers: Resolvers = {
  AgentAccount: {
    downlineTransactions: ({ account }, { from, to, username, type, first, after }, context, info) =>
      readTeam(account, context, { from, to, username }, async (platform) => {
        const wanted = type ? platformTypes([type]) : []
        const types = PAYMENT_TYPES.filter((payment) => wanted.includes(payment))
        if (type && types.length === 0) return problem('INVALID_INPUT', { field: 'type' })
        const { currency, sums, list, next, total } = await platform.read(downlineTransactions, {
          from,
          to,
          ...(username && { account: username }),
          ...(types.length > 0 && { types }),
          ...(after && { after }),
          pageSize: Math.min(first, PAGE_SIZE_MAX),
          ...countsIf(info),
        })
        return {
          __typename: 'DownlineTransactionConnection' as const,
          deposit: money(sums.deposit, currency),
          withdrawal: money(sums.withdrawal, currency),
          transferIn: sums.transferIn === null ? null : money(sums.transferIn, currency),
          transferOut: sums.transferOut === null ? null : money(sums.transferOut, currency),
          edges: list.map(({ transactionId, account: owner, type: kind, amount, counterparty, at }) => ({
            __typename: 'DownlineTransactionEdge' as const,
            node: {
              __typename: 'DownlineTransaction' as const,
              id: `${transactionId}.${owner}`,
              username: owner,
              type: movementTypeOf(kind),
              amount: money(amount, currency),
              counterparty,
              at: dateTime(at),
            },
          })),
          totalCount: total,
          pageInfo: cursorInfo(next),
        }
      }),
    creditReport: ({ account }, { from, to, username }, context) =>
      readTeam(account, context, { from, to, username }, async (platform) => {
        const requested = { from, to, ...(username && { account: username }) }
        const {
          account: whose,
          currency,
          opening,
          closing,
          types,
          days,
          ...sums
        } = await platform.read(creditReport, requested)
        const sidesOf = ({ credit, debit }: { credit: string; debit: string }) => {
          return { credit: money(credit, currency), debit: money(debit, currency) }
        }
        return {
          __typename: 'CreditReport' as const,
          username: whose ?? account.account,
          opening: money(opening, currency),
          ...sidesOf(sums),
          closing: money(closing, currency),
          types: types.map(({ type, ...row }) => {
            return { __typename: 'CreditType' as const, type: movementTypeOf(type), ...sidesOf(row) }
          }),
          days: days.map((row) => ({
            __typename: 'CreditDay' as const,
            day: row.day,
            opening: money(row.opening, currency),
            ...sidesOf(row),
            closing: money(row.closing, currency),
          })),
        }
      }),
    teamWatch: ({ account }, { username }, context) =>
      readTeam(account, context, { username }, async (platform) => {
        const found = await platform.read(teamWatch, username ? { account: username } : {})
        const results = (list: typeof found.losses) =>
          list.map(({ amount, ...member }) => ({
            __typename: 'MemberResult' as const,
            member: teamMember(member),
            amount: money(amount, found.currency),
          }))
        return {
          __typename: 'TeamWatch' as const,
          days: found.days,
          isTooLarge: found.tooLarge,
          limit: found.limit,
          newMembers: found.newMembers.map(({ registeredAt, ...member }) => {
            return {
              __typename: 'NewMember' as const,
              member: teamMember(member),
              registeredAt: dateTime(registeredAt),
            }
          }),
          quietMembers: found.quiet.map(({ lastDay, ...member }) => {
            return { __typename: 'QuietMember' as const, member: teamMember(member), lastDay }
          }),
          losses: results(found.losses),
          wins: results(found.wins),
        }
      }),
  },
}
