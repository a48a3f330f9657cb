import type { Browser, Page } from 'playwright'
import type { Profile } from './profiles.ts'
import { takeVitals, throttledPage } from './throttled-page.ts'

/** One visit with an empty cache, with the screen of the profile's device: CLS as its score, blocking in milliseconds, the rest in seconds. */
export interface FirstScreen {
  fcp: number
  lcp: number
  cls: number
  /** Milliseconds by which long tasks exceed 50. */
  blocking: number
  /** When all of the page worked; NaN without script. */
  hydrated: number
}

/** Late work and late shifts of a page count as well. */
const SETTLES_MS = 2_500
/** Without script nothing comes late but pictures. */
const FLOOR_SETTLES_MS = 1_000

export async function firstScreen(browser: Browser, address: string, profile: Profile): Promise<FirstScreen> {
  const { page, close } = await throttledPage(browser, profile, { noticeSeen: true, phone: profile.id === 'phone' })
  try {
    await page.goto(address)
    await settle(page)
    const { fcp, lcp, cls, blocking, hydrated } = await takeVitals(page)
    return { fcp: fcp / 1_000, lcp: lcp / 1_000, cls, blocking, hydrated: hydrated / 1_000 }
  } finally {
    await close()
  }
}

/** Waits until the page has been idle for a while. The stream of live events keeps the network from becoming idle. */
export async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const hasScript = (await page.locator('script').count()) > 0
  await page.waitForTimeout(hasScript ? SETTLES_MS : FLOOR_SETTLES_MS)
}
