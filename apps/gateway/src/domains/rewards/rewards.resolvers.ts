import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import * as contract from '@playhouse/platform-api/rewards.ts'
import { badArgument } from '../base/errors.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { brandCurrency } from '../site/settings.ts'
import { withKnownProducts } from '../games/known-products.ts'
import { money } from '../wallet/money.ts'

type Week = ValueOf<typeof contract.claimRebate>

const DAY = /^\d{4}-\d{2}-\d{2}$/

export const rewardResolvers: Resolvers = {
  MemberAccount: {
    rankProgress: (_account, _args, context) =>
      readSession(context, async (platform) => {
        const [found, currency] = await Promise.all([
          platform.read(playerRankProgress, {}),
          brandCurrency(context.platform),
        ])
        const goal = ({ actual, expected }: { actual: string; expected: string }) => ({
          __typename: 'RankGoal' as const,
          actual: money(actual, currency),
          expected: money(expected, currency),
        })
        return {
          __typename: 'RankProgress' as const,
          name: found.playerRankName,
          rank: found.rank,
          nextRank: found.nextRank ?? null,
          monthlyTurnover: goal(found.monthlyTurnover),
          totalTurnover: goal(found.totalTurnover),
          keepTurnover: money(found.keepTurnover, currency),
          missedMonths: found.missedMonths,
          judgedOn: found.judgedOn ?? null,
          ladder: found.ladder.map(({ rank, name, totalTurnover, monthlyTurnover, ...level }) => ({
            __typename: 'RankLevel' as const,
            rank,
            name,
            totalTurnover: money(totalTurnover, currency),
            monthlyTurnover: money(monthlyTurnover, currency),
            rebateBasisPoints: level.rebateBasisPoints,
            pointsBasisPoints: level.pointsPercent * 100,
            withdrawalsPerDay: level.withdrawalsPerDay ?? null,
            withdrawalsMaximum: level.withdrawalsMax ? money(level.withdrawalsMax, currency) : null,
            reviewFrom: level.reviewFrom ? money(level.reviewFrom, currency) : null,
            birthdayGift: level.birthdayGift ? money(level.birthdayGift, currency) : null,
            hasPersonalService: level.personalService,
          })),
          changes: found.changes.map(({ at, ...change }) => ({
            __typename: 'RankChange' as const,
            ...change,
            at: dateTime(at),
          })),
        }
      }),
    rebates: async (_account, _args, context) => {
      const brand = await context.brand()
      if (!brand.isOn(contract.rebates.moduleId)) return null
      return readSession(context, async (platform) => {
        const { rank, currency, minAmount, rates, weeks } = await platform.read(contract.rebates, {})
        return {
          __typename: 'Rebates' as const,
          rank,
          minimum: money(minAmount, currency),
          rates: withKnownProducts(rates).map(({ product, basisPoints, nextBasisPoints }) => ({
            __typename: 'RebateRate' as const,
            product,
            basisPoints,
            nextBasisPoints,
          })),
          weeks: weeks.map((week) => weekOf(week, currency)),
        }
      })
    },
  },
  Mutation: {
    claimRebate: memberMutation(async (platform, { week }, context) => {
      if (!DAY.test(week)) throw badArgument('week is a day.')
      const currency = await brandCurrency(context.platform)
      const claimed = await platform.write(contract.claimRebate, { week })
      return { __typename: 'ClaimRebateSuccess', week: weekOf(claimed, currency) }
    }),
  },
}

function weekOf(
  { turnover, amount, lines, claimableFrom, claimableUntil, claimedAt, ...week }: Week,
  currency: string,
) {
  return {
    __typename: 'RebateWeek' as const,
    ...week,
    id: week.from,
    turnover: money(turnover, currency),
    amount: money(amount, currency),
    lines: withKnownProducts(lines).map((line) => ({
      __typename: 'RebateLine' as const,
      product: line.product,
      turnover: money(line.turnover, currency),
      basisPoints: line.basisPoints,
      amount: money(line.amount, currency),
    })),
    claimableFrom: dateTime(claimableFrom),
    claimableUntil: dateTime(claimableUntil),
    claimedAt: claimedAt === null ? null : dateTime(claimedAt),
  }
}
