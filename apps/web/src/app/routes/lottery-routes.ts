import type { RouteObject } from 'react-router-dom'
import { screenRoute } from './screen-route.ts'

/** Lotteries: lobby, boards, draws and results. A member's tickets are in the member centre. */
export const createLotteryRoutes = (): RouteObject[] => [
  screenRoute('elott', {
    loader: () => import('../../domains/lottery/lottery-lobby-screen.loader.ts'),
    screen: () => import('../../domains/lottery/lottery-lobby-screen.tsx'),
    texts: ['lottery', 'lotteries', 'lobby'],
    prefetchesData: true,
  }),
  screenRoute('lottery', {
    loader: () => import('../../domains/lottery/board/lottery-board-screen.loader.ts'),
    screen: () => import('../../domains/lottery/board/lottery-board-screen.tsx'),
    texts: ['lottery', 'lotteries'],
    prefetchesData: true,
  }),
  screenRoute('vnlottery', {
    loader: async () => ({
      loader: (await import('../../domains/lottery/board/lottery-board-screen.loader.ts')).stationLoader,
    }),
    screen: () => import('../../domains/lottery/board/lottery-board-screen.tsx'),
    texts: ['lottery', 'lotteries'],
    prefetchesData: true,
  }),
  screenRoute('lottery/results', {
    loader: () => import('../../domains/lottery/results/results-screen.loader.ts'),
    screen: () => import('../../domains/lottery/results/results-screen.tsx'),
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/statistics', {
    loader: async () => ({
      loader: (await import('../../domains/lottery/results/results-screen.loader.ts')).statisticsLoader,
    }),
    screen: () => import('../../domains/lottery/results/statistics-screen.tsx'),
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/:code/draw/:number', {
    loader: () => import('../../domains/lottery/draw/draw-screen.loader.ts'),
    screen: () => import('../../domains/lottery/draw/draw-screen.tsx'),
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/:code/draw/:number/proof', {
    loader: async () => ({ loader: (await import('../../domains/lottery/draw/draw-screen.loader.ts')).proofLoader }),
    screen: () => import('../../domains/lottery/draw/proof-screen.tsx'),
    texts: ['draws', 'lotteries'],
  }),
]
