import type { Page } from '@playwright/test'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { hasPage } from '../../apps/web/src/path-features.ts'

interface CrawlOptions {
  /** Where it begins. */
  from: readonly string[]
  /** False for these pages alone. */
  follow?: boolean
  offers: (feature: string) => boolean
}

/** An address without what differs between pages of one kind. */
const getKind = (address: string): string =>
  address
    .replace(/[?#].*/, '')
    .replace(/\/game\/[^/]+/, '/game/…')
    .replace(/\/agent\/downlines\/[^/]+/, '/agent/downlines/…')
    .replace(/\/lottery\/[^/]+\/draw\/[^/]+/, '/lottery/…/draw/…')
    .replace(/\/raffle\/[^/]+/, '/raffle/…')
    .replace(/\/(deposit|withdrawal|lottery-tickets)\/[^/]+/, '/$1/…')

/** Opens one page of each kind, also of those that links lead to, and returns what is wrong with any of them. */
export async function crawl(page: Page, { from, follow = true, offers }: CrawlOptions): Promise<string[]> {
  const faults: string[] = []
  const seen = new Set<string>()
  const waiting = [...from]
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = getKind(address)
    if (seen.has(kind)) continue
    seen.add(kind)
    await page.goto(address)
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    await networkIdle(page)
    await showAll(page)
    const { links, failures, empty } = await page.evaluate(findParts)
    for (const text of failures) faults.push(`${address} says: ${text}`)
    for (const title of empty) faults.push(`${address} has nothing below: ${title}`)
    for (const link of links) {
      if (!hasPage(link, offers)) faults.push(`${address} leads to ${link}`)
      else if (follow) waiting.push(link)
    }
  }
  return faults
}

/** Scrolls past everything, because parts load when they are near. */
async function showAll(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 900 }
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += height) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await networkIdle(page)
  }
}

/** Runs in the page. */
function findParts() {
  const shown = (element: Element) => element.checkVisibility()
  const links = [...document.querySelectorAll('a[href^="/"]')].filter(shown)
  const alerts = [...document.querySelectorAll('main [role=alert]')].filter(shown)
  const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(shown)
  const empty = headings.filter((heading) => {
    const frame = heading.closest('section, article') ?? (heading.closest('header') ?? heading).parentElement
    return (
      frame instanceof HTMLElement &&
      frame.innerText.trim() === (heading as HTMLElement).innerText.trim() &&
      !frame.querySelector('img, svg, canvas, input')
    )
  })
  return {
    links: links.map((link) => link.getAttribute('href') ?? ''),
    failures: alerts.map((alert) => (alert as HTMLElement).innerText.replaceAll('\n', ' · ')),
    empty: empty.map((heading) => (heading as HTMLElement).innerText),
  }
}
