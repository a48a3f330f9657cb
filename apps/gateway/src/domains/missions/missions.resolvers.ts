import { isGameCategory } from '@playhouse/shared/game-categories.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/missions.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { hasKnownProducts } from '../games/known-products.ts'
import { loadCurrency } from '../site/settings.ts'

type Mission = ValueOf<typeof contract.claimMission>['mission']

export const missionResolvers: Resolvers = {
  MemberAccount: {
    missions: async (_account, _args, context) => {
      if (!(await context.brand()).offers(contract.missionSummary)) return null
      return readSession(context, async (platform) => {
        const { claimable, excluded, missions } = await platform.read(contract.missionSummary, {})
        return {
          claimableCount: claimable,
          isExcluded: excluded,
          items: missions.filter(hasKnownProducts).map(toMission),
        }
      })
    },
    leaderboards: async (_account, _args, context) => {
      if (!(await context.brand()).offers(contract.missionLeaderboard)) return null
      return readSession(context, async (platform) => {
        const { boards, past } = await platform.read(contract.missionLeaderboard, {})
        return {
          running: boards.filter(hasKnownProducts).map(({ minStake, places, own, ...board }) => ({
            ...board,
            products: board.products.filter(isGameCategory),
            minStake: parseAmount(minStake) > 0n ? minStake : null,
            places: places.map((place) => getPlace(place, board.metric)),
            own: own && getPlace(own, board.metric),
          })),
          past: past.map(({ boardId, title, metric, from, to, state, winners }) => ({
            id: `${boardId}:${from}`,
            title,
            from,
            to,
            isClosed: state === 'CLOSED',
            winners: winners.map((place) => getPlace(place, metric)),
          })),
        }
      })
    },
  },
  Mutation: {
    claimMission: memberMutation(async (platform, { id }, context) => {
      const [missionId = '', period = ''] = id.split(':')
      if (!missionId || !period) return problem('MISSION_NOT_FOUND')
      await loadCurrency(context)
      const { mission } = await platform.write(contract.claimMission, { missionId, period })
      return { __typename: 'ClaimMissionSuccess', mission: toMission(mission) }
    }),
  },
}

function toMission({ id, period, products, target, progress, amount, points, ...mission }: Mission) {
  const isTurnover = mission.kind === 'TURNOVER'
  return {
    ...mission,
    id: `${id}:${period}`,
    products: products.filter(isGameCategory),
    turnover: isTurnover ? { actual: progress, expected: target } : null,
    count: isTurnover ? null : { actual: Number(progress), expected: Number(target) },
    reward: parseAmount(amount) > 0n ? amount : null,
    points: parseAmount(points) > 0n ? points : null,
  }
}

type Board = ValueOf<typeof contract.missionLeaderboard>['boards'][number]

function getPlace({ rank, account, own, score, prize }: Board['places'][number], metric: Board['metric']) {
  return {
    rank,
    maskedUsername: account,
    isOwn: own,
    turnover: metric === 'TURNOVER' ? score : null,
    multiple: metric === 'MULTIPLIER' ? score : null,
    prize,
  }
}
