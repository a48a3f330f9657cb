import { replace } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { screenRoute } from './screen-route.ts'

/** The member centre, below /member. */
export const createMemberRoutes = (): RouteObject[] => [
  { index: true, loader: () => replace(paths.memberAccount()), element: null },
  screenRoute('account', {
    loader: () => import('../../screens/member/account-screen.loader.ts'),
    screen: () => import('../../screens/member/account-screen.tsx'),
    texts: ['member', 'requirements', 'profile'],
  }),
  screenRoute('profile', {
    loader: () => import('../../screens/member/profile/profile-screen.loader.ts'),
    screen: () => import('../../screens/member/profile/profile-screen.tsx'),
    texts: ['profile', 'member', 'upload', 'verification', 'session', 'registration'],
  }),
  screenRoute('security', {
    loader: () => import('../../screens/member/security-screen.loader.ts'),
    screen: () => import('../../screens/member/security-screen.tsx'),
    texts: ['security', 'member'],
  }),
  screenRoute('limits', {
    loader: () => import('../../screens/member/limits-screen.loader.ts'),
    screen: () => import('../../screens/member/limits-screen.tsx'),
    texts: ['limits', 'member', 'withdrawal', 'closing'],
  }),
  screenRoute('rank', {
    loader: () => import('../../screens/rewards/rank-screen.loader.ts'),
    screen: () => import('../../screens/rewards/rank-screen.tsx'),
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('rebate', {
    loader: () => import('../../screens/rewards/rebate-screen.loader.ts'),
    screen: () => import('../../screens/rewards/rebate-screen.tsx'),
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('service', {
    loader: () => import('../../screens/support/cases-screen.loader.ts'),
    screen: () => import('../../screens/support/cases-screen.tsx'),
    texts: ['cases', 'records', 'upload', 'member'],
  }),
  screenRoute('bonus', {
    loader: () => import('../../screens/rewards/bonus-screen.loader.ts'),
    screen: () => import('../../screens/rewards/bonus-screen.tsx'),
    texts: ['rewards', 'records', 'member'],
  }),
  screenRoute('missions', {
    loader: () => import('../../screens/missions/missions-screen.loader.ts'),
    screen: () => import('../../screens/missions/missions-screen.tsx'),
    texts: ['missions', 'records', 'member'],
  }),
  screenRoute('leaderboards', {
    loader: () => import('../../screens/missions/leaderboards-screen.loader.ts'),
    screen: () => import('../../screens/missions/leaderboards-screen.tsx'),
    texts: ['missions', 'records', 'member'],
  }),
  screenRoute('rewards', {
    loader: () => import('../../screens/rewards/reward-centre-screen.loader.ts'),
    screen: () => import('../../screens/rewards/reward-centre-screen.tsx'),
    texts: ['rewards', 'raffles', 'missions', 'promotions', 'records', 'member'],
  }),
  screenRoute('invite', {
    loader: () => import('../../screens/rewards/invite-screen.loader.ts'),
    screen: () => import('../../screens/rewards/invite-screen.tsx'),
    texts: ['invite', 'records', 'member'],
  }),
  screenRoute('become-agent', {
    loader: () => import('../../screens/member/become-agent-screen.loader.ts'),
    screen: () => import('../../screens/member/become-agent-screen.tsx'),
    texts: ['applicant', 'records', 'member'],
  }),
  screenRoute('favourites', {
    loader: () => import('../../screens/member/favourites-screen.loader.ts'),
    screen: () => import('../../screens/member/favourites-screen.tsx'),
    texts: ['favourites', 'records', 'member'],
  }),
  screenRoute('messages', {
    loader: () => import('../../screens/messages/messages-screen.loader.ts'),
    screen: () => import('../../screens/messages/messages-screen.tsx'),
    texts: ['messages', 'records', 'member'],
  }),
  screenRoute('message-settings', {
    loader: () => import('../../screens/messages/message-settings-screen.loader.ts'),
    screen: () => import('../../screens/messages/message-settings-screen.tsx'),
    texts: ['notices', 'records', 'member'],
  }),
  screenRoute('wallet', {
    loader: () => import('../../screens/wallet/wallet-screen.loader.ts'),
    screen: () => import('../../screens/wallet/wallet-screen.tsx'),
    texts: ['wallet', 'records', 'member'],
  }),
  screenRoute('statement', {
    loader: () => import('../../screens/member/statement-screen.loader.ts'),
    screen: () => import('../../screens/member/statement-screen.tsx'),
    texts: ['limits', 'member', 'records'],
  }),
  screenRoute('transfer-upline', {
    loader: async () => ({
      loader: (await import('../../screens/wallet/member-transfer-screen.loader.ts')).uplineLoader,
    }),
    screen: () => import('../../screens/wallet/member-transfer-screen.tsx'),
    texts: ['transfer', 'records', 'member'],
  }),
  screenRoute('transfer-downline', {
    loader: async () => ({
      loader: (await import('../../screens/wallet/member-transfer-screen.loader.ts')).downlineLoader,
    }),
    screen: () => import('../../screens/wallet/member-transfer-screen.tsx'),
    texts: ['transfer', 'records', 'member'],
  }),
  screenRoute('lottery-tickets', {
    loader: () => import('../../screens/lottery-tickets/tickets-screen.loader.ts'),
    screen: () => import('../../screens/lottery-tickets/tickets-screen.tsx'),
    texts: ['draws', 'lotteries', 'records', 'member'],
  }),
  screenRoute('lottery-tickets/:id', {
    loader: async () => ({
      loader: (await import('../../screens/lottery-tickets/tickets-screen.loader.ts')).ticketLoader,
    }),
    screen: () => import('../../screens/lottery-tickets/ticket-screen.tsx'),
    texts: ['draws', 'lotteries', 'records', 'member'],
  }),
  screenRoute('betting-record', {
    loader: () => import('../../screens/records/betting-record-screen.loader.ts'),
    screen: () => import('../../screens/records/betting-record-screen.tsx'),
    texts: ['records', 'member'],
  }),
  screenRoute('deposit', {
    loader: () => import('../../screens/cashier/deposit-screen.loader.ts'),
    screen: () => import('../../screens/cashier/deposit-screen.tsx'),
    texts: ['deposit', 'promotions', 'limits', 'member'],
  }),
  screenRoute('account-record', {
    loader: () => import('../../screens/records/account-record-screen.loader.ts'),
    screen: () => import('../../screens/records/account-record-screen.tsx'),
    texts: ['records', 'member'],
  }),
  screenRoute('deposit/:depositId', {
    loader: () => import('../../screens/cashier/deposit-detail-screen.loader.ts'),
    screen: () => import('../../screens/cashier/deposit-detail-screen.tsx'),
    texts: ['deposit', 'promotions', 'upload', 'member'],
  }),
  screenRoute('profit-and-loss', {
    loader: () => import('../../screens/records/profit-and-loss-screen.loader.ts'),
    screen: () => import('../../screens/records/profit-and-loss-screen.tsx'),
    texts: ['records', 'member'],
  }),
  screenRoute('bonus-details', {
    loader: () => import('../../screens/records/bonus-details-screen.loader.ts'),
    screen: () => import('../../screens/records/bonus-details-screen.tsx'),
    texts: ['records', 'member'],
  }),
  {
    path: 'withdrawal',
    children: [
      screenRoute('', {
        loader: () => import('../../screens/cashier/withdrawal-screen.loader.ts'),
        screen: () => import('../../screens/cashier/withdrawal-screen.tsx'),
        texts: ['withdrawal', 'requirements', 'member', 'profile'],
      }),
      screenRoute(':id', {
        loader: () => import('../../screens/cashier/withdrawal-detail-screen.loader.ts'),
        screen: () => import('../../screens/cashier/withdrawal-detail-screen.tsx'),
        texts: ['withdrawal', 'member', 'upload'],
      }),
    ],
  },
]
