import { memo } from 'react'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n.ts'
import type { Namespace } from '../../i18n/namespaces.ts'
import { loader as loadShell } from '../../screens/shell/shell.loader.ts'
import { loadPart } from '../../ui/load-part.ts'
import { PREFETCH_DATA } from '../prefetch.ts'

interface ScreenParts {
  /** Imports the screen's query, separately from the screen so that data and code load in parallel. */
  loader: () => Promise<{ loader: LoaderFunction }>
  screen: () => Promise<{ Component: ComponentType }>
  texts?: readonly Namespace[]
  /** The loader requests only public data, so it may run before anyone follows the link. */
  prefetchesData?: boolean
}

/**
 * A screen's route; its query, code and texts load in parallel. An empty path is the index of its parent. Route
 * components are memoised: React Router recreates the elements of all routes on each state change, which would cost 100
 * ms on a phone.
 */
export function screenRoute(path: string, { loader, screen, texts = [], prefetchesData }: ScreenParts): RouteObject {
  return {
    ...(path === '' ? { index: true } : { path }),
    ...(prefetchesData && { handle: PREFETCH_DATA }),
    lazy: {
      loader: async () => (await loadPart(loader)).loader,
      Component: async () => {
        const [{ Component }] = await Promise.all([loadPart(screen), loadTexts(texts)])
        return memo(Component)
      },
    },
  }
}

/** For screens without a query of their own. */
export const shellOnly = async (): Promise<{ loader: LoaderFunction }> => ({ loader: loadShell })
