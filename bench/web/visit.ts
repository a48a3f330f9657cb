import type { Browser, Page } from 'playwright'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { settle } from './first-screen.ts'
import { nextScreen, nextScreenFloor, press } from './next-screen.ts'
import type { Profile } from './profiles.ts'
import { takeVitals, throttledPage } from './throttled-page.ts'

/** Milliseconds. */
export interface Visit {
  'inp-menu': number
  'inp-search': number
  /** Interaction delay of a popover without script on the static copy, in milliseconds. */
  'inp-floor': number
  'next-screen': number
  'next-screen-floor': number
  /** The same page without script, styled and laid out after the press. */
  'next-screen-drawn': number
}

/** Pause between two keys of an unhurried typist. */
const KEY_MS = 120

/** Opens a menu on the home page, follows a link to a lobby, and searches there; then measures the floors. */
export async function visit(
  browser: Browser,
  { siteUrl, staticUrl }: { siteUrl: string; staticUrl: string },
  profile: Profile,
): Promise<Visit> {
  const floor = await popoverOpens(browser, staticUrl, profile)
  const { page, close } = await throttledPage(browser, profile, { noticeSeen: true, bypassCSP: true })
  try {
    await page.goto(siteUrl)
    await settle(page)
    const menu = await menuOpens(page)
    const next = await nextScreen(page)
    const search = await searchTyped(page)
    return {
      'inp-menu': menu,
      'inp-search': search,
      'inp-floor': floor,
      'next-screen': next,
      'next-screen-floor': await nextScreenFloor(page, siteUrl, true),
      'next-screen-drawn': await nextScreenFloor(page, siteUrl, false),
    }
  } finally {
    await close()
  }
}

async function popoverOpens(browser: Browser, staticUrl: string, profile: Profile): Promise<number> {
  const { page, close } = await throttledPage(browser, profile)
  try {
    await page.goto(staticUrl)
    await networkIdle(page)
    await page.evaluate(addPopover)
    await page.locator('#floor').hover()
    await takeVitals(page)
    await press(page)
    await page.locator('#floor-menu').waitFor()
    return await settledInteraction(page)
  } finally {
    await close()
  }
}

/** Runs in the page. */
function addPopover(): void {
  const button = Object.assign(document.createElement('button'), { id: 'floor', textContent: 'Menu' })
  const menu = Object.assign(document.createElement('div'), { id: 'floor-menu', popover: 'auto', textContent: 'Menu' })
  button.style.cssText = 'position: fixed; z-index: 99; top: 0; left: 0'
  button.setAttribute('popovertarget', menu.id)
  document.body.append(button, menu)
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
