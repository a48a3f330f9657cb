import type { TypedDocumentNode } from '@apollo/client'
import { memo } from 'react'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { documentLoader } from '../../graphql/screen-loader.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import type { Namespace } from '../../i18n/namespaces.generated.ts'
import { loadPart } from '../../ui/load-part.ts'

export interface ScreenHandle {
  /** The loader requests only public data, so it may run before anyone follows the link. */
  prefetchesData?: boolean
  /** The page belongs to an account or has a secret in its address: only the browser renders it. */
  isPersonal?: boolean
  /** Source files of its code, as the build's manifest names them. Added by the server's build. */
  modules?: readonly string[]
}

type PathParameters<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? PathParameters<Head> | PathParameters<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** Variables that a route gives its screen's query. */
type RouteVariables<Path extends string> = { withShell: boolean; withMine: boolean; page: number } & Record<
  PathParameters<Path>,
  string
>

interface ScreenParts<Path extends string> extends Pick<ScreenHandle, 'modules'> {
  screen: () => Promise<{ Component: ComponentType }>
  /**
   * The screen's query, imported apart from the screen so that data and code load in parallel. Its variables are parameters of the
   * path, `page`, and `withMine` for data of the member. Without a query, only the frame's data is loaded.
   */
  document?: () => Promise<TypedDocumentNode<unknown, RouteVariables<Path>>>
  /** In place of `document`, where more is read from the address. */
  loader?: () => Promise<LoaderFunction>
  /**
   * - `public`: the same for every visitor. Rendered by the server, cached, and requested before anyone follows the link.
   * - `viewer`: rendered by the server for visitors, and requested at each visit.
   * - `account`, unless stated: of an account, or with a secret in its address. Rendered by the browser alone.
   */
  access?: 'public' | 'viewer' | 'account'
  texts?: readonly Namespace[]
}

/**
 * A screen's route; its query, code and texts load in parallel. An empty path is the index of its parent. Route
 * components are memoised: React Router recreates the elements of all routes on each state change, which would cost 100
 * ms on a phone.
 */
export function screenRoute<Path extends string>(path: Path, parts: ScreenParts<Path>): RouteObject {
  const { screen, access = 'account', texts = [], modules } = parts
  const handle: ScreenHandle = {
    ...(access === 'public' && { prefetchesData: true }),
    ...(access === 'account' && { isPersonal: true }),
    ...(modules && { modules }),
  }
  return {
    ...(path === '' ? { index: true } : { path }),
    handle,
    lazy: {
      loader: loadOnce(createLoader(parts)),
      Component: loadOnce(async () => {
        const [{ Component }] = await Promise.all([loadPart(screen), loadTexts(texts)])
        return memo(Component)
      }),
    },
  }
}

/**
 * Remembers what has loaded for the visit after a prefetch. Even the import of a loaded module takes a task of its own, before which
 * the browser paints the old page again.
 */
function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | undefined
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}

function createLoader<Path extends string>({
  document,
  loader,
  access,
}: ScreenParts<Path>): () => Promise<LoaderFunction> {
  if (loader) return () => loadPart(loader)
  if (!document) return async () => (await loadPart(() => import('../../domains/site/parts/shell.loader.ts'))).loader
  return async () => documentLoader(await loadPart(document), access === 'public' ? 'cache-first' : 'network-only')
}
