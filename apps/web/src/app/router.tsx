import { memo } from 'react'
import type { ComponentType } from 'react'
import { createBrowserRouter, replace } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { ScreenError } from '../screens/error/screen-error.tsx'
import { RootError } from '../screens/error/root-error.tsx'
import { loader as loadShell } from '../screens/shell/shell.loader.ts'
import { paths } from '../paths.ts'
import { loadWords } from '../i18n/i18n.ts'
import type { Namespace } from '../i18n/namespaces.ts'
import { loadPart } from '../ui/load-part.ts'
import { PREFETCH_DATA } from './prefetch.ts'
import { reportPages } from './report-pages.ts'
import { RootLayout } from './root-layout.tsx'

/** Older addresses of the home page lead to the one it has now. */
function toHome({ request }: LoaderFunctionArgs): Response {
  return replace(paths.home() + new URL(request.url).search)
}

/**
 * A screen's code and its words, loaded in parallel. Every route component is memoised: React Router creates the elements of all
 * routes again with each of its states, which costs the next screen 100 ms on a phone.
 */
function lazyScreen(load: () => Promise<ComponentType>, ...namespaces: readonly Namespace[]) {
  return async (): Promise<ComponentType> => {
    const [screen] = await Promise.all([loadPart(load), loadWords(namespaces)])
    return memo(screen)
  }
}

function lazyLoader<Loader>(load: () => Promise<Loader>) {
  return () => loadPart(load)
}

/** A new tree for each router, because React Router clears the `lazy` entries that it has loaded. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: memo(RootLayout),
    ErrorBoundary: RootError,
    children: [
      {
        ErrorBoundary: ScreenError,
        // Below the frame, which then stays the same, focus and all, when the first screen's code is there.
        HydrateFallback: () => null,
        children: [
          {
            index: true,
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/home/home-screen.loader.ts')).loader),
              Component: lazyScreen(async () => (await import('../screens/home/home-screen.tsx')).Component),
            },
          },
          { path: 'index', loader: toHome, element: null },
          { path: 'index.html', loader: toHome, element: null },
          { path: 'home', loader: toHome, element: null },
          {
            path: 'login',
            loader: loadShell,
            lazy: {
              Component: lazyScreen(
                async () => (await import('../screens/log-in/log-in-screen.tsx')).Component,
                'session',
              ),
            },
          },
          {
            path: 'login/:issuer',
            loader: loadShell,
            lazy: {
              Component: lazyScreen(
                async () => (await import('../screens/log-in/social-return-screen.tsx')).Component,
                'ways',
              ),
            },
          },
          {
            // Links in the platform's letters lead here.
            path: 'reset-password',
            loader: loadShell,
            lazy: {
              Component: lazyScreen(
                async () => (await import('../screens/log-in/set-password-screen.tsx')).Component,
                'passwords',
                'registration',
              ),
            },
          },
          {
            path: 'register',
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/register/register-screen.loader.ts')).loader),
              Component: lazyScreen(
                async () => (await import('../screens/register/register-screen.tsx')).Component,
                'registration',
                'session',
              ),
            },
          },
          {
            path: 'register.html',
            loader: ({ request }) => replace(paths.register() + new URL(request.url).search),
            element: null,
          },
          {
            path: 'elott',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/lottery/lottery-lobby-screen.loader.ts')).loader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/lottery/lottery-lobby-screen.tsx')).Component,
                'lottery',
                'lotteries',
                'lobby',
              ),
            },
          },
          {
            path: 'winners',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/winners/winners-screen.loader.ts')).loader),
              Component: lazyScreen(
                async () => (await import('../screens/winners/winners-screen.tsx')).Component,
                'winners',
                'records',
              ),
            },
          },
          {
            path: 'winners/raffles',
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/raffles/raffles.loader.ts')).resultsLoader),
              Component: lazyScreen(
                async () => (await import('../screens/raffles/raffle-results-screen.tsx')).Component,
                'raffles',
                'winners',
                'records',
              ),
            },
          },
          {
            path: 'raffle/:id',
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/raffles/raffles.loader.ts')).loader),
              Component: lazyScreen(
                async () => (await import('../screens/raffles/raffle-screen.tsx')).Component,
                'raffles',
                'lotteries',
              ),
            },
          },
          {
            path: 'raffle/:id/proof',
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/raffles/raffles.loader.ts')).proofLoader),
              Component: lazyScreen(
                async () => (await import('../screens/raffles/raffle-proof-screen.tsx')).Component,
                'raffles',
              ),
            },
          },
          {
            path: ':lobby',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/lobby/lobby-screen.loader.ts')).loader),
              Component: lazyScreen(async () => (await import('../screens/lobby/lobby-screen.tsx')).Component),
            },
          },
          {
            path: 'game/:gameId',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/game/game-screen.loader.ts')).loader),
              Component: lazyScreen(async () => (await import('../screens/game/game-screen.tsx')).Component, 'game'),
            },
          },
          {
            path: 'lottery',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/lottery/lottery-board-screen.loader.ts')).loader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/lottery/lottery-board-screen.tsx')).Component,
                'lottery',
                'lotteries',
              ),
            },
          },
          {
            path: 'vnlottery',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/lottery/lottery-board-screen.loader.ts')).stationLoader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/lottery/lottery-board-screen.tsx')).Component,
                'lottery',
                'lotteries',
              ),
            },
          },
          {
            path: 'lottery/results',
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/lottery-results/results-screen.loader.ts')).loader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/lottery-results/results-screen.tsx')).Component,
                'draws',
                'lotteries',
              ),
            },
          },
          {
            path: 'lottery/statistics',
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/lottery-results/results-screen.loader.ts')).statisticsLoader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/lottery-results/statistics-screen.tsx')).Component,
                'draws',
                'lotteries',
              ),
            },
          },
          {
            path: 'lottery/:code/draw/:number',
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/lottery-draw/draw-screen.loader.ts')).loader),
              Component: lazyScreen(
                async () => (await import('../screens/lottery-draw/draw-screen.tsx')).Component,
                'draws',
                'lotteries',
              ),
            },
          },
          {
            path: 'lottery/:code/draw/:number/proof',
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/lottery-draw/draw-screen.loader.ts')).proofLoader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/lottery-draw/proof-screen.tsx')).Component,
                'draws',
                'lotteries',
              ),
            },
          },
          {
            // A game alone on its stage; which one stands in the address, as pages of other sites write it.
            path: 'seamless',
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/game/game-screen.loader.ts')).queryGameLoader),
              Component: lazyScreen(async () => (await import('../screens/game/game-screen.tsx')).Component, 'game'),
            },
          },
          {
            path: 'member',
            children: [
              { index: true, loader: () => replace(paths.memberAccount()), element: null },
              {
                path: 'account',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/member/account-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/member/account-screen.tsx')).Component,
                    'member',
                  ),
                },
              },
              {
                path: 'profile',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/member/profile/profile-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/member/profile/profile-screen.tsx')).Component,
                    'profile',
                    'member',
                    'upload',
                    'verification',
                    'session',
                    'registration',
                  ),
                },
              },
              {
                path: 'security',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/member/security-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/member/security-screen.tsx')).Component,
                    'security',
                    'member',
                  ),
                },
              },
              {
                path: 'limits',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/member/limits-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/member/limits-screen.tsx')).Component,
                    'limits',
                    'member',
                    'withdrawal',
                  ),
                },
              },
              {
                path: 'rank',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/rewards/rank-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/rewards/rank-screen.tsx')).Component,
                    'rewards',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'rebate',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/rewards/rebate-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/rewards/rebate-screen.tsx')).Component,
                    'rewards',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'service',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/support/cases-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/support/cases-screen.tsx')).Component,
                    'cases',
                    'records',
                    'upload',
                    'member',
                  ),
                },
              },
              {
                path: 'bonus',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/rewards/bonus-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/rewards/bonus-screen.tsx')).Component,
                    'rewards',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'missions',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/missions/missions-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/missions/missions-screen.tsx')).Component,
                    'missions',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'leaderboards',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/missions/leaderboards-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/missions/leaderboards-screen.tsx')).Component,
                    'missions',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'rewards',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/rewards/reward-centre-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/rewards/reward-centre-screen.tsx')).Component,
                    'rewards',
                    'raffles',
                    'missions',
                    'promotions',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'invite',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/rewards/invite-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/rewards/invite-screen.tsx')).Component,
                    'invite',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'become-agent',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/member/become-agent-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/member/become-agent-screen.tsx')).Component,
                    'applicant',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'messages',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/messages/messages-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/messages/messages-screen.tsx')).Component,
                    'messages',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'message-settings',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/messages/message-settings-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/messages/message-settings-screen.tsx')).Component,
                    'notices',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'wallet',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/wallet/wallet-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/wallet/wallet-screen.tsx')).Component,
                    'wallet',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'statement',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/member/statement-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/member/statement-screen.tsx')).Component,
                    'limits',
                    'member',
                    'records',
                  ),
                },
              },
              {
                path: 'transfer-upline',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/wallet/member-transfer-screen.loader.ts')).uplineLoader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/wallet/member-transfer-screen.tsx')).Component,
                    'transfer',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'transfer-downline',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/wallet/member-transfer-screen.loader.ts')).downlineLoader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/wallet/member-transfer-screen.tsx')).Component,
                    'transfer',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'lottery-tickets',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/lottery-tickets/tickets-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/lottery-tickets/tickets-screen.tsx')).Component,
                    'draws',
                    'lotteries',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'lottery-tickets/:id',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/lottery-tickets/tickets-screen.loader.ts')).ticketLoader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/lottery-tickets/ticket-screen.tsx')).Component,
                    'draws',
                    'lotteries',
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'betting-record',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/records/betting-record-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/records/betting-record-screen.tsx')).Component,
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'deposit',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/cashier/deposit-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/cashier/deposit-screen.tsx')).Component,
                    'deposit',
                    'limits',
                    'member',
                  ),
                },
              },
              {
                path: 'account-record',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/records/account-record-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/records/account-record-screen.tsx')).Component,
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'deposit/:depositId',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/cashier/deposit-detail-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/cashier/deposit-detail-screen.tsx')).Component,
                    'deposit',
                    'upload',
                    'member',
                  ),
                },
              },
              {
                path: 'profit-and-loss',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/records/profit-and-loss-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/records/profit-and-loss-screen.tsx')).Component,
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'bonus-details',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/records/bonus-details-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/records/bonus-details-screen.tsx')).Component,
                    'records',
                    'member',
                  ),
                },
              },
              {
                path: 'withdrawal',
                children: [
                  {
                    index: true,
                    lazy: {
                      loader: lazyLoader(
                        async () => (await import('../screens/cashier/withdrawal-screen.loader.ts')).loader,
                      ),
                      Component: lazyScreen(
                        async () => (await import('../screens/cashier/withdrawal-screen.tsx')).Component,
                        'withdrawal',
                        'member',
                        'profile',
                      ),
                    },
                  },
                  {
                    path: ':id',
                    lazy: {
                      loader: lazyLoader(
                        async () => (await import('../screens/cashier/withdrawal-detail-screen.loader.ts')).loader,
                      ),
                      Component: lazyScreen(
                        async () => (await import('../screens/cashier/withdrawal-detail-screen.tsx')).Component,
                        'withdrawal',
                        'member',
                        'upload',
                      ),
                    },
                  },
                ],
              },
            ],
          },
          {
            path: 'agent',
            children: [
              { index: true, loader: () => replace(paths.teamOverview()), element: null },
              {
                path: 'team-overview',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/agent/team-overview-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/team-overview-screen.tsx')).Component,
                    'agent',
                  ),
                },
              },
              {
                path: 'register-centre',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/agent/register-centre-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/register-centre-screen.tsx')).Component,
                    'downline',
                    'agent',
                  ),
                },
              },
              {
                path: 'downlines',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/agent/downlines-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/downlines-screen.tsx')).Component,
                    'downline',
                    'agent',
                    'records',
                  ),
                },
              },
              {
                path: 'downlines/:username',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/agent/downline-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/downline-screen.tsx')).Component,
                    'downline',
                    'agent',
                    'records',
                  ),
                },
              },
              {
                path: 'team-betting',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/agent/team-betting-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/team-betting-screen.tsx')).Component,
                    'downline',
                    'agent',
                    'records',
                  ),
                },
              },
              {
                path: 'credit-report',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/agent/credit-report-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/credit-report-screen.tsx')).Component,
                    'downline',
                    'agent',
                    'records',
                  ),
                },
              },
              {
                path: 'user-loss',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/agent/user-loss-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/user-loss-screen.tsx')).Component,
                    'downline',
                    'agent',
                    'records',
                  ),
                },
              },
              {
                path: 'transactions',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/agent/transactions-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/transactions-screen.tsx')).Component,
                    'downline',
                    'agent',
                    'records',
                  ),
                },
              },
              {
                path: 'income',
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/agent/income-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/income-screen.tsx')).Component,
                    'contracts',
                    'downline',
                    'agent',
                    'records',
                  ),
                },
              },
              {
                path: 'announcements',
                lazy: {
                  loader: lazyLoader(
                    async () => (await import('../screens/agent/announcements-screen.loader.ts')).loader,
                  ),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/announcements-screen.tsx')).Component,
                    'contracts',
                    'agent',
                  ),
                },
              },
              ...['dividends', 'daily-salary', 'hourly-salary', 'realtime-salary'].map((path) => ({
                path,
                lazy: {
                  loader: lazyLoader(async () => (await import('../screens/agent/contracts-screen.loader.ts')).loader),
                  Component: lazyScreen(
                    async () => (await import('../screens/agent/contracts-screen.tsx')).Component,
                    'contracts',
                    'downline',
                    'agent',
                    'records',
                  ),
                },
              })),
            ],
          },
          {
            path: 'promotions',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/promotions/promotions-screen.loader.ts')).loader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/promotions/promotions-screen.tsx')).Component,
                'promotions',
                'raffles',
                'lotteries',
                'records',
                'upload',
              ),
            },
          },
          {
            path: 'pointMall',
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/points/points-screen.loader.ts')).loader),
              Component: lazyScreen(
                async () => (await import('../screens/points/points-screen.tsx')).Component,
                'points',
                'raffles',
                'lotteries',
                'records',
              ),
            },
          },
          {
            path: 'promoDetail',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/promotions/promotion-detail-screen.loader.ts')).loader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/promotions/promotion-detail-screen.tsx')).Component,
                'promotions',
                'records',
                'upload',
              ),
            },
          },
          {
            path: 'helpmc',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/help/help-screen.loader.ts')).loader),
              Component: lazyScreen(async () => (await import('../screens/help/help-screen.tsx')).Component, 'help'),
            },
          },
          {
            path: 'help',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(async () => (await import('../screens/agreement/agreement-screen.loader.ts')).loader),
              Component: lazyScreen(
                async () => (await import('../screens/agreement/agreement-screen.tsx')).Component,
                'help',
              ),
            },
          },
          {
            path: 'responsible-gaming',
            handle: PREFETCH_DATA,
            lazy: {
              loader: lazyLoader(
                async () => (await import('../screens/responsible-gaming/responsible-gaming-screen.loader.ts')).loader,
              ),
              Component: lazyScreen(
                async () => (await import('../screens/responsible-gaming/responsible-gaming-screen.tsx')).Component,
                'help',
              ),
            },
          },
          {
            path: 'down',
            loader: loadShell,
            lazy: {
              Component: lazyScreen(
                async () => (await import('../screens/download/download-screen.tsx')).Component,
                'layers',
              ),
            },
          },
          {
            path: 'download',
            loader: ({ request }) => replace(paths.download() + new URL(request.url).search),
            element: null,
          },
          {
            path: '*',
            loader: loadShell,
            lazy: {
              Component: lazyScreen(async () => (await import('../screens/not-found/not-found-screen.tsx')).Component),
            },
          },
        ],
      },
    ],
  },
]

/** Created once, outside React: a component would run every loader twice. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(createRoutes())
  reportPages(router)
  return router
}
