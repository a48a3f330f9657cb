import type { Page } from 'playwright'
import { networkIdle } from '@playhouse/testing/network-idle.ts'

const NEXT = '/live'

/** Pause of an experienced user between pointing at a link and pressing it. */
export const HOVER_MS = 1_000

/** Presses at the pointer. Playwright's click() would hit-test the page while it is being measured. */
export async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** Milliseconds from the press on a link until the browser has painted the lobby's heading and first game (Element Timing). */
export async function nextScreen(page: Page): Promise<number> {
  await page.getByRole('navigation').locator(`a[href="${NEXT}"]`).locator('visible=true').first().hover()
  await page.waitForTimeout(HOVER_MS)
  await page.evaluate(watchNextScreen)
  await press(page)
  return page.evaluate(() => (globalThis as unknown as { nextScreenShown: Promise<number> }).nextScreenShown)
}

/**
 * The floor of `nextScreen`: a copy of the lobby is hidden in the home page, and the press swaps it in with one style change, without the
 * site's code.
 * @param isLaidOut whether it has been styled and laid out; a page that is made after the press cannot be
 */
export async function nextScreenFloor(page: Page, siteUrl: string, isLaidOut: boolean): Promise<number> {
  await page.goto(new URL(NEXT, siteUrl).href)
  await page.getByRole('article').nth(7).waitFor()
  await networkIdle(page)
  const lobby = await page.getByRole('main').innerHTML()
  await page.goto(siteUrl)
  await page.getByRole('article').nth(7).waitFor()
  await networkIdle(page)
  await page.evaluate(prepareSwap, { lobby, isLaidOut })
  return nextScreen(page)
}

/** Runs in the page. */
function prepareSwap({ lobby, isLaidOut }: { lobby: string; isLaidOut: boolean }): void {
  const main = document.querySelector('main') ?? document.body
  const [here, there] = [document.createElement('div'), document.createElement('div')]
  here.append(...main.childNodes)
  there.innerHTML = lobby
  there.style.cssText = isLaidOut
    ? `content-visibility: hidden; position: absolute; width: ${main.clientWidth}px`
    : 'display: none'
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
 * Runs in the page. Marks the elements when they enter the document; the browser reports when they were painted. Polling in every frame
 * would make the browser paint the old page in between, which doubles the result on a slow processor.
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
