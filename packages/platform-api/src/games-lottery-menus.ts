import * as z from 'zod'

import { gameCategory } from './catalogue-game.ts'
import { publicEndpoint } from './endpoint.ts'
import { flag, whole } from './fields.ts'
import { webPath } from './web-address.ts'

const lotteryGame = z.object({
  /** The catalogue's node id. */
  gameId: z.number(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: gameCategory,
  vassalage: z.string(),
  showIcon: webPath('lotteryMenus.showIcon'),
  /** Product, which determines the prize mode. Optional. */
  accountTypeName: z.string().nullish(),
  /** Under maintenance. Optional. */
  maintenance: flag.nullish(),
  /** True while on sale. */
  isSale: flag,
})

/** Groups of lottery games by the group's code. */
const menu = z.record(z.string(), z.object({ groupName: z.string(), games: z.array(lotteryGame) }))

export const lotteryMenus = publicEndpoint({
  summary: 'E-lottery games by group',
  path: '/lgw/games/game_menus',
  moduleId: 'COMM3',
  envelope: 'bare',
  value: menu,
  cache: { freshSeconds: 60, staleSeconds: 3600 },
  origin: 'specification',
})

export const stationLotteryMenu = publicEndpoint({
  summary: 'Station lottery games by group',
  path: '/lgw/vn/games/game_menu',
  moduleId: 'COMM3',
  envelope: 'bare',
  value: menu,
  cache: { freshSeconds: 60, staleSeconds: 3600 },
  origin: 'specification',
})

export const popularLotteries = publicEndpoint({
  summary: 'The most played lotteries with their running period',
  path: '/lgw/games/popular',
  moduleId: 'COMM3',
  envelope: 'bare',
  input: z.object({ count: whole.min(1).max(100).default(20) }),
  value: z.array(
    z.object({
      ...lotteryGame.shape,
      /** Draw on sale, if any. */
      numero: z.string().nullable(),
      /** Milliseconds until its sale closes. */
      remainTime: z.number().nullable(),
    }),
  ),
  cache: { freshSeconds: 15, staleSeconds: 60 },
  origin: 'specification',
})
