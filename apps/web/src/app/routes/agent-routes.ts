import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { createProjectRoutes } from './project-screens.ts'
import { loadRecord } from './record-route.ts'
import { screenRoute } from './screen-route.ts'

export const createAgentRoutes = (): RouteObject[] => [
  { index: true, loader: () => replace(paths.teamOverview()), element: null },
  screenRoute('team-overview', {
    screen: () => import('../../domains/agent/team-overview-screen.tsx'),
    loader: async () => (await import('../../domains/agent/team-overview-screen.loader.ts')).loader,
    texts: ['agent', 'member'],
  }),
  screenRoute('register-centre', {
    screen: () => import('../../domains/agent/register-centre-screen.tsx'),
    document: async () =>
      (await import('../../domains/agent/register-centre-screen.generated.ts')).RegisterCentreScreenDocument,
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('downlines', {
    screen: () => import('../../domains/agent/downlines-screen.tsx'),
    loader: async () => (await import('../../domains/agent/downlines-screen.loader.ts')).loader,
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('downlines/:username', {
    screen: () => import('../../domains/agent/downline-screen.tsx'),
    document: async () => (await import('../../domains/agent/downline-screen.generated.ts')).DownlineScreenDocument,
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('team-betting', {
    screen: () => import('../../domains/agent/team-betting-screen.tsx'),
    loader: loadRecord(
      async () => (await import('../../domains/agent/team-betting-screen.generated.ts')).TeamBettingScreenDocument,
    ),
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('credit-report', {
    screen: () => import('../../domains/agent/credit-report-screen.tsx'),
    loader: loadRecord(
      async () => (await import('../../domains/agent/credit-report-screen.generated.ts')).CreditReportScreenDocument,
    ),
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('user-loss', {
    screen: () => import('../../domains/agent/user-loss-screen.tsx'),
    loader: async () => (await import('../../domains/agent/user-loss-screen.loader.ts')).loader,
    texts: ['downline', 'agent', 'member', 'records'],
  }),
  screenRoute('transactions', {
    screen: () => import('../../domains/agent/transactions-screen.tsx'),
    loader: async () => (await import('../../domains/agent/transactions-screen.loader.ts')).loader,
    texts: ['downline', 'agent', 'records'],
  }),
  screenRoute('income', {
    screen: () => import('../../domains/agent/income-screen.tsx'),
    loader: loadRecord(
      async () => (await import('../../domains/agent/income-screen.generated.ts')).IncomeScreenDocument,
    ),
    texts: ['contracts', 'downline', 'agent', 'records'],
  }),
  screenRoute('announcements', {
    screen: () => import('../../domains/agent/announcements-screen.tsx'),
    document: async () =>
      (await import('../../domains/agent/announcements-screen.generated.ts')).AgentAnnouncementsScreenDocument,
    texts: ['contracts', 'agent'],
  }),
  ...['dividends', 'daily-salary', 'hourly-salary', 'realtime-salary'].map((path) =>
    screenRoute(path, {
      screen: () => import('../../domains/agent/contracts-screen.tsx'),
      loader: async () => (await import('../../domains/agent/contracts-screen.loader.ts')).loader,
      texts: ['contracts', 'downline', 'agent', 'records'],
    }),
  ),
  ...createProjectRoutes('agent'),
]
