import { createBrowserRouter, replace } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { ContentFailure } from '../screens/crash/content-failure.tsx'
import { CrashScreen } from '../screens/crash/crash-screen.tsx'
import { loader as loadHome } from '../screens/home/home-screen.loader.ts'
import { loader as loadLobby } from '../screens/lobby/lobby-screen.loader.ts'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { loader as loadShell } from '../screens/shell/shell.loader.ts'
import { paths } from '../paths.ts'
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
            loader: loadHome,
            lazy: { Component: async () => (await import('../screens/home/home-screen.tsx')).Component },
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
            path: 'register',
            loader: loadShell,
            lazy: { Component: async () => (await import('../screens/register/register-screen.tsx')).Component },
          },
          {
            path: 'register.html',
            loader: ({ request }) => replace(paths.register() + new URL(request.url).search),
            element: null,
          },
          {
            path: ':lobby',
            loader: loadLobby,
            lazy: { Component: async () => (await import('../screens/lobby/lobby-screen.tsx')).Component },
          },
          {
            path: 'game/:gameId',
            lazy: {
              loader: async () => (await import('../screens/game/game-screen.loader.ts')).loader,
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
          { path: '*', loader: loadShell, Component: NotFoundScreen },
        ],
      },
    ],
  },
]

/** The page's one router, made outside React: made in a component it would run every loader twice. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes)
}
