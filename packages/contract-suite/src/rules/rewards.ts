import { claimMission, missionLeaderboard, missionSummary } from '@playhouse/platform-api/missions.ts'
import {
  convertPoint,
  pointConfig,
  pointReward,
  pointStatement,
  redeemPointList,
  redeemPointReward,
} from '@playhouse/platform-api/points.ts'
import { bonusAccount, memberPromotions, promotionDetail, promotions } from '@playhouse/platform-api/promotions.ts'
import {
  buyRaffleTickets,
  raffleDetail,
  raffleResults,
  raffleStatus,
  raffles,
} from '@playhouse/platform-api/raffles.ts'
import { claimRebate, rebates } from '@playhouse/platform-api/rewards.ts'

import {
  type Rules,
  ascending,
  each,
  equal,
  falling,
  inOrder,
  is,
  isEmpty,
  minus,
  plus,
  rising,
  rules,
  sum,
  unique,
} from '../rules.ts'

export const REWARDS: readonly Rules[] = [
  rules(bonusAccount, ({ running, past }) => [
    inOrder({ 'running.wagered': running?.wagered, 'running.required': running?.required }),
    inOrder({ 'running.grantedAt': running?.grantedAt, 'running.expiresAt': running?.expiresAt }),
    each({ past }, ({ grantedAt, expiresAt }) => [inOrder({ grantedAt, expiresAt })]),
  ]),
  rules(memberPromotions, ({ list }) => [
    each({ list: list.filter(({ status }) => status === 'issued') }, ({ counted, threshold }) => [
      inOrder({ threshold, counted }),
    ]),
    unique({ list }, 'promotionId'),
  ]),
  rules(promotionDetail, ({ startsAt, endsAt }) => [inOrder({ startsAt, endsAt })]),
  rules(promotions, ({ list }, _input, now) => [
    each({ list: list.filter(({ status }) => status === 'open') }, ({ endsAt }) => [ascending({ now, endsAt })]),
    each({ list }, ({ startsAt, endsAt }) => [inOrder({ startsAt, endsAt })]),
  ]),
  rules([promotions, pointReward, pointStatement, redeemPointList, raffleResults, raffles], ({ list }) => [
    unique({ list }, 'id'),
  ]),
  rules(claimRebate, ({ from }, input) => [equal({ from, 'input.week': input.week })]),
  rules(rebates, ({ weeks }) => [
    falling({ weeks }, 'from'),
    unique({ weeks }, 'from'),
    each({ weeks }, ({ turnover, lines, amount, from, to, claimableFrom, claimableUntil }) => [
      equal({ turnover, 'the sum of lines': sum(lines, 'turnover') }),
      equal({ amount, 'the sum of lines': sum(lines, 'amount') }),
      inOrder({ from, to }),
      inOrder({ claimableFrom, claimableUntil }),
    ]),
  ]),
  rules(claimMission, ({ mission }, input) => [
    is({ 'mission.state': mission.state }, 'CLAIMED'),
    equal({ 'mission.id': mission.id, 'input.missionId': input.missionId }),
    equal({ 'mission.period': mission.period, 'input.period': input.period }),
  ]),
  rules(missionLeaderboard, ({ boards, past }) => [
    each({ boards }, ({ prizes, places, from, to }) => [
      rising({ prizes }, 'from'),
      falling({ prizes }, 'amount'),
      rising({ places }, 'rank'),
      inOrder({ from, to }),
    ]),
    falling({ past }, 'from'),
  ]),
  rules(missionSummary, ({ missions, claimable }) => [
    each({ missions: missions.filter(({ state }) => state === 'RUNNING') }, ({ progress, target }) => [
      inOrder({ progress, target }),
    ]),
    unique({ missions }, 'id', 'period'),
    equal({ claimable, 'count of missions': missions.filter(({ state }) => state === 'REACHED').length }),
  ]),
  rules([convertPoint, redeemPointReward], ({ redemption }, input) => [
    equal({ 'redemption.points': redemption.points, 'input.points': input.points }),
  ]),
  rules(pointConfig, ({ rates }) => [unique({ rates }, 'product')]),
  rules(pointReward, ({ list }) => [
    each({ list }, ({ availableQuantity, quantity }) => [inOrder({ availableQuantity, quantity })]),
  ]),
  rules(pointStatement, ({ list }) => [falling({ list }, 'at')]),
  rules(redeemPointList, ({ list }) => [falling({ list }, 'requestedAt')]),
  rules(redeemPointReward, ({ redemption }, input) => [
    equal({ 'redemption.itemId': redemption.itemId, 'input.itemId': input.itemId }),
  ]),
  rules(buyRaffleTickets, ({ bought }, input) => [
    equal({
      'bought.last - bought.first + 1': minus(plus(bought.last, 1), bought.first),
      'input.tickets': input.tickets,
    }),
  ]),
  rules([buyRaffleTickets, raffleStatus], ({ tickets }) => [
    each({ tickets }, ({ first, last }) => [inOrder({ first, last })]),
  ]),
  rules(raffleDetail, ({ prizes, id, opensAt, closesAt, drawsAt, sold, capacity, memberLimit }, input) => [
    unique({ prizes }, 'from'),
    rising({ prizes }, 'from'),
    equal({ id, 'input.raffleId': input.raffleId }),
    inOrder({ opensAt, closesAt, drawsAt }),
    inOrder({ sold, capacity }),
    inOrder({ memberLimit, capacity }),
  ]),
  rules(raffleResults, ({ list }) => [
    falling({ list }, 'endedAt'),
    each({ list }, ({ opensAt, closesAt, drawsAt, sold, capacity }) => [
      inOrder({ opensAt, closesAt, drawsAt }),
      inOrder({ sold, capacity }),
    ]),
  ]),
  rules(raffles, ({ list }) => [
    each({ list }, ({ prizes, opensAt, closesAt, drawsAt, sold, capacity, memberLimit }) => [
      unique({ prizes }, 'from'),
      rising({ prizes }, 'from'),
      inOrder({ opensAt, closesAt, drawsAt }),
      inOrder({ sold, capacity }),
      inOrder({ memberLimit, capacity }),
    ]),
    each({ list: list.filter(({ state }) => state === 'SELLING') }, ({ closesAt, serverTime, seed, winners }) => [
      ascending({ serverTime, closesAt }),
      isEmpty({ seed }),
      isEmpty({ winners }),
    ]),
  ]),
]
