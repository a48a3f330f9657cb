import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/points.ts'
import { pageInfo } from '../base/connections.ts'
import { pageInput } from '../base/contract-input.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { pictureAddress } from '../site/pictures.ts'
import { loadCurrency } from '../site/settings.ts'
import { withKnownProducts } from '../games/known-products.ts'

type Stored = ValueOf<typeof contract.redeemPointReward>

export const pointsResolvers: Resolvers = {
  Site: {
    pointsMall: async (_site, _args, context) => {
      if (!(await context.brand()).offers(contract.pointReward)) return null
      const [{ list }, config] = await Promise.all([
        context.platform.read(contract.pointReward, {}),
        context.platform.read(contract.pointConfig, {}),
        loadCurrency(context),
      ])
      const items = list.map(async ({ amount, picture, ...item }) => ({
        ...item,
        worth: amount,
        picture: await pictureAddress(context, picture),
      }))
      return {
        items: await Promise.all(items),
        cashPerPoint: config.cashPerPoint,
        minimumConversion: config.minPoints,
        rates: withKnownProducts(config.rates),
      }
    },
  },
  MemberAccount: {
    points: async (_account, _args, context) => {
      if (!(await context.brand()).offers(contract.pointBalance)) return null
      return readSession(context, async (platform) => {
        const { balance: points, creditedUntil, hasPaymentPassword } = await platform.read(contract.pointBalance, {})
        return { balance: points, countedUntil: creditedUntil, hasPaymentPassword }
      })
    },
  },
  MemberPoints: {
    redemptions: (_points, { page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const requested = pageInput(contract.redeemPointList, { page, pageSize })
        const [{ list, total }] = await Promise.all([
          platform.read(contract.redeemPointList, requested),
          loadCurrency(context),
        ])
        return {
          nodes: list.map(getRedemption),
          totalCount: total,
          pageInfo: pageInfo(requested.pageNo, Math.ceil(total / requested.pageSize)),
        }
      }),
    statement: (_points, { page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const requested = pageInput(contract.pointStatement, { page, pageSize })
        const { list, total } = await platform.read(contract.pointStatement, requested)
        return {
          nodes: list,
          totalCount: total,
          pageInfo: pageInfo(requested.pageNo, Math.ceil(total / requested.pageSize)),
        }
      }),
  },
  Mutation: {
    redeemPoints: memberMutation(async (platform, { note, ...input }, context) => {
      await loadCurrency(context)
      return spent(await platform.write(contract.redeemPointReward, { ...input, ...(note && { note }) }))
    }),
    convertPoints: memberMutation(async (platform, input, context) => {
      await loadCurrency(context)
      return spent(await platform.write(contract.convertPoint, input))
    }),
  },
}

const spent = ({ redemption }: Stored) => ({
  __typename: 'SpendPointsSuccess' as const,
  redemption: getRedemption(redemption),
})

const getRedemption = (redemption: Stored['redemption']) => ({ ...redemption, worth: redemption.amount })
