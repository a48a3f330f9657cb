import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { screenRoute, shellOnly } from './screen-route.ts'

/** Public pages besides the home page and the lobbies. */
export const createFurtherRoutes = (): RouteObject[] => [
  screenRoute('login', {
    loader: () => import('../../screens/log-in/log-in-screen.loader.ts'),
    screen: () => import('../../screens/log-in/log-in-screen.tsx'),
    texts: ['session', 'errors'],
  }),
  screenRoute('register', {
    loader: () => import('../../screens/register/register-screen.loader.ts'),
    screen: () => import('../../screens/register/register-screen.tsx'),
    texts: ['registration', 'session'],
  }),
  screenRoute('game/:gameId', {
    loader: () => import('../../screens/game/game-screen.loader.ts'),
    screen: () => import('../../screens/game/game-screen.tsx'),
    texts: ['game'],
    prefetchesData: true,
  }),
  screenRoute('promotions', {
    loader: () => import('../../screens/promotions/promotions-screen.loader.ts'),
    screen: () => import('../../screens/promotions/promotions-screen.tsx'),
    texts: ['promotions', 'raffles', 'lotteries', 'records', 'upload'],
    prefetchesData: true,
  }),
  screenRoute('login/:issuer', {
    loader: shellOnly,
    screen: () => import('../../screens/log-in/social-return-screen.tsx'),
    texts: ['ways'],
    isPersonal: true,
  }),
  // Links in the platform's e-mails lead here.
  screenRoute('reset-password', {
    loader: shellOnly,
    screen: () => import('../../screens/log-in/set-password-screen.tsx'),
    texts: ['passwords', 'registration'],
    isPersonal: true,
  }),
  screenRoute('service', {
    loader: shellOnly,
    screen: () => import('../../screens/support/service-screen.tsx'),
    texts: ['cases', 'upload'],
    isPersonal: true,
  }),
  screenRoute('unsubscribe', {
    loader: shellOnly,
    screen: () => import('../../screens/messages/unsubscribe-screen.tsx'),
    texts: ['notices'],
    isPersonal: true,
  }),
  {
    path: 'register.html',
    loader: ({ request }) => replace(paths.register() + new URL(request.url).search, 301),
    element: null,
  },
  screenRoute('winners', {
    loader: () => import('../../screens/winners/winners-screen.loader.ts'),
    screen: () => import('../../screens/winners/winners-screen.tsx'),
    texts: ['winners', 'records'],
    prefetchesData: true,
  }),
  screenRoute('winners/raffles', {
    loader: async () => ({ loader: (await import('../../screens/raffles/raffles.loader.ts')).resultsLoader }),
    screen: () => import('../../screens/raffles/raffle-results-screen.tsx'),
    texts: ['raffles', 'winners', 'records'],
  }),
  screenRoute('raffle/:id', {
    loader: () => import('../../screens/raffles/raffles.loader.ts'),
    screen: () => import('../../screens/raffles/raffle-screen.tsx'),
    texts: ['raffles', 'lotteries'],
  }),
  screenRoute('raffle/:id/proof', {
    loader: async () => ({ loader: (await import('../../screens/raffles/raffles.loader.ts')).proofLoader }),
    screen: () => import('../../screens/raffles/raffle-proof-screen.tsx'),
    texts: ['raffles'],
  }),
  // A game without the frame; its id is in the query, as other sites link to it.
  screenRoute('seamless', {
    loader: () => import('../../screens/game/game-screen.loader.ts'),
    screen: () => import('../../screens/game/game-screen.tsx'),
    texts: ['game'],
  }),
  screenRoute('pointMall', {
    loader: () => import('../../screens/points/points-screen.loader.ts'),
    screen: () => import('../../screens/points/points-screen.tsx'),
    texts: ['points', 'raffles', 'lotteries', 'records'],
  }),
  screenRoute('promoDetail', {
    loader: () => import('../../screens/promotions/promotion-detail-screen.loader.ts'),
    screen: () => import('../../screens/promotions/promotion-detail-screen.tsx'),
    texts: ['promotions', 'records', 'upload'],
    prefetchesData: true,
  }),
  screenRoute('helpmc', {
    loader: () => import('../../screens/help/help-screen.loader.ts'),
    screen: () => import('../../screens/help/help-screen.tsx'),
    texts: ['help'],
    prefetchesData: true,
  }),
  screenRoute('help', {
    loader: () => import('../../screens/agreement/agreement-screen.loader.ts'),
    screen: () => import('../../screens/agreement/agreement-screen.tsx'),
    texts: ['help'],
    prefetchesData: true,
  }),
  screenRoute('responsible-gaming', {
    loader: () => import('../../screens/responsible-gaming/responsible-gaming-screen.loader.ts'),
    screen: () => import('../../screens/responsible-gaming/responsible-gaming-screen.tsx'),
    texts: ['help'],
    prefetchesData: true,
  }),
  screenRoute('down', {
    loader: shellOnly,
    screen: () => import('../../screens/download/download-screen.tsx'),
    texts: ['layers'],
  }),
  {
    path: 'download',
    loader: ({ request }) => replace(paths.download() + new URL(request.url).search, 301),
    element: null,
  },
]
