import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { screenRoute } from './screen-route.ts'

/** The agent centre, below /agent. */
export const createAgentRoutes = (): RouteObject[] => [
  { index: true, loader: () => replace(paths.teamOverview()), element: null },
  screenRoute('team-overview', {
    loader: () => import('../../domains/agent/team-overview-screen.loader.ts'),
    screen: () => import('../../domains/agent/team-overview-screen.tsx'),
    texts: ['agent', 'member'],
  }),
  screenRoute('register-centre', {
    loader: () => import('../../domains/agent/register-centre-screen.loader.ts'),
    screen: () => import('../../domains/agent/register-centre-screen.tsx'),
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('downlines', {
    loader: () => import('../../domains/agent/downlines-screen.loader.ts'),
    screen: () => import('../../domains/agent/downlines-screen.tsx'),
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('downlines/:username', {
    loader: () => import('../../domains/agent/downline-screen.loader.ts'),
    screen: () => import('../../domains/agent/downline-screen.tsx'),
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('team-betting', {
    loader: () => import('../../domains/agent/team-betting-screen.loader.ts'),
    screen: () => import('../../domains/agent/team-betting-screen.tsx'),
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('credit-report', {
    loader: () => import('../../domains/agent/credit-report-screen.loader.ts'),
    screen: () => import('../../domains/agent/credit-report-screen.tsx'),
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('user-loss', {
    loader: () => import('../../domains/agent/user-loss-screen.loader.ts'),
    screen: () => import('../../domains/agent/user-loss-screen.tsx'),
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('transactions', {
    loader: () => import('../../domains/agent/transactions-screen.loader.ts'),
    screen: () => import('../../domains/agent/transactions-screen.tsx'),
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('income', {
    loader: () => import('../../domains/agent/income-screen.loader.ts'),
    screen: () => import('../../domains/agent/income-screen.tsx'),
    texts: ['contracts', 'downline', 'agent', 'records'],
  }),
  screenRoute('announcements', {
    loader: () => import('../../domains/agent/announcements-screen.loader.ts'),
    screen: () => import('../../domains/agent/announcements-screen.tsx'),
    texts: ['contracts', 'agent'],
  }),
  ...['dividends', 'daily-salary', 'hourly-salary', 'realtime-salary'].map((path) =>
    screenRoute(path, {
      loader: () => import('../../domains/agent/contracts-screen.loader.ts'),
      screen: () => import('../../domains/agent/contracts-screen.tsx'),
      texts: ['contracts', 'downline', 'agent', 'records'],
    }),
  ),
]
