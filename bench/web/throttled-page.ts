/// <reference lib="dom" />
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Profile } from './profiles.ts'

export interface ThrottledPage {
  page: Page
  cdp: CDPSession
  close(): Promise<void>
}

/** A page of a browser that has never been here, in English and with motion, over a profile's connection and processor. */
export async function throttledPage(
  browser: Browser,
  { down, up, latency, slower }: Profile,
  { noticeSeen = false }: { noticeSeen?: boolean } = {},
): Promise<ThrottledPage> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addInitScript(() => localStorage.setItem('hisLang', 'EN'))
  // The notice that opens by itself once a session would lie over what is pressed.
  if (noticeSeen) await context.addInitScript(() => sessionStorage.setItem('index_notice', 'seen'))
  await context.addInitScript(watchVitals)
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

/** What the page notes about itself, in milliseconds. */
export interface Vitals {
  /** Largest contentful paint so far. */
  lcp: number
  /** Sum of layout shifts that nobody caused. */
  cls: number
  /** The longest time from a press or a key to the next paint, since it was last set to 0. */
  interaction: number
}

/** Runs in the page before anything else. */
function watchVitals(): void {
  const vitals = { lcp: 0, cls: 0, interaction: 0 }
  Object.assign(globalThis, { pageVitals: vitals })
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }
  const watch = (
    type: string,
    note: (entry: Entry) => void,
    more: PerformanceObserverInit & { durationThreshold?: number } = {},
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime))
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput && value) vitals.cls += value
  })
  // Shorter ones than 16 ms are not told.
  watch(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) vitals.interaction = Math.max(vitals.interaction, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Reads them; the interactions are counted anew from here. */
export function takeVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { pageVitals } = globalThis as unknown as { pageVitals: Vitals }
    const taken = { ...pageVitals }
    pageVitals.interaction = 0
    return taken
  })
}
