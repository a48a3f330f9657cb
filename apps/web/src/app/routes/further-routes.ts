import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { screenRoute, shellOnly } from './screen-route.ts'

/** Public pages besides the home page and the lobbies. */
export const createFurtherRoutes = (): RouteObject[] => [
  screenRoute('login', {
    loader: () => import('../../domains/session/log-in-screen.loader.ts'),
    screen: () => import('../../domains/session/log-in-screen.tsx'),
    texts: ['session', 'errors'],
  }),
  screenRoute('register', {
    loader: () => import('../../domains/registration/register-screen.loader.ts'),
    screen: () => import('../../domains/registration/register-screen.tsx'),
    texts: ['registration', 'session'],
  }),
  screenRoute('game/:gameId', {
    loader: () => import('../../domains/games/play/game-screen.loader.ts'),
    screen: () => import('../../domains/games/play/game-screen.tsx'),
    texts: ['game'],
    prefetchesData: true,
  }),
  screenRoute('promotions', {
    loader: () => import('../../domains/promotions/promotions-screen.loader.ts'),
    screen: () => import('../../domains/promotions/promotions-screen.tsx'),
    texts: ['promotions', 'raffles', 'lotteries', 'records', 'upload'],
    prefetchesData: true,
  }),
  screenRoute('login/:issuer', {
    loader: shellOnly,
    screen: () => import('../../domains/session/social-return-screen.tsx'),
    texts: ['ways'],
    isPersonal: true,
  }),
  // Links in the platform's e-mails lead here.
  screenRoute('reset-password', {
    loader: shellOnly,
    screen: () => import('../../domains/session/set-password-screen.tsx'),
    texts: ['passwords', 'registration'],
    isPersonal: true,
  }),
  screenRoute('service', {
    loader: shellOnly,
    screen: () => import('../../domains/support/service-screen.tsx'),
    texts: ['cases', 'upload'],
    isPersonal: true,
  }),
  screenRoute('unsubscribe', {
    loader: shellOnly,
    screen: () => import('../../domains/notices/unsubscribe-screen.tsx'),
    texts: ['notices'],
    isPersonal: true,
  }),
  {
    path: 'register.html',
    loader: ({ request }) => replace(paths.register() + new URL(request.url).search, 301),
    element: null,
  },
  screenRoute('winners', {
    loader: () => import('../../domains/winners/winners-screen.loader.ts'),
    screen: () => import('../../domains/winners/winners-screen.tsx'),
    texts: ['winners', 'records'],
    prefetchesData: true,
  }),
  screenRoute('winners/raffles', {
    loader: async () => ({ loader: (await import('../../domains/raffles/raffles.loader.ts')).resultsLoader }),
    screen: () => import('../../domains/raffles/raffle-results-screen.tsx'),
    texts: ['raffles', 'winners', 'records'],
  }),
  screenRoute('raffle/:id', {
    loader: () => import('../../domains/raffles/raffles.loader.ts'),
    screen: () => import('../../domains/raffles/raffle-screen.tsx'),
    texts: ['raffles', 'lotteries'],
  }),
  screenRoute('raffle/:id/proof', {
    loader: async () => ({ loader: (await import('../../domains/raffles/raffles.loader.ts')).proofLoader }),
    screen: () => import('../../domains/raffles/raffle-proof-screen.tsx'),
    texts: ['raffles'],
  }),
  // A game without the frame; its id is in the query, as other sites link to it.
  screenRoute('seamless', {
    loader: () => import('../../domains/games/play/game-screen.loader.ts'),
    screen: () => import('../../domains/games/play/game-screen.tsx'),
    texts: ['game'],
  }),
  screenRoute('pointMall', {
    loader: () => import('../../domains/points/points-screen.loader.ts'),
    screen: () => import('../../domains/points/points-screen.tsx'),
    texts: ['points', 'raffles', 'lotteries', 'records'],
  }),
  screenRoute('promoDetail', {
    loader: () => import('../../domains/promotions/promotion-detail-screen.loader.ts'),
    screen: () => import('../../domains/promotions/promotion-detail-screen.tsx'),
    texts: ['promotions', 'records', 'upload'],
    prefetchesData: true,
  }),
  screenRoute('helpmc', {
    loader: () => import('../../domains/site/help/help-screen.loader.ts'),
    screen: () => import('../../domains/site/help/help-screen.tsx'),
    texts: ['help'],
    prefetchesData: true,
  }),
  screenRoute('help', {
    loader: () => import('../../domains/site/agreement-screen.loader.ts'),
    screen: () => import('../../domains/site/agreement-screen.tsx'),
    texts: ['help'],
    prefetchesData: true,
  }),
  screenRoute('responsible-gaming', {
    loader: () => import('../../domains/limits/responsible-gaming-screen.loader.ts'),
    screen: () => import('../../domains/limits/responsible-gaming-screen.tsx'),
    texts: ['help'],
    prefetchesData: true,
  }),
  screenRoute('down', {
    loader: shellOnly,
    screen: () => import('../../domains/site/download/download-screen.tsx'),
    texts: ['layers'],
  }),
  {
    path: 'download',
    loader: ({ request }) => replace(paths.download() + new URL(request.url).search, 301),
    element: null,
  },
]
