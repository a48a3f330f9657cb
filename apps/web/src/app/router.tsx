import { createBrowserRouter, replace } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { ContentFailure } from '../screens/crash/content-failure.tsx'
import { CrashScreen } from '../screens/crash/crash-screen.tsx'
import { loader as loadHome } from '../screens/home/home-screen.loader.ts'
import { loader as loadLobby } from '../screens/lobby/lobby-screen.loader.ts'
import { loader as loadShell } from '../screens/shell/shell.loader.ts'
import { paths } from '../paths.ts'
import { drawnAtOnce } from './drawn-at-once.ts'
import { ASK_AHEAD } from './fetch-ahead.ts'
import { copied, prepared } from './prepared-route.ts'
import { RootLayout } from './root-layout.tsx'
import { withWords } from './with-words.ts'

/** Older addresses of the home page lead to the one it has now. */
function toHome({ request }: LoaderFunctionArgs): Response {
  return replace(paths.home() + new URL(request.url).search)
}

/**
 * The site's table of contents. The loaders of the two landing screens are in the first chunk, so that their query starts
 * before their code is there; everything else comes when it is opened.
 */
const TABLE: readonly RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: CrashScreen,
    children: [
      {
        ErrorBoundary: ContentFailure,
        // Below the frame, which then stays the same, focus and all, when the first screen's code is there.
        HydrateFallback: () => null,
        children: [
          {
            index: true,
            handle: ASK_AHEAD,
            loader: loadHome,
            lazy: { Component: async () => (await import('../screens/landing-screens.ts')).HomeScreen },
          },
          { path: 'index', loader: toHome, element: null },
          { path: 'index.html', loader: toHome, element: null },
          { path: 'home', loader: toHome, element: null },
          {
            path: 'login',
            loader: loadShell,
            lazy: {
              Component: withWords(
                async () => (await import('../screens/log-in/log-in-screen.tsx')).Component,
                'session',
              ),
            },
          },
          {
            path: 'login/:issuer',
            loader: loadShell,
            lazy: {
              Component: withWords(
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
              Component: withWords(
                async () => (await import('../screens/log-in/set-password-screen.tsx')).Component,
                'passwords',
                'registration',
              ),
            },
          },
          {
            path: 'register',
            lazy: {
              loader: async () => (await import('../screens/register/register-screen.loader.ts')).loader,
              Component: withWords(
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
            path: ':lobby',
            handle: ASK_AHEAD,
            loader: loadLobby,
            lazy: { Component: async () => (await import('../screens/landing-screens.ts')).LobbyScreen },
          },
          {
            path: 'game/:gameId',
            handle: ASK_AHEAD,
            lazy: {
              loader: async () => (await import('../screens/game/game-screen.loader.ts')).loader,
              Component: withWords(async () => (await import('../screens/game/game-screen.tsx')).Component, 'game'),
            },
          },
          {
            path: 'lottery',
            handle: ASK_AHEAD,
            lazy: {
              loader: async () => (await import('../screens/lottery/lottery-screen.loader.ts')).loader,
              Component: withWords(
                async () => (await import('../screens/lottery/lottery-screen.tsx')).Component,
                'lottery',
                'game',
              ),
            },
          },
          {
            path: 'vnlottery',
            handle: ASK_AHEAD,
            lazy: {
              loader: async () => (await import('../screens/lottery/lottery-screen.loader.ts')).loaderOfStations,
              Component: withWords(
                async () => (await import('../screens/lottery/lottery-screen.tsx')).Component,
                'lottery',
                'game',
              ),
            },
          },
          {
            // A game alone on its stage; which one stands in the address, as pages of other sites write it.
            path: 'seamless',
            lazy: {
              loader: async () => (await import('../screens/game/game-screen.loader.ts')).loaderOfStage,
              Component: withWords(async () => (await import('../screens/game/game-screen.tsx')).Component, 'game'),
            },
          },
          {
            path: 'member',
            children: [
              { index: true, loader: () => replace(paths.memberAccount()), element: null },
              {
                path: 'account',
                lazy: {
                  loader: async () => (await import('../screens/member/account-screen.loader.ts')).loader,
                  Component: withWords(
                    async () => (await import('../screens/member/account-screen.tsx')).Component,
                    'member',
                  ),
                },
              },
              {
                path: 'security',
                lazy: {
                  loader: async () => (await import('../screens/member/security-screen.loader.ts')).loader,
                  Component: withWords(
                    async () => (await import('../screens/member/security-screen.tsx')).Component,
                    'security',
                    'member',
                  ),
                },
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
                  loader: async () => (await import('../screens/agent/team-overview-screen.loader.ts')).loader,
                  Component: withWords(
                    async () => (await import('../screens/agent/team-overview-screen.tsx')).Component,
                    'agent',
                  ),
                },
              },
            ],
          },
          {
            path: 'promotions',
            handle: ASK_AHEAD,
            lazy: {
              loader: async () => (await import('../screens/promotions/promotions-screen.loader.ts')).loader,
              Component: withWords(
                async () => (await import('../screens/promotions/promotions-screen.tsx')).Component,
                'promotions',
              ),
            },
          },
          {
            path: 'promoDetail',
            handle: ASK_AHEAD,
            lazy: {
              loader: async () => (await import('../screens/promotions/promotion-detail-screen.loader.ts')).loader,
              Component: withWords(
                async () => (await import('../screens/promotions/promotion-detail-screen.tsx')).Component,
                'promotions',
              ),
            },
          },
          {
            path: 'helpmc',
            handle: ASK_AHEAD,
            lazy: {
              loader: async () => (await import('../screens/help/help-screen.loader.ts')).loader,
              Component: withWords(async () => (await import('../screens/help/help-screen.tsx')).Component, 'help'),
            },
          },
          {
            path: 'help',
            handle: ASK_AHEAD,
            lazy: {
              loader: async () => (await import('../screens/agreement/agreement-screen.loader.ts')).loader,
              Component: withWords(
                async () => (await import('../screens/agreement/agreement-screen.tsx')).Component,
                'help',
              ),
            },
          },
          {
            path: 'responsible-gaming',
            handle: ASK_AHEAD,
            lazy: {
              loader: async () =>
                (await import('../screens/responsible-gaming/responsible-gaming-screen.loader.ts')).loader,
              Component: withWords(
                async () => (await import('../screens/responsible-gaming/responsible-gaming-screen.tsx')).Component,
                'help',
              ),
            },
          },
          {
            path: 'down',
            loader: loadShell,
            lazy: {
              Component: withWords(
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
            lazy: { Component: async () => (await import('../screens/not-found/not-found-screen.tsx')).Component },
          },
        ],
      },
    ],
  },
]

export const routes = TABLE.map(prepared)

/** The page's one router, made outside React: made in a component it would run every loader twice. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return drawnAtOnce(createBrowserRouter(routes.map(copied)))
}
