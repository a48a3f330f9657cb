/// <reference lib="dom" />
import type { Page } from 'playwright'

/** The lobby that is gone to. */
const NEXT = '/live'

/** How long the pointer rests on a link before it presses: as long as a hand takes that knows where it goes. */
export const HOVER_MS = 1_000

/** Presses where the pointer is. Playwright's own click looks in the page for what lies under it while the press is measured. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** From the press on a link until the browser shows the lobby behind it: its heading and its games, by the browser's own word. */
export async function nextScreen(page: Page): Promise<number> {
  await page.getByRole('navigation').locator(`a[href="${NEXT}"]`).locator('visible=true').first().hover()
  await page.waitForTimeout(HOVER_MS)
  await page.evaluate(watchNextScreen)
  await press(page)
  return page.evaluate(() => (globalThis as unknown as { nextScreenShown: Promise<number> }).nextScreenShown)
}

/**
 * What the press on that link takes with nothing left to do but to show: a copy of the lobby stands in the home page, styled and laid out but
 * not shown, and the press shows it in the place of the home page's content by one style, without the site's code.
 */
export async function leastSwap(page: Page, siteUrl: string): Promise<number> {
  await page.goto(new URL(NEXT, siteUrl).href)
  await page.getByRole('article').nth(20).waitFor()
  await page.waitForLoadState('networkidle')
  const lobby = await page.getByRole('main').innerHTML()
  await page.goto(siteUrl)
  await page.getByRole('article').nth(7).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(standReady, lobby)
  return nextScreen(page)
}

/** Runs in the page. */
function standReady(lobby: string): void {
  const main = document.querySelector('main') ?? document.body
  const [here, there] = [document.createElement('div'), document.createElement('div')]
  here.append(...main.childNodes)
  there.innerHTML = lobby
  there.style.cssText = `content-visibility: hidden; position: absolute; width: ${main.clientWidth}px`
  main.append(here, there)
  there.querySelector('h1')?.setAttribute('elementtiming', 'heading')
  there.querySelector('article h3')?.setAttribute('elementtiming', 'game')
  const swap = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    here.style.display = 'none'
    there.style.cssText = ''
  }
  addEventListener('click', swap, { once: true, capture: true })
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
