import { memberInfo } from '@playhouse/platform-api/member.ts'
import { claimMission, missionLeaderboard, missionSummary } from '@playhouse/platform-api/missions.ts'
import {
  convertPoint,
  pointBalance,
  pointReward,
  pointStatement,
  redeemPointList,
  redeemPointReward,
} from '@playhouse/platform-api/points.ts'
import {
  applyPromotion,
  bonusAccount,
  claimPromotion,
  forfeitBonus,
  memberPromotions,
  promotionDetail,
  promotions,
} from '@playhouse/platform-api/promotions.ts'
import {
  buyRaffleTickets,
  claimRafflePrize,
  raffleDetail,
  raffles,
  raffleResults,
  raffleStatus,
  raffleTickets,
} from '@playhouse/platform-api/raffles.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import { referralDetails, referralFriends } from '@playhouse/platform-api/referrals.ts'
import { claimRebate, rebates } from '@playhouse/platform-api/rewards.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type Cast, givePaymentPassword, reader } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { moving, repeating, sameMoney } from './cashier.ts'

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
    await claims(suite, player)
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

async function shownPromotions(suite: Suite): Promise<void> {
  const all = await suite.ok(promotions, {})
  const [first] = all?.list ?? []
  if (!first) return suite.needs('a brand with promotions', promotionDetail)
  const detail = await suite.ok(promotionDetail, { id: first.id })
  if (detail)
    suite.same(
      promotionDetail,
      'agrees with the list',
      [detail.id, detail.title, detail.status],
      [first.id, first.title, first.status],
    )
  const codes = new Set(all?.categories.map(({ code }) => code))
  suite.check(
    promotions,
    'every category is listed',
    all?.list.every(({ category }) => codes.has(category)) ?? true,
    'a promotion of a category that is not listed',
  )
  await suite.ok(promotions, { category: first.category })
  await suite.refused(promotionDetail, { id: `none-${suite.letters(6)}` }, 'promotion.not.found', {
    name: 'an unknown one is refused',
  })
}

/** One unit of the currency, in ten thousandths of minor units. */
const ROUNDED = 10_000n * 10_000n

/** Statuses of offers that wait for the member. */
const READY: ReadonlySet<string> = new Set(['open', 'applying', 'issued'])

async function offers(suite: Suite, as: Account): Promise<void> {
  const { list = [] } = (await suite.ok(memberPromotions, {}, { as })) ?? {}
  const open = list.filter(({ status, obstacle, amount }) => READY.has(status) && obstacle === null && amount !== null)
  const refusals = {
    'promotion.not.eligible': 'an offer that the account may claim',
    'bonus.running': 'an account without a bonus',
    'promotion.not.open': 'an open offer',
  }
  const cash = open.find(({ reviewed, multiple, kind }) => !reviewed && multiple === 0 && kind !== 'TICKET')
  if (cash) {
    const claimed = await moving(
      suite,
      claimPromotion,
      as,
      () => suite.ok(claimPromotion, { promotionId: cash.promotionId }, { as, refusals }),
      () => parseAmount(cash.amount ?? '0'),
    )
    if (claimed) suite.same(claimPromotion, 'pays what was offered', claimed.amount, cash.amount)
    if (claimed) await claimIsKept(suite, as, claimed)
    if (claimed)
      await moving(
        suite,
        claimPromotion,
        as,
        () => suite.ok(claimPromotion, { promotionId: cash.promotionId }, { as, name: 'a second claim pays nothing' }),
        () => 0n,
      )
  } else suite.needs('an offer that the account may claim', claimPromotion)
  const reviewed = open.find((offer) => offer.reviewed)
  if (reviewed)
    await suite.ok(
      applyPromotion,
      { promotionId: reviewed.promotionId, remark: 'A check of the contract' },
      { as, refusals },
    )
  const bonus = open.find(
    ({ reviewed: isReviewed, multiple, kind }) => !isReviewed && multiple > 0 && kind !== 'TICKET',
  )
  const before = await suite.ok(bonusAccount, {}, { as })
  if (before && !before.running)
    suite.same(bonusAccount, 'without a bonus there is no bonus money', before.balance, '0.00')
  const granted =
    bonus && !before?.running
      ? await suite.ok(claimPromotion, { promotionId: bonus.promotionId }, { as, name: 'a bonus', refusals })
      : undefined
  const account = await suite.ok(bonusAccount, {}, { as })
  if (granted && bonus)
    suite.same(
      bonusAccount,
      'a claimed bonus runs',
      account?.running && [account.running.promotionId, account.running.granted],
      [bonus.promotionId, bonus.amount],
    )
  if (!account?.running || (!granted && !as.isOwn)) return
  const forfeited = await suite.ok(
    forfeitBonus,
    { bonusId: account.running.id },
    { as, refusals: { 'bonus.round.open': 'an account without open rounds' } },
  )
  if (!forfeited) return
  suite.same(forfeitBonus, 'bonus money goes', [forfeited.running, forfeited.balance], [null, '0.00'])
  await sameMoney(suite, forfeitBonus, 'cash stays', as, parseAmount(forfeited.cash), parseAmount(account.cash))
}

/** A claimed offer is no longer open, and stays so. */
async function claimIsKept(suite: Suite, as: Account, claimed: ValueOf<typeof claimPromotion>): Promise<void> {
  suite.check(claimPromotion, 'is no longer open', !READY.has(claimed.status), claimed.status)
  const { list } = (await suite.ok(memberPromotions, {}, { as })) ?? {}
  const kept = list?.find(({ promotionId }) => promotionId === claimed.promotionId)
  if (list) suite.same(claimPromotion, 'is kept', kept?.status, claimed.status)
}

/** Earlier periods of a mission are shown while their reward waits. */
const isOver = (suite: Suite, { endsAt }: { endsAt: number | null }) => endsAt !== null && endsAt <= suite.now()

async function claims(suite: Suite, as: Account): Promise<void> {
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

async function points(suite: Suite, as: Account): Promise<void> {
  if (as.isOwn) await suite.party('operator', { act: 'give-points', account: as.username })
  const own = await suite.ok(pointBalance, {}, { as })
  if (!own || !(await givePaymentPassword(suite, as))) return
  const { paymentPassword } = as
  const refusals = {
    'payment.password.wrong': 'the account’s payment password (name:password:payment-password)',
    'points.insufficient': 'an account with points',
    'points.item.unavailable': 'an item in stock',
    request_param_err: 'an account with points',
  }
  const items = await suite.ok(pointReward, {})
  const item = items?.list
    .filter(
      ({ availableQuantity, points: price }) => availableQuantity > 0 && parseAmount(price) <= parseAmount(own.balance),
    )
    .toSorted((a, b) => Number(parseAmount(a.points) - parseAmount(b.points)))[0]
  if (item) {
    const input = { requestKey: suite.uuid(), itemId: item.id, points: item.points, paymentPassword }
    const spent = await suite.ok(redeemPointReward, input, { as, refusals })
    if (spent) {
      suite.same(
        redeemPointReward,
        'the points are taken',
        spent.balance,
        formatAmount(parseAmount(own.balance) - parseAmount(item.points)),
      )
      await suite.ok(redeemPointReward, input, { as, name: 'the same key again' })
      const after = await suite.ok(pointBalance, {}, { as })
      if (after) suite.same(redeemPointReward, 'the same key again takes nothing', after.balance, spent.balance)
      const list = await suite.ok(redeemPointList, {}, { as })
      const [latest] = list?.list ?? []
      if (list)
        suite.same(redeemPointList, 'the latest stands first', latest && [latest.id, latest.itemId, latest.points], [
          spent.redemption.id,
          item.id,
          item.points,
        ])
    }
  }
  const left = await suite.ok(pointBalance, {}, { as })
  if (left && parseAmount(left.balance) >= parseAmount('100')) {
    const input = { requestKey: suite.uuid(), points: '100', paymentPassword }
    const converted = await moving(
      suite,
      convertPoint,
      as,
      () => suite.ok(convertPoint, input, { as, refusals }),
      ({ redemption }) => parseAmount(redemption.amount),
    )
    const kept = converted && (await suite.ok(redeemPointList, {}, { as }))
    if (kept) {
      const stored = kept.list.find(({ id }) => id === converted.redemption.id)
      suite.same(convertPoint, 'is kept', stored && [stored.points, stored.amount], [
        '100.00',
        converted.redemption.amount,
      ])
    }
    if (converted) await repeating(suite, convertPoint, as, input, { other: { ...input, points: '101' } })
  }
}

async function raffle(suite: Suite, as: Account): Promise<void> {
  const selling = (await suite.ok(raffles, {}))?.list.find(({ state }) => state === 'SELLING')
  const results = await suite.ok(raffleResults, {})
  const drawn = results?.list.find(({ state }) => state === 'DRAWN')
  const shown = selling ?? drawn
  if (!shown) return suite.needs('a raffle', raffleDetail, raffleTickets, buyRaffleTickets)
  const detail = await suite.ok(raffleDetail, { raffleId: shown.id })
  if (detail)
    suite.same(
      raffleDetail,
      'agrees with the list',
      [detail.id, detail.price, detail.seedHash],
      [shown.id, shown.price, shown.seedHash],
    )
  if (detail?.state === 'SELLING')
    suite.same(raffleDetail, 'hides the seed while it sells', [detail.seed, detail.winners], [null, []])
  await suite.ok(raffleTickets, { raffleId: shown.id })
  const status = await suite.ok(raffleStatus, selling ? { raffleId: selling.id } : {}, { as })
  if (selling && status && parseAmount(status.balance) >= parseAmount(selling.price)) {
    const input = { requestKey: suite.uuid(), raffleId: selling.id, tickets: 1 }
    const bought = await suite.ok(buyRaffleTickets, input, {
      as,
      refusals: {
        'raffle.closed': 'a raffle on sale',
        'raffle.limit': 'an account below the raffle’s limit',
        'raffle.sold.out': 'a raffle on sale',
        'points.insufficient': 'an account with points',
      },
    })
    if (bought) {
      suite.same(
        buyRaffleTickets,
        'a ticket costs its price',
        bought.balance,
        formatAmount(parseAmount(status.balance) - parseAmount(selling.price)),
      )
      const again = await suite.ok(buyRaffleTickets, input, { as, name: 'the same key again' })
      if (again)
        suite.same(
          buyRaffleTickets,
          'the same key again buys nothing',
          [again.bought, again.balance],
          [bought.bought, bought.balance],
        )
      await suite.refused(buyRaffleTickets, { ...input, tickets: 2 }, 'request_key_reused', {
        as,
        name: 'another request under the same key is refused',
      })
      const after = await suite.ok(raffleStatus, { raffleId: selling.id }, { as })
      if (after) suite.same(raffleStatus, 'has the bought tickets', after.tickets, bought.tickets)
    }
  }
  if (as.isOwn) await suite.party('operator', { act: 'pay-prize', account: as.username })
  const won = (await suite.ok(raffleStatus, {}, { as }))?.prizes.find(({ state }) => state === 'WON')
  if (won) {
    const input = { raffleId: won.raffleId, place: won.place }
    const claimed = await moving(
      suite,
      claimRafflePrize,
      as,
      () => suite.ok(claimRafflePrize, input, { as }),
      ({ amount }) => parseAmount(amount),
    )
    if (claimed)
      await moving(
        suite,
        claimRafflePrize,
        as,
        () => suite.ok(claimRafflePrize, input, { as, name: 'a second claim pays nothing' }),
        () => 0n,
      )
  }
}
