import type { RouteObject } from 'react-router-dom'
import { screenRoute } from './screen-route.ts'

/** Lotteries: lobby, boards, draws and results. A member's tickets are in the member centre. */
export const createLotteryRoutes = (): RouteObject[] => [
  screenRoute('elott', {
    screen: () => import('../../domains/lottery/lottery-lobby-screen.tsx'),
    document: async () =>
      (await import('../../domains/lottery/lottery-lobby-screen.generated.ts')).LotteryLobbyScreenDocument,
    access: 'public',
    texts: ['lottery', 'lotteries', 'lobby'],
  }),
  screenRoute('lottery', {
    screen: () => import('../../domains/lottery/board/lottery-board-screen.tsx'),
    loader: async () => (await import('../../domains/lottery/board/lottery-board-screen.loader.ts')).loader,
    access: 'public',
    texts: ['lottery', 'lotteries'],
  }),
  screenRoute('vnlottery', {
    screen: () => import('../../domains/lottery/board/lottery-board-screen.tsx'),
    loader: async () => (await import('../../domains/lottery/board/lottery-board-screen.loader.ts')).stationLoader,
    access: 'public',
    texts: ['lottery', 'lotteries'],
  }),
  screenRoute('lottery/results', {
    screen: () => import('../../domains/lottery/results/results-screen.tsx'),
    loader: async () => (await import('../../domains/lottery/results/results-screen.loader.ts')).loader,
    access: 'viewer',
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/statistics', {
    screen: () => import('../../domains/lottery/results/statistics-screen.tsx'),
    loader: async () => (await import('../../domains/lottery/results/results-screen.loader.ts')).statisticsLoader,
    access: 'viewer',
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/:code/draw/:number', {
    screen: () => import('../../domains/lottery/draw/draw-screen.tsx'),
    document: async () => (await import('../../domains/lottery/draw/draw-screen.generated.ts')).DrawScreenDocument,
    access: 'viewer',
    texts: ['draws', 'lotteries'],
  }),
  screenRoute('lottery/:code/draw/:number/proof', {
    screen: () => import('../../domains/lottery/draw/proof-screen.tsx'),
    document: async () => (await import('../../domains/lottery/draw/proof-screen.generated.ts')).ProofScreenDocument,
    access: 'viewer',
    texts: ['draws', 'lotteries'],
  }),
]
