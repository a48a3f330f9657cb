import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { createProjectRoutes } from './project-screens.ts'
import { screenRoute } from './screen-route.ts'

/** Public pages besides the home page and the lobbies. */
export const createFurtherRoutes = (): RouteObject[] => [
  ...sessionRoutes(),
  ...gameRoutes(),
  ...promotionRoutes(),
  ...helpRoutes(),
  ...createProjectRoutes(),
]

const sessionRoutes = (): RouteObject[] => [
  screenRoute('login', {
    screen: () => import('../../domains/session/log-in-screen.tsx'),
    document: async () => (await import('../../domains/session/log-in-screen.generated.ts')).LogInScreenDocument,
    access: 'public',
    texts: ['session', 'errors'],
  }),
  screenRoute('login/:issuer', {
    screen: () => import('../../domains/session/social-return-screen.tsx'),
    texts: ['ways'],
  }),
  screenRoute('register', {
    screen: () => import('../../domains/registration/register-screen.tsx'),
    document: async () =>
      (await import('../../domains/registration/register-screen.generated.ts')).RegisterScreenDocument,
    access: 'public',
    texts: ['registration', 'session'],
  }),
  {
    path: 'register.html',
    loader: ({ request }) => replace(paths.register() + new URL(request.url).search, 301),
    element: null,
  },
  // Links in the platform's e-mails lead here.
  screenRoute('reset-password', {
    screen: () => import('../../domains/session/set-password-screen.tsx'),
    texts: ['passwords', 'registration'],
  }),
]

const gameRoutes = (): RouteObject[] => [
  screenRoute('game/:gameId', {
    screen: () => import('../../domains/games/play/game-screen.tsx'),
    loader: async () => (await import('../../domains/games/play/game-screen.loader.ts')).loader,
    access: 'public',
    texts: ['game'],
  }),
  // A game without the frame; its id is in the query, as other sites link to it.
  screenRoute('seamless', {
    screen: () => import('../../domains/games/play/game-screen.tsx'),
    loader: async () => (await import('../../domains/games/play/game-screen.loader.ts')).loader,
    access: 'viewer',
    texts: ['game'],
  }),
  screenRoute('winners', {
    screen: () => import('../../domains/winners/winners-screen.tsx'),
    loader: async () => (await import('../../domains/winners/winners-screen.loader.ts')).loader,
    access: 'public',
    texts: ['winners', 'records'],
  }),
  screenRoute('winners/raffles', {
    screen: () => import('../../domains/raffles/raffle-results-screen.tsx'),
    document: async () =>
      (await import('../../domains/raffles/raffle-results-screen.generated.ts')).RaffleResultsScreenDocument,
    access: 'viewer',
    texts: ['raffles', 'winners', 'records'],
  }),
]

const promotionRoutes = (): RouteObject[] => [
  screenRoute('promotions', {
    screen: () => import('../../domains/promotions/promotions-screen.tsx'),
    loader: async () => (await import('../../domains/promotions/promotions-screen.loader.ts')).loader,
    access: 'public',
    texts: ['promotions', 'raffles', 'lotteries', 'records', 'upload'],
  }),
  screenRoute('promoDetail', {
    screen: () => import('../../domains/promotions/promotion-detail-screen.tsx'),
    loader: async () => (await import('../../domains/promotions/promotion-detail-screen.loader.ts')).loader,
    access: 'public',
    texts: ['promotions', 'records', 'upload'],
  }),
  screenRoute('raffle/:id', {
    screen: () => import('../../domains/raffles/raffle-screen.tsx'),
    document: async () => (await import('../../domains/raffles/raffle-screen.generated.ts')).RaffleScreenDocument,
    access: 'viewer',
    texts: ['raffles', 'lotteries'],
  }),
  screenRoute('raffle/:id/proof', {
    screen: () => import('../../domains/raffles/raffle-proof-screen.tsx'),
    document: async () =>
      (await import('../../domains/raffles/raffle-proof-screen.generated.ts')).RaffleProofScreenDocument,
    access: 'viewer',
    texts: ['raffles'],
  }),
  screenRoute('pointMall', {
    screen: () => import('../../domains/points/points-screen.tsx'),
    loader: async () => (await import('../../domains/points/points-screen.loader.ts')).loader,
    access: 'viewer',
    texts: ['points', 'raffles', 'lotteries', 'records'],
  }),
]

const helpRoutes = (): RouteObject[] => [
  screenRoute('service', {
    screen: () => import('../../domains/support/support-screen.tsx'),
    texts: ['cases', 'upload'],
  }),
  screenRoute('unsubscribe', {
    screen: () => import('../../domains/notices/unsubscribe-screen.tsx'),
    texts: ['notices'],
  }),
  screenRoute('helpmc', {
    screen: () => import('../../domains/site/help/help-screen.tsx'),
    document: async () => (await import('../../domains/site/help/help-screen.generated.ts')).HelpScreenDocument,
    access: 'public',
    texts: ['help'],
  }),
  screenRoute('help', {
    screen: () => import('../../domains/site/agreement-screen.tsx'),
    document: async () => (await import('../../domains/site/agreement-screen.generated.ts')).AgreementScreenDocument,
    access: 'public',
    texts: ['help'],
  }),
  screenRoute('responsible-gaming', {
    screen: () => import('../../domains/limits/responsible-gaming-screen.tsx'),
    document: async () =>
      (await import('../../domains/limits/responsible-gaming-screen.generated.ts')).ResponsibleGamingScreenDocument,
    access: 'public',
    texts: ['help'],
  }),
  screenRoute('down', {
    screen: () => import('../../domains/site/download/download-screen.tsx'),
    access: 'viewer',
    texts: ['layers'],
  }),
  {
    path: 'download',
    loader: ({ request }) => replace(paths.download() + new URL(request.url).search, 301),
    element: null,
  },
]
