import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { screenRoute } from './screen-route.ts'

/** The member centre, below /member. */
export const createMemberRoutes = (): RouteObject[] => [
  { index: true, loader: () => replace(paths.memberAccount()), element: null },
  screenRoute('account', {
    loader: () => import('../../domains/member/account-screen.loader.ts'),
    screen: () => import('../../domains/member/account-screen.tsx'),
    texts: ['member', 'requirements', 'profile'],
  }),
  screenRoute('profile', {
    loader: () => import('../../domains/member/profile/profile-screen.loader.ts'),
    screen: () => import('../../domains/member/profile/profile-screen.tsx'),
    texts: ['profile', 'member', 'upload', 'verification', 'session', 'registration'],
  }),
  screenRoute('security', {
    loader: () => import('../../domains/session/security/security-screen.loader.ts'),
    screen: () => import('../../domains/session/security/security-screen.tsx'),
    texts: ['security', 'member'],
  }),
  screenRoute('limits', {
    loader: () => import('../../domains/limits/limits-screen.loader.ts'),
    screen: () => import('../../domains/limits/limits-screen.tsx'),
    texts: ['limits', 'member', 'withdrawal', 'closing'],
  }),
  screenRoute('rank', {
    loader: () => import('../../domains/ranks/rank-screen.loader.ts'),
    screen: () => import('../../domains/ranks/rank-screen.tsx'),
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('rebate', {
    loader: () => import('../../domains/rewards/rebate-screen.loader.ts'),
    screen: () => import('../../domains/rewards/rebate-screen.tsx'),
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('service', {
    loader: () => import('../../domains/support/cases-screen.loader.ts'),
    screen: () => import('../../domains/support/cases-screen.tsx'),
    texts: ['cases', 'records', 'upload', 'member'],
  }),
  screenRoute('bonus', {
    loader: () => import('../../domains/bonus/bonus-screen.loader.ts'),
    screen: () => import('../../domains/bonus/bonus-screen.tsx'),
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('missions', {
    loader: () => import('../../domains/missions/missions-screen.loader.ts'),
    screen: () => import('../../domains/missions/missions-screen.tsx'),
    texts: ['missions', 'records', 'member'],
  }),
  screenRoute('leaderboards', {
    loader: () => import('../../domains/missions/leaderboards-screen.loader.ts'),
    screen: () => import('../../domains/missions/leaderboards-screen.tsx'),
    texts: ['missions', 'records', 'member'],
  }),
  screenRoute('rewards', {
    loader: () => import('../../domains/rewards/reward-centre-screen.loader.ts'),
    screen: () => import('../../domains/rewards/reward-centre-screen.tsx'),
    texts: ['rewards', 'raffles', 'missions', 'promotions', 'records', 'member'],
  }),
  screenRoute('invite', {
    loader: () => import('../../domains/referrals/invite-screen.loader.ts'),
    screen: () => import('../../domains/referrals/invite-screen.tsx'),
    texts: ['invite', 'records', 'member'],
  }),
  screenRoute('become-agent', {
    loader: () => import('../../domains/agent/become-agent-screen.loader.ts'),
    screen: () => import('../../domains/agent/become-agent-screen.tsx'),
    texts: ['applicant', 'records', 'member'],
  }),
  screenRoute('favourites', {
    loader: () => import('../../domains/games/favourites-screen.loader.ts'),
    screen: () => import('../../domains/games/favourites-screen.tsx'),
    texts: ['favourites', 'records', 'member'],
  }),
  screenRoute('messages', {
    loader: () => import('../../domains/messages/messages-screen.loader.ts'),
    screen: () => import('../../domains/messages/messages-screen.tsx'),
    texts: ['messages', 'records', 'member'],
  }),
  screenRoute('message-settings', {
    loader: () => import('../../domains/notices/message-settings-screen.loader.ts'),
    screen: () => import('../../domains/notices/message-settings-screen.tsx'),
    texts: ['notices', 'records', 'member'],
  }),
  screenRoute('wallet', {
    loader: () => import('../../domains/wallet/wallet-screen.loader.ts'),
    screen: () => import('../../domains/wallet/wallet-screen.tsx'),
    texts: ['wallet', 'records', 'member'],
  }),
  screenRoute('statement', {
    loader: () => import('../../domains/limits/statement-screen.loader.ts'),
    screen: () => import('../../domains/limits/statement-screen.tsx'),
    texts: ['limits', 'member', 'records'],
  }),
  screenRoute('transfer-upline', {
    loader: async () => ({
      loader: (await import('../../domains/member-transfers/member-transfer-screen.loader.ts')).uplineLoader,
    }),
    screen: () => import('../../domains/member-transfers/member-transfer-screen.tsx'),
    texts: ['transfer', 'records', 'member'],
  }),
  screenRoute('transfer-downline', {
    loader: async () => ({
      loader: (await import('../../domains/member-transfers/member-transfer-screen.loader.ts')).downlineLoader,
    }),
    screen: () => import('../../domains/member-transfers/member-transfer-screen.tsx'),
    texts: ['transfer', 'records', 'member'],
  }),
  screenRoute('lottery-tickets', {
    loader: () => import('../../domains/lottery/tickets/tickets-screen.loader.ts'),
    screen: () => import('../../domains/lottery/tickets/tickets-screen.tsx'),
    texts: ['draws', 'lotteries', 'records', 'member'],
  }),
  screenRoute('lottery-tickets/:id', {
    loader: async () => ({
      loader: (await import('../../domains/lottery/tickets/tickets-screen.loader.ts')).ticketLoader,
    }),
    screen: () => import('../../domains/lottery/tickets/ticket-screen.tsx'),
    texts: ['draws', 'lotteries', 'records', 'member'],
  }),
  screenRoute('betting-record', {
    loader: () => import('../../domains/records/betting-record-screen.loader.ts'),
    screen: () => import('../../domains/records/betting-record-screen.tsx'),
    texts: ['records', 'member'],
  }),
  screenRoute('deposit', {
    loader: () => import('../../domains/cashier/deposit-screen.loader.ts'),
    screen: () => import('../../domains/cashier/deposit-screen.tsx'),
    texts: ['deposit', 'promotions', 'limits', 'member'],
  }),
  screenRoute('account-record', {
    loader: () => import('../../domains/records/account-record-screen.loader.ts'),
    screen: () => import('../../domains/records/account-record-screen.tsx'),
    texts: ['records', 'member'],
  }),
  screenRoute('deposit/:depositId', {
    loader: () => import('../../domains/cashier/deposit-detail-screen.loader.ts'),
    screen: () => import('../../domains/cashier/deposit-detail-screen.tsx'),
    texts: ['deposit', 'promotions', 'upload', 'member'],
  }),
  screenRoute('profit-and-loss', {
    loader: () => import('../../domains/records/profit-and-loss-screen.loader.ts'),
    screen: () => import('../../domains/records/profit-and-loss-screen.tsx'),
    texts: ['records', 'member'],
  }),
  screenRoute('bonus-details', {
    loader: () => import('../../domains/records/bonus-details-screen.loader.ts'),
    screen: () => import('../../domains/records/bonus-details-screen.tsx'),
    texts: ['records', 'member'],
  }),
  {
    path: 'withdrawal',
    children: [
      screenRoute('', {
        loader: () => import('../../domains/cashier/withdrawal-screen.loader.ts'),
        screen: () => import('../../domains/cashier/withdrawal-screen.tsx'),
        texts: ['withdrawal', 'requirements', 'member', 'profile'],
      }),
      screenRoute(':id', {
        loader: () => import('../../domains/cashier/withdrawal-detail-screen.loader.ts'),
        screen: () => import('../../domains/cashier/withdrawal-detail-screen.tsx'),
        texts: ['withdrawal', 'member', 'upload'],
      }),
    ],
  },
]
