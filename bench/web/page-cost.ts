import type { Browser, CDPSession } from 'playwright'
import type { Profile } from './profiles.ts'
import { settle } from './first-screen.ts'
import { throttledPage } from './throttled-page.ts'

export interface PageCost {
  /** Nodes of the document once the page is idle, texts included. */
  nodes: number
  /** Milliseconds of script for a visit with a warm cache, without throttling. */
  script: number
}

/** Visits with a warm cache; the fastest counts, as it is the least disturbed. */
const VISITS = 2

/** The notice would add its own nodes. */
export async function pageCost(browser: Browser, address: string, desk: Profile): Promise<PageCost> {
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

/** Seconds of script that the page's process has run so far. */
async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

/** Runs in the page. */
function countNodes(): number {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL)
  let count = 1
  while (walker.nextNode()) count += 1
  return count
}
