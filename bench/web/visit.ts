/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import type { Profile } from './profiles.ts'
import { takeVitals, throttledPage } from './throttled-page.ts'

/** What one visit felt like: LCP in seconds, CLS as it is, everything else in milliseconds. */
export interface Visit {
  lcp: number
  cls: number
  'inp-menu': number
  'inp-search': number
  'next-screen': number
}

/** How long the pointer rests on a link before it presses: as long as a hand takes that knows where it goes. */
const HOVER_MS = 1_000

/** Between two keys of someone who types at leisure. */
const KEY_MS = 120

/** Opens the home page in a browser that has never been here, opens a menu, goes to a lobby by its link, and searches there. */
export async function visit(browser: Browser, siteUrl: string, profile: Profile): Promise<Visit> {
  const { page, close } = await throttledPage(browser, profile, { noticeSeen: true })
  try {
    await page.goto(siteUrl)
    await page.getByRole('article').nth(7).waitFor()
    await page.waitForLoadState('networkidle')
    // Late shifts count as well.
    await page.waitForTimeout(1_500)
    const { lcp, cls } = await takeVitals(page)
    const menu = await menuOpens(page)
    const next = await nextScreen(page)
    const search = await searchTyped(page)
    return { lcp: lcp / 1_000, cls, 'inp-menu': menu, 'inp-search': search, 'next-screen': next }
  } finally {
    await close()
  }
}

/** Opens the theme menu and closes it. */
async function menuOpens(page: Page): Promise<number> {
  await page.getByRole('banner').getByRole('button').first().hover()
  await takeVitals(page)
  await press(page)
  await page.getByRole('menuitemradio').first().waitFor()
  await page.keyboard.press('Escape')
  return settledInteraction(page)
}

/** Presses where the pointer is. Playwright's own click looks in the page for what lies under it while the press is measured. */
async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

async function searchTyped(page: Page): Promise<number> {
  const box = page.getByRole('searchbox').first()
  await box.waitFor()
  await takeVitals(page)
  await box.pressSequentially('lantern', { delay: KEY_MS })
  await page.waitForLoadState('networkidle')
  return settledInteraction(page)
}

/** The browser tells of an interaction some time after its paint. */
async function settledInteraction(page: Page): Promise<number> {
  await page.waitForTimeout(1_000)
  const { interaction } = await takeVitals(page)
  // What was not told took less than the shortest that is.
  return interaction || 16
}

/** From the press on a link until the browser shows the lobby behind it: its heading and its games, by the browser's own word. */
async function nextScreen(page: Page): Promise<number> {
  const link = page.getByRole('navigation').locator('a[href="/live"]').locator('visible=true').first()
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  await page.evaluate(watchNextScreen)
  await press(page)
  return page.evaluate(() => (globalThis as unknown as { nextScreenShown: Promise<number> }).nextScreenShown)
}

/**
 * Runs in the page. The parts are marked when they come into the document, before the frame that draws them, and the browser tells when
 * that frame was shown. Looking for them in every frame would make it draw frames of the page that is leaving, which on a slow processor
 * doubles what is measured.
 */
function watchNextScreen(): void {
  const before = document.querySelector('main h1')
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const awaited = new Set(['heading', 'game'])
        let last = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { identifier: string; renderTime: number })[]) {
            if (awaited.delete(entry.identifier)) last = Math.max(last, entry.renderTime)
          }
          if (awaited.size === 0) resolve(last - timeStamp)
        }).observe({ type: 'element' })
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('main h1')
          const game = document.querySelector('main article h3')
          if (!heading || heading === before || !game) return
          observer.disconnect()
          heading.setAttribute('elementtiming', 'heading')
          game.setAttribute('elementtiming', 'game')
        }).observe(document.body, { childList: true, subtree: true })
      },
      { once: true, capture: true },
    )
  })
  Object.assign(globalThis, { nextScreenShown: shown })
}
