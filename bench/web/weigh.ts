import type { Browser } from 'playwright'
import type { Profile } from './profiles.ts'
import { throttledPage } from './throttled-page.ts'

/** Bytes as they travelled, bodies only, and how many requests they took. */
export interface Weight {
  bytes: number
  requests: number
}

/** By type as the browser names them: `Script`, `Stylesheet`, `Font`, `Image`, `Fetch`, `Document`. */
export type Weights = ReadonlyMap<string, Weight>

/** Longer than anything on the page waits before it fetches more by itself. */
const LATE_MS = 8_000

/**
 * What one visit of a page costs: until it is there and quiet, and what comes late without anybody's doing, such as the notice of the
 * day.
 */
export async function weigh(
  browser: Browser,
  address: string,
  profile: Profile,
): Promise<{ first: Weights; late: Weights }> {
  const { page, cdp, close } = await throttledPage(browser, profile)
  const types = new Map<string, { type: string; headers: number }>()
  let weights = new Map<string, Weight>()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What is on the way by then are the headers.
    types.set(requestId, { type: typeOf(type, response.url), headers: response.encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = types.get(requestId)
    if (!known) return
    const { bytes, requests } = weights.get(known.type) ?? { bytes: 0, requests: 0 }
    weights.set(known.type, { bytes: bytes + Math.max(0, encodedDataLength - known.headers), requests: requests + 1 })
  })
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const first = weights
  weights = new Map()
  await page.waitForTimeout(LATE_MS)
  await close()
  return { first, late: weights }
}

/** A module that is fetched ahead of its use is a script all the same. */
function typeOf(type: string, url: string): string {
  return new URL(url).pathname.endsWith('.js') ? 'Script' : type
}
