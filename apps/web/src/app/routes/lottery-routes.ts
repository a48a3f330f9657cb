import type { RouteObject } from 'react-router-dom'
import { screenRoute } from './screen-route.ts'

/** Lotteries: lobby, boards, draws and results. A member's tickets are in the member centre. */
export const createLotteryRoutes = (): RouteObject[] => [
  screenRoute('elott', {
    loader: () => import('../../screens/lottery/lottery-lobby-screen.loader.ts'),
    screen: () => import('../../screens/lottery/lottery-lobby-screen.tsx'),
    texts: ['lottery', 'lotteries', 'lobby'],
    prefetchesData: true,
  }),
  screenRoute('lottery', {
    loader: () => import('../../screens/lottery/lottery-board-screen.loader.ts'),
    screen: () => import('../../screens/lottery/lottery-board-screen.tsx'),
    texts: ['lottery', 'lotteries'],
    prefetchesData: true,
  }),
  screenRoute('vnlottery', {
    loader: async () => ({
      loader: (await import('../../screens/lottery/lottery-board-screen.loader.ts')).stationLoader,
    }),
    screen: () => import('../../screens/lottery/lottery-board-screen.tsx'),
    texts: ['lottery', 'lotteries'],
    prefetchesData: true,
  }),
  screenRoute('lottery/results', {
    loader: () => import('../../screens/lottery-results/results-screen.loader.ts'),
    screen: () => import('../../screens/lottery-results/results-screen.tsx'),
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/statistics', {
    loader: async () => ({
      loader: (await import('../../screens/lottery-results/results-screen.loader.ts')).statisticsLoader,
    }),
    screen: () => import('../../screens/lottery-results/statistics-screen.tsx'),
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/:code/draw/:number', {
    loader: () => import('../../screens/lottery-draw/draw-screen.loader.ts'),
    screen: () => import('../../screens/lottery-draw/draw-screen.tsx'),
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/:code/draw/:number/proof', {
    loader: async () => ({ loader: (await import('../../screens/lottery-draw/draw-screen.loader.ts')).proofLoader }),
    screen: () => import('../../screens/lottery-draw/proof-screen.tsx'),
    texts: ['draws', 'lotteries'],
  }),
]
