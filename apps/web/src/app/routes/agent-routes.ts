import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { screenRoute } from './screen-route.ts'

/** The agent centre, below /agent. */
export const createAgentRoutes = (): RouteObject[] => [
  { index: true, loader: () => replace(paths.teamOverview()), element: null },
  screenRoute('team-overview', {
    loader: () => import('../../screens/agent/team-overview-screen.loader.ts'),
    screen: () => import('../../screens/agent/team-overview-screen.tsx'),
    texts: ['agent', 'member'],
  }),
  screenRoute('register-centre', {
    loader: () => import('../../screens/agent/register-centre-screen.loader.ts'),
    screen: () => import('../../screens/agent/register-centre-screen.tsx'),
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('downlines', {
    loader: () => import('../../screens/agent/downlines-screen.loader.ts'),
    screen: () => import('../../screens/agent/downlines-screen.tsx'),
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('downlines/:username', {
    loader: () => import('../../screens/agent/downline-screen.loader.ts'),
    screen: () => import('../../screens/agent/downline-screen.tsx'),
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('team-betting', {
    loader: () => import('../../screens/agent/team-betting-screen.loader.ts'),
    screen: () => import('../../screens/agent/team-betting-screen.tsx'),
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('credit-report', {
    loader: () => import('../../screens/agent/credit-report-screen.loader.ts'),
    screen: () => import('../../screens/agent/credit-report-screen.tsx'),
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('user-loss', {
    loader: () => import('../../screens/agent/user-loss-screen.loader.ts'),
    screen: () => import('../../screens/agent/user-loss-screen.tsx'),
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('transactions', {
    loader: () => import('../../screens/agent/transactions-screen.loader.ts'),
    screen: () => import('../../screens/agent/transactions-screen.tsx'),
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('income', {
    loader: () => import('../../screens/agent/income-screen.loader.ts'),
    screen: () => import('../../screens/agent/income-screen.tsx'),
    texts: ['contracts', 'downline', 'agent', 'records'],
  }),
  screenRoute('announcements', {
    loader: () => import('../../screens/agent/announcements-screen.loader.ts'),
    screen: () => import('../../screens/agent/announcements-screen.tsx'),
    texts: ['contracts', 'agent'],
  }),
  ...['dividends', 'daily-salary', 'hourly-salary', 'realtime-salary'].map((path) =>
    screenRoute(path, {
      loader: () => import('../../screens/agent/contracts-screen.loader.ts'),
      screen: () => import('../../screens/agent/contracts-screen.tsx'),
      texts: ['contracts', 'downline', 'agent', 'records'],
    }),
  ),
]
