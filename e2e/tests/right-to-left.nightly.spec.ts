import type { Locator, Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { MIDDLE_AGENT, STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { toArabicLetters } from '../support/mirror-pack.ts'
import { startOwnSite } from '../support/own-site.ts'
import { logIn } from '../support/sessions.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const CONFIG = fileURLToPath(new URL('../support/right-to-left.config.ts', import.meta.url))

/** A site whose English is written in Arabic letters, from right to left. */
const test = base.extend<object, { site: { url: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startOwnSite({ build: {}, config: CONFIG })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

// One worker: each would build a site of its own.
test.describe.configure({ mode: 'default' })

/** Where the middle of something is, as a part of the page's width: 0 at the left. */
async function place(page: Page, locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return (box.x + box.width / 2) / (page.viewportSize()?.width ?? 1)
}

const overflow = (page: Page) => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)

/** True where an icon is drawn the other way round. */
const isMirrored = (icon: Locator) =>
  icon.evaluate((element) => {
    const { scale, transform } = getComputedStyle(element)
    return scale.startsWith('-1') || new DOMMatrix(transform === 'none' ? '' : transform).a < 0
  })

/** Opens a rendered page: the plain shell, which the gateway sends while a page is rendered for the first time, has the direction of its own build. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl', { timeout: 1_000 })
  }).toPass()
}

test('mirrors the frame', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  expect(
    await place(page, page.getByRole('navigation', { name: toArabicLetters(texts.shell.sideNavigation) })),
  ).toBeGreaterThan(0.8)
  const banner = page.getByRole('banner')
  expect(await place(page, banner.getByRole('link').first())).toBeGreaterThan(0.7)
  expect(await place(page, banner.getByRole('button').last())).toBeLessThan(0.3)
  const [first, second] = [
    page.getByRole('main').getByRole('article').nth(0),
    page.getByRole('main').getByRole('article').nth(1),
  ]
  expect(await place(page, first)).toBeGreaterThan(await place(page, second))
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('a rail scrolls to the left, with mirrored arrows', async ({ page }) => {
  await open(page, '/')
  const rail = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('article') })
    .first()
  await rail.getByRole('article').first().waitFor()
  const [back, forward] = [rail.getByRole('button').nth(0), rail.getByRole('button').nth(1)]
  expect(await place(page, forward)).toBeLessThan(await place(page, back))
  expect(await isMirrored(forward.locator('svg'))).toBe(true)
  const list = rail.locator('ul, [role=list]').first()
  await forward.click()
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
})

test('pagination runs from right to left', async ({ page }) => {
  await open(page, '/rng')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const pager = page.getByRole('navigation', { name: toArabicLetters(texts.ui.pages) })
  // The pagination is rendered when the last tile is near.
  await expect(async () => {
    await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(pager).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await pager.scrollIntoViewIfNeeded()
  const steps = pager.locator('a, button')
  expect(await place(page, steps.last())).toBeLessThan(await place(page, steps.first()))
  expect(await isMirrored(steps.last().locator('svg'))).toBe(true)
})

test('mirrors the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page
    .getByRole('navigation', { name: toArabicLetters(texts.shell.bottomNavigation) })
    .getByRole('button')
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  expect(await place(page, sheet.getByRole('heading').first())).toBeGreaterThan(0.6)
  expect(await place(page, sheet.getByRole('button', { name: toArabicLetters(texts.ui.close) }))).toBeLessThan(0.2)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('figures, charts and tables fit every width', async ({ page, context, site }) => {
  await logIn(context, MIDDLE_AGENT, site.url)
  await open(page, '/agent/team-overview')
  await page.getByRole('main').getByRole('option').first().waitFor()
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => overflow(page), `at ${width}`).toBeLessThanOrEqual(0)
  }
  await expect(
    page
      .getByRole('main')
      .getByText(/[-−]?₫?[\d.,]+/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('no screen scrolls sideways', async ({ page, context, site, problems }) => {
  problems.expect(/404/)
  await logIn(context, STEADY_MEMBER, site.url)
  for (const path of ['/', '/rng', '/promotions', '/helpmc', '/member/account', '/no/such/page']) {
    await open(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
