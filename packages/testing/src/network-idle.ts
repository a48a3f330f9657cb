import type { BrowserContext, Page, Request } from '@playwright/test'

const IDLE_MS = 500
const STREAMS = /"operationName":"(?:Public)?Live"/

const pendingOf = new WeakMap<BrowserContext, Set<Request>>()

/** Whether a request opens the stream of live events. */
export const isStream = (request: Request): boolean =>
  new URL(request.url()).pathname === '/graphql' && STREAMS.test(request.postData() ?? '')

/** Tracks a context's requests for `networkIdle`. */
export function followRequests(context: BrowserContext): void {
  const pending = new Set<Request>()
  pendingOf.set(context, pending)
  context.on('request', (request) => {
    if (!isStream(request)) pending.add(request)
  })
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
}

/**
 * Waits until no page of this context has had a request open for half a second.
 * Playwright's own `networkidle` never comes while the stream of live events is open.
 */
export async function networkIdle(page: Page): Promise<void> {
  const pending = pendingOf.get(page.context())
  if (pending === undefined) throw new Error('Requests of this context are not tracked: call followRequests first.')
  let idleSince = Date.now()
  while (Date.now() - idleSince < IDLE_MS) {
    await page.waitForTimeout(50)
    if (pending.size > 0) idleSince = Date.now()
  }
}
