import { memo, startTransition } from 'react'
import { createBrowserRouter, matchRoutes, replace } from 'react-router-dom'
import type { HydrationState, LoaderFunctionArgs, Location, RouteObject } from 'react-router-dom'
import { FirstShape } from './first-shape.tsx'
import { ScreenError } from './screen-error.tsx'
import { RootError } from './root-error.tsx'
import { paths } from '../paths.ts'
import type { LazyParts } from './prefetch.ts'
import { reportPages } from './report-pages.ts'
import { RootLayout } from './root-layout.tsx'
import { isInGroup, loadRouteGroup, loadRouteGroups } from './routes/route-groups.ts'
import { screenRoute } from './routes/screen-route.ts'

/** Redirects older addresses of the home page. */
function toHome({ request }: LoaderFunctionArgs): Response {
  return replace(paths.home() + new URL(request.url).search, 301)
}

/** Route whose children are the screens. */
const SCREENS = 'screens'

/** Creates a new tree for each router, because React Router removes the `lazy` entries it has loaded. */
const createRoutes = (more: RouteObject[] = []): RouteObject[] => [
  {
    Component: memo(RootLayout),
    ErrorBoundary: RootError,
    children: [
      {
        id: SCREENS,
        ErrorBoundary: ScreenError,
        // Below the frame, which keeps its state and focus when the first screen's code arrives.
        HydrateFallback: FirstShape,
        children: [
          screenRoute('', {
            screen: () => import('../domains/site/home/home-screen.tsx'),
            loader: async () => (await import('../domains/site/home/home-screen.loader.ts')).loader,
            access: 'public',
          }),
          { path: 'index', loader: toHome, element: null },
          { path: 'index.html', loader: toHome, element: null },
          { path: 'home', loader: toHome, element: null },
          screenRoute(':lobby', {
            screen: () => import('../domains/games/lobby/lobby-screen.tsx'),
            loader: async () => (await import('../domains/games/lobby/lobby-screen.loader.ts')).loader,
            access: 'public',
          }),
          screenRoute('*', {
            screen: () => import('../domains/site/parts/not-found-screen.tsx'),
            access: 'viewer',
          }),
          ...more,
        ],
      },
    ],
  },
]

/** The whole tree, with the routes that the browser loads on demand. */
export const createAllRoutes = async (): Promise<RouteObject[]> => createRoutes(await loadRouteGroups())

export type Router = ReturnType<typeof createBrowserRouter>

/**
 * Created once, outside React: a component would run every loader twice.
 * @param hydrated state of the page that the server rendered; its screen's code is loaded first, so that it hydrates at once
 */
export async function createRouter(hydrated?: HydrationState): Promise<Router> {
  const routes = createRoutes(await loadRouteGroup(location.pathname))
  if (hydrated) await loadScreen(routes)
  const router = createBrowserRouter(routes, {
    ...(hydrated && { hydrationData: hydrated }),
    patchRoutesOnNavigation: async ({ path, matches, patch }) => {
      if (matches.some(({ route }) => isInGroup(route.id))) return
      const group = await loadRouteGroup(path)
      // React Router sorts all of its routes again, even for none.
      if (group.length > 0) patch(SCREENS, group)
    },
  })
  reportShown(router)
  reportPages(router)
  return router
}

/**
 * Reports to React what can be shown. Nothing shows that a page is on its way, for which React would render the old one twice more.
 * Another page of a list is a transition, which React renders in slices, as are routes that are added: an urgent update would hydrate
 * what is left of a page from the server in one go. Another screen is rendered at once, because the browser would paint the old one
 * again before a transition.
 */
function reportShown(router: Router): void {
  const { subscribe } = router
  router.subscribe = (listener) => {
    let shown = getList(router.state.location)
    return subscribe((state, change) => {
      if (state.navigation.state !== 'idle') return
      const list = getList(state.location)
      if (list === shown) startTransition(() => listener(state, change))
      else listener(state, change)
      shown = list
    })
  }
}

/** The address without the number of the page. */
function getList({ pathname, search }: Location): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  return `${pathname}?${params}`
}

/** The router's routes, with those at the path. */
export async function routesFor(router: Router, path: string): Promise<RouteObject[]> {
  const group = await loadRouteGroup(path)
  if (group.length > 0) router.patchRoutes(SCREENS, group)
  return router.routes
}

async function loadScreen(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      const lazy = typeof route.lazy === 'object' ? Object.entries(route.lazy as LazyParts) : []
      const parts = lazy.map(async ([name, load]) => [name, await load?.()] as const)
      Object.assign(route, Object.fromEntries(await Promise.all(parts)), { lazy: undefined })
    }),
  )
}
