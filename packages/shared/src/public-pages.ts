import { LOBBY_CATEGORIES } from './game-categories.ts'

/** Pages of every site that search engines list, besides those of single games, promotions, topics, raffles and lotteries. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  ...Object.keys(LOBBY_CATEGORIES).map((lobby) => `/${lobby.toLowerCase()}`),
  '/promotions',
  '/winners',
  '/winners/raffles',
  '/pointMall',
  '/lottery/results',
  '/lottery/statistics',
  '/helpmc',
  '/help',
  '/responsible-gaming',
  '/down',
  '/register',
  '/login',
]
