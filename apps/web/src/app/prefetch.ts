import { matchRoutes } from 'react-router-dom'
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { whenIdle } from '../ui/when-idle.ts'
import type { ScreenHandle } from './routes/screen-route.ts'

/** A pointer that merely crosses a link leaves it sooner. */
const HOVER_MS = 65

/** Longer than the pause between two notches of a mouse wheel. */
const SCROLL_PAUSE_MS = 200

/** A page is not prefetched again within this time. */
const PREFETCH_INTERVAL_MS = 30_000

/** React Router's `lazy` as an object. */
export type LazyParts = Partial<Record<string, () => Promise<unknown>>>

/**
 * Loads the code of the page at `address` and, where its route is marked with `prefetchesData`, runs its loader. Failures are ignored:
 * following the link tries again.
 * @param routes of the router, which keeps the parts it has loaded
 */
export async function prefetchPage(routes: RouteObject[], address: URL): Promise<void> {
  await Promise.allSettled(
    (matchRoutes(routes, address) ?? []).flatMap(({ route, params }) => {
      const parts = typeof route.lazy === 'object' ? (route.lazy as LazyParts) : {}
      const code = Object.entries(parts).flatMap(([name, load]) => (name === 'loader' || !load ? [] : [load()]))
      const loader = (route.handle as ScreenHandle | undefined)?.prefetchesData
        ? runLoader(route, parts['loader'], { params, address })
        : parts['loader']?.()
      return [...code, loader]
    }),
  )
}

async function runLoader(
  { loader, path = '' }: RouteObject,
  load: LazyParts[string],
  { params, address }: { params: LoaderFunctionArgs['params']; address: URL },
): Promise<void> {
  const run = typeof loader === 'function' ? loader : ((await load?.()) as LoaderFunction | undefined)
  await run?.({ request: new Request(address), params, context: {}, pattern: path, url: address })
}

/**
 * Prefetches a page when the pointer rests on or presses a link to it, or the link gets focus; never in data saver
 * mode.
 * @param routesAt finds the router's routes, with those at a path
 */
export function prefetchLinks(routesAt: (path: string) => Promise<RouteObject[]>): void {
  const fetchedAt = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: (() => void) | undefined
  let pressedAt = ''
  const schedule = (prefetch: (() => void) | undefined, ms = HOVER_MS): void => {
    clearTimeout(timer)
    pending = prefetch
    if (!prefetch) return
    timer = setTimeout(() => {
      pending = undefined
      whenIdle(prefetch, HOVER_MS)
    }, ms)
  }
  const watch = (event: Event): void => {
    schedule(undefined)
    const isPress = event.type === 'pointerdown'
    const at = event instanceof PointerEvent ? `${event.clientX} ${event.clientY}` : ''
    // A press may bring another link under the pointer, which counts only once the pointer moves.
    if (at && !isPress && at === pressedAt) return addEventListener('pointermove', watch, { once: true, passive: true })
    if (isPress) pressedAt = at
    const address = getAddress(event.target)
    if (!address || savesData()) return
    const prefetch = () => {
      const key = address.pathname + address.search
      if (performance.now() - (fetchedAt.get(key) ?? -Infinity) < PREFETCH_INTERVAL_MS) return
      fetchedAt.set(key, performance.now())
      routesAt(address.pathname).then(
        (routes) => prefetchPage(routes, address),
        () => undefined,
      )
    }
    // A touch has no hover, so a press prefetches too, after the press itself has been handled.
    if (isPress) setTimeout(prefetch)
    else schedule(prefetch)
  }
  addEventListener('scroll', () => schedule(pending, SCROLL_PAUSE_MS), { passive: true, capture: true })
  addEventListener('pointerover', watch, { passive: true })
  addEventListener('pointerdown', watch, { passive: true })
  addEventListener('focusin', watch)
}

/** The address of the link under the event, if it leads to another page of this site in this tab. */
function getAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return undefined
  const address = new URL(link.href)
  return address.pathname + address.search === location.pathname + location.search ? undefined : address
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}
