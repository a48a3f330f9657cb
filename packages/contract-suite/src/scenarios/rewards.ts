import { memberInfo } from '@playhouse/platform-api/member.ts'
import { claimMission, missionLeaderboard, missionSummary } from '@playhouse/platform-api/missions.ts'
import {
  convertPoint,
  pointBalance,
  pointStatement,
  redeemPointList,
  redeemPointReward,
} from '@playhouse/platform-api/points.ts'
import { applyPromotion, bonusAccount, forfeitBonus, memberPromotions } from '@playhouse/platform-api/promotions.ts'
import { buyRaffleTickets, claimRafflePrize } from '@playhouse/platform-api/raffles.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import { referralDetails, referralFriends } from '@playhouse/platform-api/referrals.ts'
import { claimRebate, rebates } from '@playhouse/platform-api/rewards.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { type Cast, reader } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { moving } from './money.ts'
import { points } from './points.ts'
import { offers, shownPromotions } from './promotions.ts'
import { raffle } from './raffles.ts'

/** Promotions, bonuses, rebates, missions, points and raffles. */
export async function rewards(suite: Suite, cast: Cast): Promise<void> {
  const { member, given } = cast
  const as = reader(cast)
  for (const endpoint of [
    memberPromotions,
    bonusAccount,
    rebates,
    missionSummary,
    missionLeaderboard,
    pointBalance,
    playerRankProgress,
    referralDetails,
  ])
    await suite.ok(endpoint, {}, { as })
  await suite.ok(redeemPointList, {}, { as })
  await suite.ok(pointStatement, {}, { as })
  await suite.agree(referralDetails, 'counts the friends', async () => {
    const details = await suite.ok(referralDetails, {}, { as })
    const friends = await suite.ok(referralFriends, {}, { as })
    return details && friends && [details.totalInvitations, friends.total]
  })
  const { promotionDomains = [] } = (await suite.ok(referralDetails, {}, { as })) ?? {}
  suite.check(
    referralDetails,
    'links lead to the brand’s site',
    promotionDomains.every((domain) => suite.facts.hosts?.own.has(new URL(domain).origin) ?? true),
    promotionDomains.join(', '),
  )
  const ranks = await suite.ok(playerRankProgress, {}, { as })
  const own = ranks?.ladder.find(({ rank }) => rank === ranks.rank)
  if (ranks && own) suite.same(playerRankProgress, 'has the name of its rank', ranks.playerRankName, own.name)
  await shownPromotions(suite)
  const players = [member, given].filter((account): account is Account => account !== undefined)
  if (suite.readOnly || players.length === 0) return
  for (const player of players) {
    await offers(suite, player)
    await rebateClaims(suite, player)
    await missionClaims(suite, player)
    await points(suite, player)
    await raffle(suite, player)
  }
  suite.needs('an account with a running bonus', forfeitBonus)
  suite.needs('an account with losses of last week', applyPromotion)
  suite.needs('an account with turnover of last week', claimRebate)
  suite.needs('an account that has reached a mission', claimMission)
  suite.needs('an account with points', redeemPointReward, convertPoint, buyRaffleTickets)
  suite.needs('an account that has won a raffle', claimRafflePrize)
}

/** One unit of the currency, in ten thousandths of minor units. */
const ROUNDED = 10_000n * 10_000n

async function rebateClaims(suite: Suite, as: Account): Promise<void> {
  const weeks = (await suite.ok(rebates, {}, { as }))?.weeks ?? []
  for (const { lines } of weeks) {
    for (const { turnover, basisPoints, amount } of lines) {
      const exact = parseAmount(turnover) * BigInt(basisPoints)
      const paid = parseAmount(amount) * 10_000n
      // Platforms round to units of the currency.
      suite.check(
        rebates,
        'an amount is its rate of the turnover',
        paid <= exact + ROUNDED && paid > exact - ROUNDED,
        `${amount} of ${turnover} at ${basisPoints} basis points`,
      )
    }
  }
  const week = weeks.find(({ state }) => state === 'CLAIMABLE')
  if (week) {
    await moving(
      suite,
      claimRebate,
      as,
      () => suite.ok(claimRebate, { week: week.from }, { as }),
      ({ amount }) => parseAmount(amount),
    )
    await moving(
      suite,
      claimRebate,
      as,
      () => suite.ok(claimRebate, { week: week.from }, { as, name: 'a second claim pays nothing' }),
      () => 0n,
    )
  }
  await suite.refused(claimRebate, { week: '2020-01-06' }, 'reward.not.claimable', {
    as,
    name: 'a week without play is refused',
  })
}

/** Earlier periods of a mission are shown while their reward waits. */
const isOver = (suite: Suite, { endsAt }: { endsAt: number | null }) => endsAt !== null && endsAt <= suite.now()

async function missionClaims(suite: Suite, as: Account): Promise<void> {
  const summary = await suite.ok(missionSummary, {}, { as })
  const mission = summary?.missions.find(({ state }) => state === 'REACHED')
  if (mission && summary) {
    const input = { missionId: mission.id, period: mission.period }
    const claimed = await moving(
      suite,
      claimMission,
      as,
      () => suite.ok(claimMission, input, { as }),
      () => parseAmount(mission.amount),
    )
    if (claimed) suite.same(claimMission, 'one fewer can be claimed', claimed.claimable, summary.claimable - 1)
    const then = claimed && (await suite.ok(missionSummary, {}, { as }))
    if (then)
      suite.same(
        claimMission,
        'is kept',
        then.missions.find(({ id, period }) => id === mission.id && period === mission.period)?.state ??
          (isOver(suite, mission) ? 'CLAIMED' : undefined),
        'CLAIMED',
      )
    if (claimed)
      await moving(
        suite,
        claimMission,
        as,
        () => suite.ok(claimMission, input, { as, name: 'a second claim pays nothing' }),
        () => 0n,
      )
  }
  await suite.agree(memberInfo, 'counts the missions that can be claimed', async () => {
    const info = await suite.ok(memberInfo, {}, { as })
    const missions = await suite.ok(missionSummary, {}, { as })
    return info && missions && [info.claimableMissions, missions.claimable]
  })
  const running = summary?.missions.find(({ state }) => state === 'RUNNING')
  if (running)
    await suite.refused(claimMission, { missionId: running.id, period: running.period }, 'mission.not.reached', {
      as,
      name: 'one that is not reached is refused',
    })
}
