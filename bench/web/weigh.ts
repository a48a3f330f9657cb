import type { Browser } from 'playwright'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import type { Profile } from './profiles.ts'
import { throttledPage } from './throttled-page.ts'

/** Transferred bytes of bodies, and number of requests. */
export interface Weight {
  bytes: number
  requests: number
}

/** By the browser's resource type: `Script`, `Stylesheet`, `Font`, `Image`, `Fetch`, `Document`. */
export type Weights = ReadonlyMap<string, Weight>

/** Longer than any delayed request of the page. */
const LATE_MS = 8_000

/** Cost of one visit: until the page is idle, and afterwards without input, such as the daily notice. */
export async function weigh(
  browser: Browser,
  address: string,
  profile: Profile,
): Promise<{ first: Weights; late: Weights }> {
  const { page, cdp, close } = await throttledPage(browser, profile)
  const types = new Map<string, { type: string; headers: number }>()
  let weights = new Map<string, Weight>()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Only headers have arrived by then.
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
  await networkIdle(page)
  const first = weights
  weights = new Map()
  await page.waitForTimeout(LATE_MS)
  await close()
  return { first, late: weights }
}

/** Preloaded modules count as scripts. */
function typeOf(type: string, url: string): string {
  return new URL(url).pathname.endsWith('.js') ? 'Script' : type
}
