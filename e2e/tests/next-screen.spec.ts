import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { WEB_ROOT } from '../../scripts/lib/site.ts'
import { GamesPage } from '../pages/games-page.ts'
import { Shell } from '../pages/shell.ts'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { shell } = texts

/** Paths of scripts and queries that the page requests from now on. */
function trackRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') || pathname === '/graphql') requested.push(pathname)
  })
  return requested
}

test.describe('a prefetched page', () => {
  for (const address of ['/live', '/help']) {
    test(`opens ${address} without further requests`, async ({ page }) => {
      await page.goto('/')
      await expect(new GamesPage(page).hotGames).toBeVisible()
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      const before = (await heading.textContent()) ?? ''
      const link = page.locator(`a[href="${address}"]`).locator('visible=true').first()
      // The footer, and rails above it, are rendered when they scroll into view.
      await expect(async () => {
        if (!(await link.isVisible())) await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(link).toBeVisible({ timeout: 500 })
      }).toPass()
      await link.scrollIntoViewIfNeeded()
      await networkIdle(page)
      const ahead = page.waitForRequest('**/graphql**')
      let isRequested = false
      void ahead.then(() => (isRequested = true))
      // Content that loads now may move the link away from the pointer; hover it again.
      await expect
        .poll(async () => {
          if (!(await link.evaluate((one) => one.matches(':hover')))) await link.hover()
          return isRequested
        })
        .toBe(true)
      await (await ahead).response()
      await networkIdle(page)

      const requested = trackRequests(page)
      await link.click()
      await expect(page).toHaveURL(address)
      await expect(heading).not.toHaveText(before)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(requested).toEqual([])
    })
  }
})

test(
  'prefetches the link under the pointer only after scrolling stops',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page }) => {
    await page.goto('/')
    await expect(new GamesPage(page).hotGames).toBeVisible()
    await networkIdle(page)
    await page.evaluate(() => {
      document.addEventListener('pointerover', () => scrollFor(300), { once: true })
      function scrollFor(ms: number): void {
        document.dispatchEvent(new Event('scroll'))
        if (ms > 0) setTimeout(scrollFor, 20, ms - 20)
        else Object.assign(globalThis, { stoppedAt: performance.timeOrigin + performance.now() })
      }
    })
    const ahead = page.waitForRequest('**/graphql**')
    await new Shell(page).sideMenu.getByRole('link', { name: shell.lobbies.LIVE, exact: true }).hover()
    const requested = await ahead
    await requested.response()
    const stoppedAt = await page.evaluate(() => (globalThis as unknown as { stoppedAt?: number }).stoppedAt)
    expect(requested.timing().startTime).toBeGreaterThan(stoppedAt ?? Infinity)
  },
)

test('prefetches no link that appears under a resting pointer', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.goto('/')
  const link = new Shell(page).sideMenu.getByRole('link', { name: shell.lobbies.LIVE, exact: true })
  await link.hover()
  const box = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  await page.mouse.click(x, y)
  await expect(new GamesPage(page).heading).toHaveText(shell.lobbies.LIVE)
  await networkIdle(page)
  const requested = trackRequests(page)
  await page.evaluate(insertLink, [x, y] as const)
  // Browsers update :hover late; moving the pointer to where it is makes them do it.
  await page.mouse.move(x, y)
  await expect(page.locator('#inserted:hover')).toBeAttached()
  // Longer than the hover delay of a prefetch, and than a busy browser's idle callback.
  await page.waitForTimeout(500)
  expect(requested).toEqual([])
  await page.mouse.move(x + 5, y)
  await expect.poll(() => requested).not.toEqual([])
})

/** Runs in the page: inserts a link around a point. */
function insertLink([x, y]: readonly [number, number]): void {
  const link = Object.assign(document.createElement('a'), {
    id: 'inserted',
    href: '/promotions',
    textContent: 'inserted',
  })
  link.style.cssText = `position: fixed; z-index: 99; width: 80px; height: 80px; left: ${x - 40}px; top: ${y - 40}px`
  document.body.append(link)
}

test('a prefetched lobby renders whole in its first frame', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/')
  await expect(games.hotGames).toBeVisible()
  const link = new Shell(page).sideMenu.getByRole('link', { name: shell.lobbies.LIVE, exact: true })
  const ahead = page.waitForRequest('**/graphql**')
  await link.hover()
  await (await ahead).response()
  await networkIdle(page)
  await page.evaluate(watchFrames)
  await link.click()
  await expect(games.heading).toHaveText(shell.lobbies.LIVE)
  const frames = await page.evaluate(() => (globalThis as unknown as { tilesOfFrames: number[] }).tilesOfFrames)
  // A row of tiles appears with the heading, not after a skeleton.
  expect(frames[0]).toBeGreaterThanOrEqual(7)
})

/** Runs in the page: records how many tiles there are when a new heading appears. */
function watchFrames(): void {
  const tilesOfFrames: number[] = []
  Object.assign(globalThis, { tilesOfFrames })
  const before = document.querySelector('main h1')
  new MutationObserver(() => {
    const heading = document.querySelector('main h1')
    if (heading && heading !== before) tilesOfFrames.push(document.querySelectorAll('main article').length)
  }).observe(document.body, { childList: true, subtree: true })
}

test('what every page loads contains no operation of a screen', () => {
  const client = join(WEB_ROOT, 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean; imports?: string[] }
  >
  const names = new Set(Object.keys(manifest).filter((name) => manifest[name]?.isEntry))
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported)
  const getCode = (of: Iterable<string>) =>
    [...of].map((name) => readFileSync(join(client, manifest[name]?.file ?? ''), 'utf8'))
  const holds = (code: string[]) => (operation: string) =>
    code.some((text) => new RegExp(`[\`'"]${operation}[\`'"]`).test(text))
  const screens = [
    'HomeScreen',
    'LobbyScreen',
    'PromotionsScreen',
    'HelpScreen',
    'GameScreen',
    'Register',
    'AccountScreen',
  ]
  expect(screens.filter(holds(getCode(names)))).toEqual([])
  const scripts = Object.keys(manifest).filter((name) => manifest[name]?.file.endsWith('.js'))
  expect(screens.filter(holds(getCode(scripts)))).toEqual(screens)
})
