import { popularLotteries } from '@playhouse/platform-api/games-lottery-menus.ts'
import {
  jackpots,
  openRounds,
  pvpRooms,
  recentGames,
  sportEvents,
  winnerBoard,
} from '@playhouse/platform-api/games-played.ts'
import { favouriteGames, gameList, hotGames } from '@playhouse/platform-api/games.ts'

import { type Rules, ascending, each, equal, falling, inOrder, is, isOneOf, positive, rules, unique } from '../rules.ts'

const DAY_MS = 86_400_000

export const PLAY: readonly Rules[] = [
  rules([favouriteGames, hotGames, recentGames], ({ list }) => [unique({ list }, 'nodeId')]),
  rules(gameList, ({ games, foldedCount }, input) => [
    each({ games }, ({ returnToPlayer, minBet, maxBet, lineNum, nodeId }) => [
      inOrder({ returnToPlayer, 'at most': 10000 }),
      inOrder({ minBet, maxBet }),
      inOrder({ minBet, 'input.minBet': input.minBet }),
      inOrder({ 'input.minLineNum': input.minLineNum, lineNum }),
      isOneOf({ nodeId }, input.nodeIds),
    ]),
    unique({ games }, 'nodeId'),
    foldedCount !== undefined && unique({ games }, 'family'),
    input.isHot && each({ games }, ({ isHot }) => [is({ isHot }, true)]),
    input.isNew && each({ games }, ({ isNew }) => [is({ isNew }, true)]),
    input.isOpen && each({ games }, ({ maintenance }) => [is({ maintenance }, false)]),
    input.sort === 'rtp' && falling({ games }, 'returnToPlayer'),
    input.sort === 'volatility' && falling({ games }, 'volatility'),
  ]),
  rules(hotGames, ({ list }) => [unique({ list }, 'family'), each({ list }, ({ isHot }) => [is({ isHot }, true)])]),
  rules(jackpots, ({ list }) => [
    each({ list }, ({ seedAmount, amount, mustDropBy, wins }) => [
      inOrder({ seedAmount, amount, mustDropBy }),
      falling({ wins }, 'wonAt'),
    ]),
  ]),
  rules(openRounds, ({ list }) => [unique({ list }, 'roundId')]),
  rules(pvpRooms, ({ list }) => [
    each({ list }, ({ taken, seats }) => [inOrder({ taken, seats })]),
    unique({ list }, 'roomId'),
  ]),
  rules(sportEvents, ({ list }) => [
    each({ list }, ({ startsAt, endsAt }) => [inOrder({ startsAt, endsAt })]),
    unique({ list }, 'eventId'),
  ]),
  rules(winnerBoard, ({ list }, input, now) => {
    const wins = list.map(({ vo }) => vo)
    return [
      each({ wins }, ({ wonAt, winAmount, stakeAmount, gameType }) => [
        positive({ winAmount }),
        inOrder({ zero: 0, stakeAmount }),
        equal({ gameType, 'input.gameType': input.gameType }),
        ascending({ 'the begin of the period': now - (input.period === 'DAY' ? 2 : 8) * DAY_MS, wonAt }),
      ]),
      input.order === 'AMOUNT' && falling({ wins }, 'winAmount'),
      input.order === 'LATEST' && falling({ wins }, 'wonAt'),
    ]
  }),
  rules(popularLotteries, (rows) => [unique({ rows }, 'gameCode')]),
]
