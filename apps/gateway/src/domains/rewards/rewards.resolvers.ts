import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import * as contract from '@playhouse/platform-api/rewards.ts'
import { badArgument } from '../base/errors.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { pictureAddress } from '../site/pictures.ts'
import { loadCurrency } from '../site/settings.ts'
import { withKnownProducts } from '../games/known-products.ts'
import { takes } from '../base/contract-input.ts'

type Week = ValueOf<typeof contract.claimRebate>

export const rewardResolvers: Resolvers = {
  MemberAccount: {
    rankProgress: (_account, _args, context) =>
      readSession(context, async (platform) => {
        const [{ playerRankName, ladder, ...progress }] = await Promise.all([
          platform.read(playerRankProgress, {}),
          loadCurrency(context),
        ])
        const pictures = await Promise.all(
          ladder.map(({ rank }) => pictureAddress(context, `/media/ranks/${rank}.svg`)),
        )
        return {
          ...progress,
          name: playerRankName,
          ladder: ladder.map(({ pointsPercent, withdrawalsMax, personalService, ...level }, index) => ({
            ...level,
            picture: pictures[index] ?? '',
            pointsBasisPoints: pointsPercent * 100,
            withdrawalsMaximum: withdrawalsMax ?? null,
            hasPersonalService: personalService,
          })),
        }
      }),
    rebates: async (_account, _args, context) => {
      const brand = await context.brand()
      if (!brand.offers(contract.rebates)) return null
      return readSession(context, async (platform) => {
        const { rank, minAmount, rates, weeks } = await platform.read(contract.rebates, {})
        return {
          rank,
          minimum: minAmount,
          rates: withKnownProducts(rates),
          weeks: weeks.map(getWeek),
        }
      })
    },
  },
  Mutation: {
    claimRebate: memberMutation(async (platform, { week }, context) => {
      if (!takes(contract.claimRebate, 'week', week)) throw badArgument('week is a day.')
      await loadCurrency(context)
      const claimed = await platform.write(contract.claimRebate, { week })
      return { __typename: 'ClaimRebateSuccess', week: getWeek(claimed) }
    }),
  },
}

const getWeek = (week: Week) => ({ ...week, id: week.from, lines: withKnownProducts(week.lines) })
