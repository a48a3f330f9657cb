import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/points.ts'
import { pageInfo } from '../base/connections.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { pictureAddress } from '../site/pictures.ts'
import { brandCurrency } from '../site/settings.ts'
import { withKnownProducts } from '../games/known-products.ts'
import { money } from '../wallet/money.ts'

type Stored = ValueOf<typeof contract.redeemPointReward>

const PAGES_MAX = 10_000
const PAGE_SIZE_MAX = 50

export const pointsResolvers: Resolvers = {
  Site: {
    pointsMall: async (_site, _args, context) => {
      if (!(await context.brand()).isOn(contract.pointReward.moduleId)) return null
      const [{ list }, config, currency] = await Promise.all([
        context.platform.read(contract.pointReward, {}),
        context.platform.read(contract.pointConfig, {}),
        brandCurrency(context.platform),
      ])
      const items = list.map(async ({ amount, picture, ...item }) => ({
        __typename: 'PointsItem' as const,
        ...item,
        worth: money(amount, currency),
        picture: await pictureAddress(context, picture),
      }))
      return {
        __typename: 'PointsMall' as const,
        items: await Promise.all(items),
        cashPerPoint: money(config.cashPerPoint, currency),
        minimumConversion: config.minPoints,
        rates: withKnownProducts(config.rates).map(({ product, turnoverPerPoint }) => ({
          __typename: 'PointsRate' as const,
          product,
          turnoverPerPoint: money(turnoverPerPoint, currency),
        })),
      }
    },
  },
  MemberAccount: {
    points: async (_account, _args, context) => {
      if (!(await context.brand()).isOn(contract.pointBalance.moduleId)) return null
      return readSession(context, async (platform) => {
        const { balance: points, creditedUntil, hasPaymentPassword } = await platform.read(contract.pointBalance, {})
        return { balance: points, countedUntil: creditedUntil, hasPaymentPassword }
      })
    },
  },
  MemberPoints: {
    redemptions: (_points, { page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const requested = { pageNo: Math.min(page, PAGES_MAX), pageSize: Math.min(pageSize, PAGE_SIZE_MAX) }
        const [{ list, total }, currency] = await Promise.all([
          platform.read(contract.redeemPointList, requested),
          brandCurrency(context.platform),
        ])
        return {
          __typename: 'RedemptionPage' as const,
          nodes: list.map((one) => redemptionOf(one, currency)),
          totalCount: total,
          pageInfo: pageInfo(requested.pageNo, Math.ceil(total / requested.pageSize)),
        }
      }),
    statement: (_points, { page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const requested = { pageNo: Math.min(page, PAGES_MAX), pageSize: Math.min(pageSize, PAGE_SIZE_MAX) }
        const { list, total } = await platform.read(contract.pointStatement, requested)
        return {
          __typename: 'PointsEntryPage' as const,
          nodes: list.map(({ at, ...entry }) => ({
            __typename: 'PointsEntry' as const,
            ...entry,
            at: dateTime(at),
          })),
          totalCount: total,
          pageInfo: pageInfo(requested.pageNo, Math.ceil(total / requested.pageSize)),
        }
      }),
  },
  Mutation: {
    redeemPoints: memberMutation(async (platform, { note, ...input }, context) => {
      const currency = await brandCurrency(context.platform)
      return spent(await platform.write(contract.redeemPointReward, { ...input, ...(note && { note }) }), currency)
    }),
    convertPoints: memberMutation(async (platform, input, context) => {
      const currency = await brandCurrency(context.platform)
      return spent(await platform.write(contract.convertPoint, input), currency)
    }),
  },
}

const spent = ({ redemption }: Stored, currency: string) => ({
  __typename: 'SpendPointsSuccess' as const,
  redemption: redemptionOf(redemption, currency),
})

function redemptionOf(
  { id, itemName, points, amount, status, reason, requestedAt }: Stored['redemption'],
  currency: string,
) {
  return {
    __typename: 'Redemption' as const,
    id,
    itemName,
    points,
    worth: money(amount, currency),
    status,
    reason,
    requestedAt: dateTime(requestedAt),
  }
}
