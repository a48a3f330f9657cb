import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { followRequests } from '@playhouse/testing/network-idle.ts'
import type { Profile } from './profiles.ts'

export interface ThrottledPage {
  page: Page
  cdp: CDPSession
  close(): Promise<void>
}

const DESK_SCREEN = { width: 1440, height: 900 }
const PHONE_SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** A busy machine takes long for a throttled page. */
const PATIENCE_MS = 180_000

/**
 * An inspected browser looks up the source position of each new `Error`, and parses the whole file again for it: 0.2 s on the phone that no
 * visitor waits for. With this flag positions are known from the start.
 */
export const EARLY_POSITIONS = '--js-flags=--no-enable-lazy-source-positions'

interface PageOptions {
  noticeSeen?: boolean
  /** On the screen of a phone as well. */
  phone?: boolean
  /** Without the page's policy, which forbids the benchmark to write markup. */
  bypassCSP?: boolean
}

/** A page in a new browser profile, in English and with motion, throttled by the profile. */
export async function throttledPage(
  browser: Browser,
  { down, up, latency, slower }: Profile,
  { noticeSeen = false, phone = false, bypassCSP = false }: PageOptions = {},
): Promise<ThrottledPage> {
  const context: BrowserContext = await browser.newContext({
    ...(phone ? PHONE_SCREEN : { viewport: DESK_SCREEN }),
    locale: 'en-GB',
    bypassCSP,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  // The automatic notice would cover what is pressed.
  if (noticeSeen) await context.addInitScript(() => sessionStorage.setItem('index_notice', 'seen'))
  await context.addInitScript(watchVitals)
  followRequests(context)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, cdp, close: () => context.close() }
}

/** Measurements of the page, in milliseconds. */
export interface Vitals {
  /** First contentful paint. */
  fcp: number
  /** Latest largest contentful paint. */
  lcp: number
  /** Sum of unexpected layout shifts. */
  cls: number
  /** Longest time from input to the next paint, since it was reset. */
  interaction: number
  /** Sum of what long tasks take beyond 50 ms. */
  blocking: number
  /** When the page worked; NaN while it does not. */
  hydrated: number
}

/** Runs in the page before anything else. */
function watchVitals(): void {
  const vitals = { fcp: 0, lcp: 0, cls: 0, interaction: 0, blocking: 0, hydrated: Number.NaN }
  Object.assign(globalThis, { pageVitals: vitals })
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }
  const watch = (
    type: string,
    note: (entry: Entry) => void,
    more: PerformanceObserverInit & { durationThreshold?: number } = {},
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  performance.setResourceTimingBufferSize(2_000)
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
  })
  watch('mark', ({ name, startTime }) => {
    if (name === 'hydrated') vitals.hydrated = startTime
  })
  watch('longtask', ({ duration }) => (vitals.blocking += duration - 50))
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime))
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput && value) vitals.cls += value
  })
  // Browsers do not report interactions under 16 ms.
  watch(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) vitals.interaction = Math.max(vitals.interaction, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Reads the measurements and resets the interactions. */
export function takeVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { pageVitals } = globalThis as unknown as { pageVitals: Vitals }
    const taken = { ...pageVitals }
    pageVitals.interaction = 0
    return taken
  })
}
