/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from 'playwright'
import type { Profile } from './profiles.ts'
import { throttledPage } from './throttled-page.ts'

/** What a page costs the browser that shows it. */
export interface PageCost {
  /** Nodes of the document once the page is idle, texts included. */
  nodes: number
  /** Milliseconds of script for a visit with a warm cache, without throttling. */
  script: number
  /** Milliseconds by which long tasks exceed 50 ms on the phone, with an empty cache. */
  blocking: number
  /** Seconds until the largest paint on the phone, with an empty cache. */
  lcp: number
}

/** Late work of a page counts as well. */
const SETTLES_MS = 4_000

/** Visits with a warm cache; the fastest counts, as it is the least disturbed. */
const VISITS = 3

/** Opens a page on each profile. The notice would add its own nodes. */
export async function pageCost(
  browser: Browser,
  address: string,
  { desk, phone }: { desk: Profile; phone: Profile },
): Promise<PageCost> {
  return { ...(await warmCost(browser, address, desk)), ...(await coldCost(browser, address, phone)) }
}

async function warmCost(browser: Browser, address: string, desk: Profile): Promise<Pick<PageCost, 'nodes' | 'script'>> {
  const { page: first, close } = await throttledPage(browser, desk, { noticeSeen: true })
  try {
    await first.goto(address)
    await settle(first)
    const scripts: number[] = []
    let nodes = 0
    for (let index = 0; index < VISITS; index++) {
      // A page of its own: counters of a reloaded page do not always start at zero.
      const page = await first.context().newPage()
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Performance.enable')
      await page.goto(address)
      await settle(page)
      scripts.push(await scriptTime(cdp))
      nodes = await page.evaluate(countNodes)
      await page.close()
    }
    return { nodes, script: Math.min(...scripts) * 1_000 }
  } finally {
    await close()
  }
}

async function coldCost(
  browser: Browser,
  address: string,
  phone: Profile,
): Promise<Pick<PageCost, 'blocking' | 'lcp'>> {
  const { page, close } = await throttledPage(browser, phone, { noticeSeen: true, phone: true })
  try {
    await page.addInitScript(watchLongTasks)
    await page.goto(address)
    await settle(page)
    return await page.evaluate(() => {
      const { longTasks, pageVitals } = globalThis as unknown as {
        longTasks: number[]
        pageVitals: { lcp: number }
      }
      const blocking = longTasks.reduce((sum, duration) => sum + duration - 50, 0)
      return { blocking, lcp: pageVitals.lcp / 1_000 }
    })
  } finally {
    await close()
  }
}

async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.locator('main article, main form, main li').first().waitFor({ state: 'attached' })
  // The stream of live events keeps the network from becoming idle.
  await page.waitForTimeout(SETTLES_MS)
}

/** Seconds of script that the page's process has run so far. */
async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

/** Runs in the page before anything else. */
function watchLongTasks(): void {
  const longTasks: number[] = []
  Object.assign(globalThis, { longTasks })
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  })
}

/** Runs in the page. */
function countNodes(): number {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL)
  let count = 1
  while (walker.nextNode()) count += 1
  return count
}
