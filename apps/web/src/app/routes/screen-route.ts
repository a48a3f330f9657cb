import { memo } from 'react'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n.ts'
import type { Namespace } from '../../i18n/namespaces.generated.ts'
import { loadPart } from '../../ui/load-part.ts'

/** What is known of a route besides its screen. */
export interface ScreenHandle {
  /** The loader requests only public data, so it may run before anyone follows the link. */
  prefetchesData?: boolean
  /** Of an account, or with a secret in its address: rendered by the browser alone. */
  isPersonal?: boolean
  /** Source files of its code, as the build's manifest names them. Added by the server's build. */
  modules?: readonly string[]
}

/** Marks the routes of an account. */
export const PERSONAL: ScreenHandle = { isPersonal: true }

interface ScreenParts extends ScreenHandle {
  /** Imports the screen's query, separately from the screen so that data and code load in parallel. */
  loader: () => Promise<{ loader: LoaderFunction }>
  screen: () => Promise<{ Component: ComponentType }>
  texts?: readonly Namespace[]
}

/**
 * A screen's route; its query, code and texts load in parallel. An empty path is the index of its parent. Route
 * components are memoised: React Router recreates the elements of all routes on each state change, which would cost 100
 * ms on a phone.
 */
export function screenRoute(path: string, { loader, screen, texts = [], ...handle }: ScreenParts): RouteObject {
  return {
    ...(path === '' ? { index: true } : { path }),
    handle,
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
export const shellOnly = (): Promise<{ loader: LoaderFunction }> => import('../../domains/site/parts/shell.loader.ts')
