import type { Browser, Locator, Page } from 'playwright'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { HOVER_MS, press } from './next-screen.ts'
import type { Profile } from './profiles.ts'
import { throttledPage } from './throttled-page.ts'

/** Milliseconds; 0 if no frame took 50 or more, because browsers do not report shorter ones. */
export interface LongestFrames {
  /** While scrolling a lobby down and up. */
  scroll: number
  /** While changing pages. */
  pages: number
  /** Floor: while scrolling, with one tile's name changing per step, without the site's code. */
  pagesFloor: number
}

/** One notch of a wheel, and the pace of a hand. */
const NOTCH = 100
const NOTCH_MS = 40
const SETTLES_MS = 300
const POLL_MS = 50
const PAGES = 5
/** Changes all names of a page by the end of the scroll. */
const RENAME_MS = 35
/** A point inside the list. */
const IN_LIST = { x: 720, y: 500 }

/** Opens the largest lobby, scrolls through it, and follows its page links. */
export async function longestFrames(browser: Browser, siteUrl: string, profile: Profile): Promise<LongestFrames> {
  const { page, close } = await throttledPage(browser, profile, { noticeSeen: true })
  try {
    await page.goto(new URL('/rng', siteUrl).href)
    // Plain selectors, because role selectors search the whole page while its frames are measured.
    const main = page.locator('main')
    await main.locator('article').nth(41).waitFor()
    await networkIdle(page)
    await page.evaluate(watchFrames)
    await scrollThrough(page)
    const scroll = await takeLongest(page)
    for (let turn = 2; turn <= PAGES; turn += 1) {
      const link = main.locator(`a[href$="page=${turn}"]`).first()
      await wheelTo(page, link)
      await page.waitForTimeout(HOVER_MS)
      await press(page)
      // The URL changes before the page does. Playwright's own wait would poll in each frame.
      await page.waitForFunction(isCurrent, turn, { polling: POLL_MS })
      await networkIdle(page)
    }
    const pages = await takeLongest(page)
    for (let turn = 2; turn <= PAGES; turn += 1) {
      await page.evaluate(renameTiles, RENAME_MS)
      await scrollDown(page)
      await page.waitForTimeout(SETTLES_MS)
    }
    return { scroll, pages, pagesFloor: await takeLongest(page) }
  } finally {
    await close()
  }
}

/** Scrolls to a link by wheel and points at it. Playwright's own scrolling would query the page while its frames are measured. */
async function wheelTo(page: Page, link: Locator): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 }
  for (;;) {
    const box = await link.boundingBox()
    if (!box) throw new Error('The link to the next page is not there')
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (at.y < height - 2 * NOTCH) return page.mouse.move(at.x, at.y)
    await page.mouse.move(IN_LIST.x, IN_LIST.y)
    await wheel(page, at.y - height + 2 * NOTCH)
    // Scrolling continues for a while after the wheel.
    await page.waitForTimeout(SETTLES_MS)
  }
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await scrollDown(page)
  await wheel(page, -height)
}

/** @returns the scrolled distance in pixels */
async function scrollDown(page: Page): Promise<number> {
  await page.mouse.move(IN_LIST.x, IN_LIST.y)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await wheel(page, height)
  return height
}

/** Scrolls by wheel; negative values scroll up. */
async function wheel(page: Page, pixels: number): Promise<void> {
  for (let turned = 0; turned < Math.abs(pixels); turned += NOTCH) {
    await page.mouse.wheel(0, Math.sign(pixels) * NOTCH)
    await page.waitForTimeout(NOTCH_MS)
  }
}

/** Runs in the page. Whether a page of the lobby is shown. */
function isCurrent(turn: number): boolean {
  return document.querySelector(`main a[aria-current=page][href$="page=${turn}"]`) !== null
}

/** Runs in the page. Scrolls to the top like a page change and swaps the tiles' names one by one. */
function renameTiles(every: number): void {
  scrollTo(0, 0)
  const names = [...document.querySelectorAll('main article h3 a')].map((link) => link.firstChild)
  const before = names.map((name) => name?.nodeValue ?? '')
  let place = 0
  const timer = setInterval(() => {
    const name = names[place]
    if (name) name.nodeValue = before[(place + 1) % before.length] ?? ''
    place += 1
    if (place === names.length) clearInterval(timer)
  }, every)
}

/** Runs in the page. Observes long animation frames of 50 ms or more. */
function watchFrames(): void {
  const frames = { longest: 0 }
  Object.assign(globalThis, { watchedFrames: frames })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.longest = Math.max(frames.longest, duration)
  }).observe({ type: 'long-animation-frame' })
}

/** Reads and resets the longest frame. Browsers report frames with a delay. */
async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(500)
  return page.evaluate(() => {
    const { watchedFrames } = globalThis as unknown as { watchedFrames: { longest: number } }
    const { longest } = watchedFrames
    watchedFrames.longest = 0
    return longest
  })
}
