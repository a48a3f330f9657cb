import { isGameCategory } from '@playhouse/shared/game-categories.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/missions.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { hasKnownProducts } from '../games/known-products.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'

type Mission = ValueOf<typeof contract.claimMission>['mission']

export const missionResolvers: Resolvers = {
  MemberAccount: {
    missions: async (_account, _args, context) => {
      if (!(await context.brand()).isOn(contract.missionSummary.moduleId)) return null
      return readSession(context, async (platform) => {
        const { currency, claimable, excluded, missions } = await platform.read(contract.missionSummary, {})
        return {
          __typename: 'Missions' as const,
          claimableCount: claimable,
          isExcluded: excluded,
          items: missions.filter(hasKnownProducts).map((one) => missionOf(one, currency)),
        }
      })
    },
    leaderboards: async (_account, _args, context) => {
      if (!(await context.brand()).isOn(contract.missionLeaderboard.moduleId)) return null
      return readSession(context, async (platform) => {
        const { currency, boards, past } = await platform.read(contract.missionLeaderboard, {})
        return {
          __typename: 'Leaderboards' as const,
          running: boards
            .filter(hasKnownProducts)
            .map(({ minStake, endsAt, paidFrom, prizes, places, own, ...board }) => ({
              __typename: 'Leaderboard' as const,
              ...board,
              products: board.products.filter(isGameCategory),
              minStake: parseAmount(minStake) > 0n ? money(minStake, currency) : null,
              endsAt: dateTime(endsAt),
              paidFrom: dateTime(paidFrom),
              prizes: prizes.map(({ from, to, amount }) => ({
                __typename: 'LeaderboardPrize' as const,
                from,
                to,
                amount: money(amount, currency),
              })),
              places: places.map((place) => placeOf(place, board.metric, currency)),
              own: own && placeOf(own, board.metric, currency),
            })),
          past: past.map(({ boardId, title, metric, from, to, state, winners }) => ({
            __typename: 'LeaderboardResult' as const,
            id: `${boardId}:${from}`,
            title,
            from,
            to,
            isClosed: state === 'CLOSED',
            winners: winners.map((place) => placeOf(place, metric, currency)),
          })),
        }
      })
    },
  },
  Mutation: {
    claimMission: memberMutation(async (platform, { id }, context) => {
      const [missionId = '', period = ''] = id.split(':')
      if (!missionId || !period) return problem('MISSION_NOT_FOUND')
      const currency = await brandCurrency(context.platform)
      const { mission } = await platform.write(contract.claimMission, { missionId, period })
      return { __typename: 'ClaimMissionSuccess', mission: missionOf(mission, currency) }
    }),
  },
}

function missionOf(
  { id, period, title, kind, cycle, products, target, progress, state, amount, points, ...times }: Mission,
  currency: string,
) {
  const isTurnover = kind === 'TURNOVER'
  return {
    __typename: 'Mission' as const,
    id: `${id}:${period}`,
    title,
    kind,
    cycle,
    products: products.filter(isGameCategory),
    turnover: isTurnover
      ? {
          __typename: 'MissionTurnover' as const,
          actual: money(progress, currency),
          expected: money(target, currency),
        }
      : null,
    count: isTurnover
      ? null
      : { __typename: 'MissionCount' as const, actual: Number(progress), expected: Number(target) },
    state,
    reward: parseAmount(amount) > 0n ? money(amount, currency) : null,
    points: parseAmount(points) > 0n ? points : null,
    endsAt: dateOf(times.endsAt),
    claimableUntil: dateOf(times.claimableUntil),
    claimedAt: dateOf(times.claimedAt),
  }
}

type Board = ValueOf<typeof contract.missionLeaderboard>['boards'][number]

function placeOf(
  { rank, account, own, score, prize }: Board['places'][number],
  metric: Board['metric'],
  currency: string,
) {
  return {
    __typename: 'LeaderboardPlace' as const,
    rank,
    maskedUsername: account,
    isOwn: own,
    turnover: metric === 'TURNOVER' ? money(score, currency) : null,
    multiple: metric === 'MULTIPLIER' ? score : null,
    prize: prize === null ? null : money(prize, currency),
  }
}

const dateOf = (at: number | null) => (at === null ? null : dateTime(at))
