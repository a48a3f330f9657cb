import * as contract from '@playhouse/platform-api/agent-downline.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { agentMutation } from './agent-mutation.ts'
import { countedProducts, toDownline, toDownlines, readDownline, getTeamBetting } from './downline.ts'

export const downlineResolvers: Resolvers = {
  AgentAccount: {
    downlines: ({ account }, args, context) => toDownlines(account, args, context),
    downline: ({ account }, args, context) => toDownline(account, args, context),
    teamBetting: ({ account }, args, context) => getTeamBetting(account, args, context),
    rebateSettings: (_agent, _args, context) =>
      readSession(context, async (platform) => {
        const { rate, maxRate, shares, series, hasPaymentPassword } = await platform.read(contract.rebateSettings, {})
        return {
          basisPoints: rate,
          maximumBasisPoints: maxRate,
          countedProducts: countedProducts(shares),
          prizeSeries: series,
          hasPaymentPassword,
        }
      }),
    registrationLinks: (_agent, _args, context) =>
      readSession(context, async (platform) => {
        const { affiliateCode, list } = await platform.read(contract.affiliateUrls, {})
        return { agentCode: affiliateCode, nodes: list.map(getLink) }
      }),
  },
  DownlineChangeSuccess: {
    account: ({ username }, _args, context) => readSession(context, (platform) => readDownline(platform, username)),
  },
  Mutation: {
    createDownline: agentMutation(
      async (platform, { username, password, isAgent, rebateBasisPoints: rate, prizeSeries }) => {
        const kind = isAgent ? ('agent' as const) : ('member' as const)
        const order = { username, password, kind, rate, ...(prizeSeries != null && { series: prizeSeries }) }
        const { account } = await platform.write(contract.createDownline, order)
        return { __typename: 'DownlineChangeSuccess', username: account }
      },
    ),
    setDownlineRebate: agentMutation(
      async (platform, { username, rebateBasisPoints, prizeSeries, paymentPassword }) => {
        const order = {
          account: username,
          rate: rebateBasisPoints,
          ...(prizeSeries != null && { series: prizeSeries }),
          paymentPassword,
        }
        await platform.write(contract.setDownlineRebate, order)
        return { __typename: 'DownlineChangeSuccess', username }
      },
    ),
    promoteDownline: agentMutation(async (platform, { username, paymentPassword }) => {
      await platform.write(contract.promoteDownline, { account: username, paymentPassword })
      return { __typename: 'DownlineChangeSuccess', username }
    }),
    noteDownline: agentMutation(async (platform, { username, note }) => {
      await platform.write(contract.noteDownline, { account: username, note })
      return { __typename: 'DownlineChangeSuccess', username }
    }),
    createRegistrationLink: agentMutation(
      async (platform, { name, subId, rebateBasisPoints: rate, prizeSeries, lastDay }) => {
        const optional = { ...(subId && { subId }), ...(prizeSeries != null && { series: prizeSeries }) }
        const order = { name, rate, ...optional, ...(lastDay && { lastDay }) }
        const link = getLink(await platform.write(contract.createAffiliateUrl, order))
        return { __typename: 'CreateRegistrationLinkSuccess', link }
      },
    ),
    removeRegistrationLink: agentMutation(async (platform, { id }) => {
      const { code } = await platform.write(contract.removeAffiliateUrl, { code: id })
      return { __typename: 'RemoveRegistrationLinkSuccess', id: code }
    }),
  },
}

const getLink = ({
  code,
  rate,
  series,
  expired,
  active,
  ...link
}: ValueOf<typeof contract.affiliateUrls>['list'][number]) => ({
  ...link,
  id: code,
  rebateBasisPoints: rate,
  prizeSeries: series,
  isExpired: expired,
  activeMembers: active,
})
