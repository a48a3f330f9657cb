/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { nextScreen, nextScreenFloor, press } from './next-screen.ts'
import type { Profile } from './profiles.ts'
import { takeVitals, throttledPage } from './throttled-page.ts'

/** LCP in seconds, CLS as its score, everything else in milliseconds. */
export interface Visit {
  lcp: number
  /** LCP of the static page. */
  'lcp-floor': number
  cls: number
  'inp-menu': number
  'inp-search': number
  'next-screen': number
  'next-screen-floor': number
}

/** Pause between two keys of an unhurried typist. */
const KEY_MS = 120

/** Opens the home page with an empty cache, opens a menu, follows a link to a lobby, and searches there; then measures the floors. */
export async function visit(
  browser: Browser,
  { siteUrl, staticUrl }: { siteUrl: string; staticUrl: string },
  profile: Profile,
): Promise<Visit> {
  const lcpFloor = await staticLcp(browser, staticUrl, profile)
  const { page, close } = await throttledPage(browser, profile, { noticeSeen: true })
  try {
    await page.goto(siteUrl)
    await page.getByRole('article').nth(7).waitFor()
    await networkIdle(page)
    // Late shifts count as well.
    await page.waitForTimeout(1_500)
    const { lcp, cls } = await takeVitals(page)
    const menu = await menuOpens(page)
    const next = await nextScreen(page)
    const search = await searchTyped(page)
    return {
      lcp: lcp / 1_000,
      'lcp-floor': lcpFloor / 1_000,
      cls,
      'inp-menu': menu,
      'inp-search': search,
      'next-screen': next,
      'next-screen-floor': await nextScreenFloor(page, siteUrl),
    }
  } finally {
    await close()
  }
}

async function staticLcp(browser: Browser, staticUrl: string, profile: Profile): Promise<number> {
  const { page, close } = await throttledPage(browser, profile)
  try {
    await page.goto(staticUrl)
    await networkIdle(page)
    return (await takeVitals(page)).lcp
  } finally {
    await close()
  }
}

async function menuOpens(page: Page): Promise<number> {
  await page.getByRole('banner').getByRole('button').first().hover()
  await takeVitals(page)
  await press(page)
  await page.getByRole('menuitemradio').first().waitFor()
  await page.keyboard.press('Escape')
  return settledInteraction(page)
}

async function searchTyped(page: Page): Promise<number> {
  const box = page.getByRole('searchbox').first()
  await box.waitFor()
  await takeVitals(page)
  await box.pressSequentially('lantern', { delay: KEY_MS })
  await networkIdle(page)
  return settledInteraction(page)
}

/** Browsers report an interaction some time after its paint. */
async function settledInteraction(page: Page): Promise<number> {
  await page.waitForTimeout(1_000)
  const { interaction } = await takeVitals(page)
  // Unreported interactions were shorter than the reporting threshold.
  return interaction || 16
}
