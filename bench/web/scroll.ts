/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import { HOVER_MS, press } from './next-screen.ts'
import type { Profile } from './profiles.ts'
import { throttledPage } from './throttled-page.ts'

/** The longest frame in milliseconds; 0 where none took 50 or more, which the browser does not tell of. */
export interface LongestFrames {
  /** While a lobby is scrolled from end to end and back. */
  scroll: number
  /** While one goes to its next pages. */
  pages: number
}

/** One notch of a wheel, and how fast a hand turns it. */
const NOTCH = 100
const NOTCH_MS = 40
const PAGES = 5

/** Opens the largest lobby, scrolls through it, and goes on by its page links. */
export async function longestFrames(browser: Browser, siteUrl: string, profile: Profile): Promise<LongestFrames> {
  const { page, close } = await throttledPage(browser, profile, { noticeSeen: true })
  try {
    await page.goto(new URL('/rng', siteUrl).href)
    await page.getByRole('main').getByRole('article').nth(41).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchFrames)
    await scrollThrough(page)
    const scroll = await takeLongest(page)
    for (let turn = 2; turn <= PAGES; turn += 1) {
      const link = page.getByRole('main').locator(`a[href$="page=${turn}"]`).first()
      await link.hover()
      await page.waitForTimeout(HOVER_MS)
      // A hand follows the link where rows above it came after the jump to it.
      await link.hover()
      await press(page)
      await page.waitForURL(`**/rng?page=${turn}`)
      await page.waitForLoadState('networkidle')
    }
    return { scroll, pages: await takeLongest(page) }
  } finally {
    await close()
  }
}

async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(720, 500)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const direction of [1, -1]) {
    for (let at = 0; at < height; at += NOTCH) {
      await page.mouse.wheel(0, direction * NOTCH)
      await page.waitForTimeout(NOTCH_MS)
    }
  }
}

/** Runs in the page: the browser tells of each frame that took 50 ms or more, from its first work to what it shows. */
function watchFrames(): void {
  const frames = { longest: 0 }
  Object.assign(globalThis, { watchedFrames: frames })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.longest = Math.max(frames.longest, duration)
  }).observe({ type: 'long-animation-frame' })
}

/** Reads it, and counts anew from here. The browser tells of a frame some time after it. */
async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(500)
  return page.evaluate(() => {
    const { watchedFrames } = globalThis as unknown as { watchedFrames: { longest: number } }
    const { longest } = watchedFrames
    watchedFrames.longest = 0
    return longest
  })
}
