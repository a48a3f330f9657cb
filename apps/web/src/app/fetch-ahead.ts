import { matchRoutes } from 'react-router-dom'
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom'

/** For a route whose loader asks nothing but what anyone may read: it may run before anyone has decided to go there. */
export const ASK_AHEAD = { askAhead: true } as const

/**
 * Fetches what the page at `address` will need, while the visitor is still on the way to its link: the code of every page, and the
 * data of those marked with ASK_AHEAD, by the very loader that runs when the link is followed. Resolves when all of it is there or has
 * failed: then following the link tries again.
 */
export async function fetchAhead(routes: RouteObject[], address: URL): Promise<void> {
  const matches = matchRoutes(routes, address) ?? []
  await Promise.allSettled(
    matches.flatMap(({ route, params }) => {
      const parts = partsOf(route)
      const asks = route.handle === ASK_AHEAD
      return [
        ...Object.entries(parts).flatMap(([name, load]) => (name === 'loader' && asks ? [] : [load()])),
        ...(asks ? [ask(route, parts['loader'], { params, address })] : []),
      ]
    }),
  )
}

type Parts = Readonly<Record<string, () => Promise<unknown>>>

function partsOf({ lazy }: RouteObject): Parts {
  return typeof lazy === 'object' ? (lazy as Parts) : {}
}

async function ask(
  { loader, path = '' }: RouteObject,
  load: Parts[string] | undefined,
  { params, address }: { params: LoaderFunctionArgs['params']; address: URL },
): Promise<void> {
  const run = typeof loader === 'function' ? loader : ((await load?.()) as LoaderFunction | undefined)
  await run?.({ request: new Request(address), params, context: {}, pattern: path, url: address })
}
