import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import { cancelTicket, placeTicket, ticketDetail, tickets } from '@playhouse/platform-api/lottery-tickets.ts'
import {
  drawByCode,
  drawResults,
  lotteryGames,
  lotteryHolidays,
  lotteryRemaining,
  lotteryStatistics,
  lottoCustomersSeries,
  numerosNear,
  openedNumero,
  stationNumeros,
} from '@playhouse/platform-api/lottery.ts'

import {
  type Rules,
  ascending,
  brandDay,
  each,
  equal,
  falling,
  inOrder,
  is,
  isEmpty,
  isNot,
  positive,
  rising,
  rules,
  sum,
  unique,
} from '../rules.ts'

export const LOTTERY: readonly Rules[] = [
  rules(cancelTicket, ({ canCancel, state, draws }) => [
    is({ canCancel }, false),
    isNot({ state }, 'OPEN'),
    is({ 'count of draws': draws.filter((draw) => draw.state === 'OPEN').length }, 0),
  ]),
  rules(drawByCode, ({ salesOpenAt, closeAt, drawAt, steps }) => [
    inOrder({ salesOpenAt, closeAt, drawAt }),
    rising({ steps }, 'at'),
  ]),
  rules(drawResults, (rows, input) => [
    each({ rows }, ({ closeAt, day, salesOpenAt, drawAt, serverTime }) => [
      equal({ 'day of closeAt': brandDay(closeAt), day }),
      inOrder({ salesOpenAt, closeAt, drawAt, serverTime }),
      equal({ day, 'input.date': input.date }),
      ascending({ drawAt, 'input.before': input.before }),
    ]),
    falling({ rows }, 'drawAt'),
  ]),
  rules(lotteryBoard, ({ plays, seriesMin, seriesMax }) => [
    each({ plays }, ({ payouts, picksMin, picksMax }) => [
      ...payouts.map((payout) => positive({ payout })),
      inOrder({ picksMin, picksMax }),
    ]),
    unique({ plays }, 'betType'),
    inOrder({ seriesMin, seriesMax }),
  ]),
  rules(lotteryGames, (rows) => [
    unique({ rows }, 'gameCode'),
    each({ rows }, ({ current, gameCode, last }) => [
      ascending({ 'current.serverTime': current?.serverTime, 'current.closeAt': current?.closeAt }),
      isNot({ 'current.state': current?.state }, 'CLOSED', 'SETTLED'),
      equal({ 'current.gameCode': current?.gameCode, gameCode }),
      equal({ 'last.gameCode': last?.gameCode, gameCode }),
    ]),
  ]),
  rules(lotteryHolidays, (rows) => [rising({ rows }, 'day')]),
  rules(lotteryRemaining, (rows) => [
    rising({ rows }, 'remaining'),
    each({ rows }, ({ remaining }) => [inOrder({ 'at least': 0, remaining })]),
  ]),
  rules(lotteryStatistics, ({ draws, values }, input) => [
    inOrder({ draws, 'input.draws': input.draws }),
    each({ values }, ({ absentDraws }) => [inOrder({ absentDraws, draws })]),
  ]),
  rules(lottoCustomersSeries, ({ minSeries, maxSeries, series }) => [inOrder({ minSeries, series, maxSeries })]),
  rules([numerosNear, openedNumero], (rows) => [
    each({ rows: rows.filter(({ state }) => state === 'SELLING') }, ({ numbers }) => [isEmpty({ numbers })]),
  ]),
  rules(numerosNear, (rows) => [
    each({ rows }, ({ closeAt, day, salesOpenAt, drawAt }) => [
      equal({ 'day of closeAt': brandDay(closeAt), day }),
      inOrder({ salesOpenAt, closeAt, drawAt }),
    ]),
    rising({ rows }, 'drawAt'),
    unique({ rows }, 'numero'),
  ]),
  rules(openedNumero, (rows) => [
    each({ rows }, ({ closeAt, day, salesOpenAt, drawAt, state, serverTime }) => [
      equal({ 'day of closeAt': brandDay(closeAt), day }),
      inOrder({ salesOpenAt, closeAt, drawAt }),
      isNot({ state }, 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED', 'VOID'),
      ascending({ serverTime, closeAt }),
    ]),
  ]),
  rules(placeTicket, ({ state }) => [is({ state }, 'OPEN')]),
  rules([placeTicket, ticketDetail], ({ lineCount, lines, stake }) => [
    lineCount === lines.length && equal({ stake, 'the sum of lines': sum(lines, 'cost') }),
  ]),
  rules(stationNumeros, (rows, input) => [
    each({ rows }, ({ salesOpenAt, closeAt, drawAt, serverTime, day }) => [
      inOrder({ salesOpenAt, closeAt, drawAt, serverTime }),
      equal({ day, 'input.date': input.date }),
    ]),
  ]),
  rules(ticketDetail, ({ payout, draws }) => [equal({ payout, 'the sum of draws': sum(draws, 'payout') })]),
  rules(tickets, ({ list }, input) => [
    falling({ list }, 'placedAt'),
    unique({ list }, 'ticketId'),
    each({ list }, ({ payout, draws, settledStake, staked }) => [
      equal({ payout, 'the sum of draws': sum(draws, 'payout') }),
      inOrder({ settledStake, staked }),
    ]),
    input.won && each({ list }, ({ state }) => [is({ state }, 'WON')]),
    input.open && each({ list }, ({ state }) => [is({ state }, 'OPEN')]),
  ]),
]
