import { createBrowserRouter, replace } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { ContentFailure } from '../screens/crash/content-failure.tsx'
import { CrashScreen } from '../screens/crash/crash-screen.tsx'
import { loader as loadHome } from '../screens/home/home-screen.loader.ts'
import { loader as loadLobby } from '../screens/lobby/lobby-screen.loader.ts'
import { loader as loadShell } from '../screens/shell/shell.loader.ts'
import { paths } from '../paths.ts'
import { loadPart } from '../ui/load-part.ts'
import { ASK_AHEAD } from './fetch-ahead.ts'
import { RootLayout } from './root-layout.tsx'

/** Older addresses of the home page lead to the one it has now. */
function toHome({ request }: LoaderFunctionArgs): Response {
  return replace(paths.home() + new URL(request.url).search)
}

/**
 * The site's table of contents. The loaders of the two landing screens are in the first chunk, so that their query starts
 * before their code is there; everything else comes when it is opened.
 */
export const routes: RouteObject[] = [
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
            lazy: { Component: async () => (await import('../screens/log-in/log-in-screen.tsx')).Component },
          },
          {
            path: 'login/:issuer',
            loader: loadShell,
            lazy: {
              Component: async () => (await import('../screens/log-in/social-return-screen.tsx')).Component,
            },
          },
          {
            // Links in the platform's letters lead here.
            path: 'reset-password',
            loader: loadShell,
            lazy: { Component: async () => (await import('../screens/log-in/set-password-screen.tsx')).Component },
          },
          {
            path: 'register',
            lazy: {
              loader: async () => (await import('../screens/register/register-screen.loader.ts')).loader,
              Component: async () => (await import('../screens/register/register-screen.tsx')).Component,
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
              Component: async () => (await import('../screens/game/game-screen.tsx')).Component,
            },
          },
          // The lotteries stand in their lobby until they have pages of their own.
          { path: 'lottery', loader: () => replace(paths.lobby('elott')), element: null },
          { path: 'vnlottery', loader: () => replace(paths.lobby('elott')), element: null },
          {
            // A game alone on its stage; which one stands in the address, as pages of other sites write it.
            path: 'seamless',
            lazy: {
              loader: async () => (await import('../screens/game/game-screen.loader.ts')).loaderOfStage,
              Component: async () => (await import('../screens/game/game-screen.tsx')).Component,
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
                  Component: async () => (await import('../screens/member/account-screen.tsx')).Component,
                },
              },
              {
                path: 'security',
                lazy: {
                  loader: async () => (await import('../screens/member/security-screen.loader.ts')).loader,
                  Component: async () => (await import('../screens/member/security-screen.tsx')).Component,
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
                  Component: async () => (await import('../screens/agent/team-overview-screen.tsx')).Component,
                },
              },
            ],
          },
          {
            path: 'promotions',
            lazy: {
              loader: async () => (await import('../screens/promotions/promotions-screen.loader.ts')).loader,
              Component: async () => (await import('../screens/promotions/promotions-screen.tsx')).Component,
            },
          },
          {
            path: 'promoDetail',
            lazy: {
              loader: async () => (await import('../screens/promotions/promotion-detail-screen.loader.ts')).loader,
              Component: async () => (await import('../screens/promotions/promotion-detail-screen.tsx')).Component,
            },
          },
          {
            path: 'helpmc',
            lazy: {
              loader: async () => (await import('../screens/help/help-screen.loader.ts')).loader,
              Component: async () => (await import('../screens/help/help-screen.tsx')).Component,
            },
          },
          {
            path: 'help',
            lazy: {
              loader: async () => (await import('../screens/agreement/agreement-screen.loader.ts')).loader,
              Component: async () => (await import('../screens/agreement/agreement-screen.tsx')).Component,
            },
          },
          {
            path: 'responsible-gaming',
            lazy: {
              loader: async () =>
                (await import('../screens/responsible-gaming/responsible-gaming-screen.loader.ts')).loader,
              Component: async () =>
                (await import('../screens/responsible-gaming/responsible-gaming-screen.tsx')).Component,
            },
          },
          {
            path: 'down',
            loader: loadShell,
            lazy: { Component: async () => (await import('../screens/download/download-screen.tsx')).Component },
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

/** The route with each of its parts loaded as `loadPart` does. */
function withPatience(route: RouteObject): RouteObject {
  const parts = Object.entries(route.lazy ?? {}) as [string, () => Promise<unknown>][]
  const lazy = Object.fromEntries(parts.map(([name, load]) => [name, () => loadPart(load)]))
  return {
    ...route,
    ...(route.lazy && { lazy }),
    ...(route.children && { children: route.children.map(withPatience) }),
  } as RouteObject
}

/** The page's one router, made outside React: made in a component it would run every loader twice. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes.map(withPatience))
}
