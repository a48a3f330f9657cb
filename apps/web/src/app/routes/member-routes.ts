import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { createProjectRoutes } from './project-screens.ts'
import { loadRecord } from './record-route.ts'
import { screenRoute } from './screen-route.ts'

export const createMemberRoutes = (): RouteObject[] => [
  { index: true, loader: () => replace(paths.memberAccount()), element: null },
  ...accountRoutes(),
  ...rewardRoutes(),
  ...moneyRoutes(),
  ...recordRoutes(),
  ...createProjectRoutes('member'),
]

const accountRoutes = (): RouteObject[] => [
  screenRoute('account', {
    screen: () => import('../../domains/member/account-screen.tsx'),
    document: async () => (await import('../../domains/member/account-screen.generated.ts')).AccountScreenDocument,
    texts: ['member'],
  }),
  screenRoute('profile', {
    screen: () => import('../../domains/member/profile/profile-screen.tsx'),
    document: async () =>
      (await import('../../domains/member/profile/profile-screen.generated.ts')).ProfileScreenDocument,
    texts: ['profile', 'identity', 'member', 'upload', 'verification', 'session', 'registration'],
  }),
  screenRoute('security', {
    screen: () => import('../../domains/session/security/security-screen.tsx'),
    document: async () =>
      (await import('../../domains/session/security/security-screen.generated.ts')).SecurityScreenDocument,
    texts: ['security', 'member'],
  }),
  screenRoute('limits', {
    screen: () => import('../../domains/limits/limits-screen.tsx'),
    document: async () => (await import('../../domains/limits/limits-screen.generated.ts')).LimitsScreenDocument,
    texts: ['limits', 'member', 'withdrawal', 'closing'],
  }),
  screenRoute('statement', {
    screen: () => import('../../domains/limits/statement-screen.tsx'),
    loader: async () => (await import('../../domains/limits/statement-screen.loader.ts')).loader,
    texts: ['limits', 'member', 'records'],
  }),
  screenRoute('become-agent', {
    screen: () => import('../../domains/agent/become-agent-screen.tsx'),
    document: async () =>
      (await import('../../domains/agent/become-agent-screen.generated.ts')).BecomeAgentScreenDocument,
    texts: ['applicant', 'records', 'member'],
  }),
  screenRoute('service', {
    screen: () => import('../../domains/support/cases-screen.tsx'),
    loader: async () => (await import('../../domains/support/cases-screen.loader.ts')).loader,
    texts: ['cases', 'records', 'upload', 'member'],
  }),
  screenRoute('messages', {
    screen: () => import('../../domains/messages/messages-screen.tsx'),
    loader: async () => (await import('../../domains/messages/messages-screen.loader.ts')).loader,
    texts: ['messages', 'records', 'member'],
  }),
  screenRoute('message-settings', {
    screen: () => import('../../domains/notices/message-settings-screen.tsx'),
    document: async () =>
      (await import('../../domains/notices/message-settings-screen.generated.ts')).MessageSettingsScreenDocument,
    texts: ['notices', 'records', 'member'],
  }),
  screenRoute('favourites', {
    screen: () => import('../../domains/games/favourites-screen.tsx'),
    document: async () => (await import('../../domains/games/favourites-screen.generated.ts')).FavouritesScreenDocument,
    texts: ['favourites', 'records', 'member'],
  }),
]

const rewardRoutes = (): RouteObject[] => [
  screenRoute('rank', {
    screen: () => import('../../domains/ranks/rank-screen.tsx'),
    document: async () => (await import('../../domains/ranks/rank-screen.generated.ts')).RankScreenDocument,
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('rebate', {
    screen: () => import('../../domains/rewards/rebate-screen.tsx'),
    document: async () => (await import('../../domains/rewards/rebate-screen.generated.ts')).RebateScreenDocument,
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('bonus', {
    screen: () => import('../../domains/bonus/bonus-screen.tsx'),
    document: async () => (await import('../../domains/bonus/bonus-screen.generated.ts')).BonusScreenDocument,
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('missions', {
    screen: () => import('../../domains/missions/missions-screen.tsx'),
    document: async () => (await import('../../domains/missions/missions-screen.generated.ts')).MissionsScreenDocument,
    texts: ['missions', 'records', 'member'],
  }),
  screenRoute('leaderboards', {
    screen: () => import('../../domains/missions/leaderboards-screen.tsx'),
    document: async () =>
      (await import('../../domains/missions/leaderboards-screen.generated.ts')).LeaderboardsScreenDocument,
    texts: ['missions', 'records', 'member'],
  }),
  screenRoute('rewards', {
    screen: () => import('../../domains/rewards/reward-centre-screen.tsx'),
    loader: async () => (await import('../../domains/rewards/reward-centre-screen.loader.ts')).loader,
    texts: ['rewards', 'raffles', 'missions', 'promotions', 'records', 'member'],
  }),
  screenRoute('invite', {
    screen: () => import('../../domains/referrals/invite-screen.tsx'),
    loader: async () => (await import('../../domains/referrals/invite-screen.loader.ts')).loader,
    texts: ['invite', 'records', 'member'],
  }),
]

const moneyRoutes = (): RouteObject[] => [
  screenRoute('wallet', {
    screen: () => import('../../domains/wallet/wallet-screen.tsx'),
    document: async () => (await import('../../domains/wallet/wallet-screen.generated.ts')).WalletScreenDocument,
    texts: ['wallet', 'records', 'member'],
  }),
  screenRoute('deposit', {
    screen: () => import('../../domains/cashier/deposit-screen.tsx'),
    document: async () => (await import('../../domains/cashier/deposit-screen.generated.ts')).DepositScreenDocument,
    texts: ['deposit', 'identity', 'promotions', 'limits', 'member'],
  }),
  screenRoute('deposit/:id', {
    screen: () => import('../../domains/cashier/deposit-detail-screen.tsx'),
    document: async () =>
      (await import('../../domains/cashier/deposit-detail-screen.generated.ts')).DepositDetailScreenDocument,
    texts: ['deposit', 'promotions', 'upload', 'member'],
  }),
  {
    path: 'withdrawal',
    children: [
      screenRoute('', {
        screen: () => import('../../domains/cashier/withdrawal-screen.tsx'),
        loader: async () => (await import('../../domains/cashier/withdrawal-screen.loader.ts')).loader,
        texts: ['withdrawal', 'requirements', 'member', 'profile'],
      }),
      screenRoute(':id', {
        screen: () => import('../../domains/cashier/withdrawal-detail-screen.tsx'),
        document: async () =>
          (await import('../../domains/cashier/withdrawal-detail-screen.generated.ts')).WithdrawalDetailScreenDocument,
        texts: ['withdrawal', 'member', 'upload'],
      }),
    ],
  },
  screenRoute('transfer-upline', {
    screen: () => import('../../domains/member-transfers/member-transfer-screen.tsx'),
    loader: async () => (await import('../../domains/member-transfers/member-transfer-screen.loader.ts')).uplineLoader,
    texts: ['transfer', 'records', 'member'],
  }),
  screenRoute('transfer-downline', {
    screen: () => import('../../domains/member-transfers/member-transfer-screen.tsx'),
    loader: async () =>
      (await import('../../domains/member-transfers/member-transfer-screen.loader.ts')).downlineLoader,
    texts: ['transfer', 'records', 'member'],
  }),
]

const recordRoutes = (): RouteObject[] => [
  screenRoute('lottery-tickets', {
    screen: () => import('../../domains/lottery/tickets/tickets-screen.tsx'),
    loader: async () => (await import('../../domains/lottery/tickets/tickets-screen.loader.ts')).loader,
    texts: ['draws', 'lotteries', 'records', 'member'],
  }),
  screenRoute('lottery-tickets/:id', {
    screen: () => import('../../domains/lottery/tickets/ticket-screen.tsx'),
    loader: async () => (await import('../../domains/lottery/tickets/tickets-screen.loader.ts')).ticketLoader,
    texts: ['draws', 'lotteries', 'records', 'member'],
  }),
  screenRoute('betting-record', {
    screen: () => import('../../domains/records/betting-record-screen.tsx'),
    loader: async () => (await import('../../domains/records/betting-record-screen.loader.ts')).loader,
    texts: ['records', 'member'],
  }),
  screenRoute('account-record', {
    screen: () => import('../../domains/records/account-record-screen.tsx'),
    loader: async () => (await import('../../domains/records/account-record-screen.loader.ts')).loader,
    texts: ['records', 'member'],
  }),
  screenRoute('profit-and-loss', {
    screen: () => import('../../domains/records/profit-and-loss-screen.tsx'),
    loader: loadRecord(
      async () =>
        (await import('../../domains/records/profit-and-loss-screen.generated.ts')).ProfitAndLossScreenDocument,
    ),
    texts: ['records', 'member'],
  }),
  screenRoute('bonus-details', {
    screen: () => import('../../domains/records/bonus-details-screen.tsx'),
    loader: loadRecord(
      async () => (await import('../../domains/records/bonus-details-screen.generated.ts')).BonusDetailsScreenDocument,
    ),
    texts: ['records', 'member'],
  }),
]
