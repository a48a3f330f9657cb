import type { Locator, Page } from '@playwright/test'
import { LOBBY_CATEGORIES, type LobbyId } from '@playhouse/shared/game-categories.ts'
import { hasEvents } from '../../apps/web/src/domains/games/event-lobbies.ts'
import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { GamesPage } from '../pages/games-page.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { isRendered } from '../support/page-ready.ts'
import { logIn } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { shell } = texts
const LOBBIES = Object.keys(LOBBY_CATEGORIES) as LobbyId[]
/** A lobby's first content: an event, a draw, or one of its games. */
function getContent(page: Page, lobby: LobbyId, tile: number) {
  if (lobby === 'ELOTT') return page.getByRole('main').getByRole('article').first()
  return hasEvents(lobby)
    ? page.getByRole('region', { name: texts.events.heading }).getByRole('listitem').first()
    : new GamesPage(page).tiles.nth(tile)
}
/** Height of the bar at the bottom of a phone. */
const BOTTOM_BAR = 57

for (const [who, signIn] of [
  ['a visitor', false],
  ['a member', true],
] as const) {
  test.describe(`the first screen of ${who}`, () => {
    test.beforeEach(async ({ context }) => {
      if (signIn) await logIn(context, STEADY_MEMBER)
    })

    test('has the first games of the home page in its upper half, on desktop and on a phone', async ({ page }) => {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto('/')
        // A member's own games come before the tiles.
        const first = signIn
          ? new GamesPage(page).rail(texts.home.continuePlaying).getByRole('listitem').first()
          : new GamesPage(page).hotGames.getByRole('article').first()
        await expect(first).toBeVisible()
        await page.waitForTimeout(500)
        expect((await first.boundingBox())?.y, String(width)).toBeLessThanOrEqual(500)
      }
    })

    for (const lobby of LOBBIES) {
      const tag = lobby === 'RNG' || lobby === 'ELOTT' ? [] : EVERY_NIGHT
      test(`has the first row of ${lobby}, on desktop and on a phone`, { tag }, async ({ page }) => {
        const readBottom = async (content: Locator) => {
          await expect(content).toBeVisible()
          await page.waitForTimeout(500)
          const box = await content.boundingBox()
          return (box?.y ?? Infinity) + (box?.height ?? 0)
        }
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(`/${lobby.toLowerCase()}`)
        expect(await readBottom(getContent(page, lobby, 3))).toBeLessThanOrEqual(900)
        await page.setViewportSize({ width: 390, height: 844 })
        const content = getContent(page, lobby, 1)
        const picture = hasEvents(lobby) || lobby === 'ELOTT' ? content : content.locator('.tile-picture')
        expect(await readBottom(picture)).toBeLessThanOrEqual(844 - BOTTOM_BAR)
      })
    }
  })
}

test('the header keeps every lobby within reach at any width', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  for (const width of [1440, 1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/help')
    const { lobbies } = new Shell(page)
    await lobbies.getByRole('listitem').first().waitFor()
    // The row is measured again while the header's other parts and the fonts arrive.
    await expect(async () => {
      await page.keyboard.press('Escape')
      const links = await lobbies.getByRole('link').allTextContents()
      const more = lobbies.getByRole('button', { name: shell.moreLobbies })
      const menu: string[] = []
      if (await more.isVisible()) {
        await more.click()
        menu.push(...(await page.getByRole('menuitem').allTextContents()))
      }
      expect([...links, ...menu], String(width)).toEqual(LOBBIES.map((id) => shell.lobbies[id]))
    }).toPass()
  }
})

test('a tile offers to play and to try the game in a demo account', async ({ page }) => {
  await page.goto('/rng')
  const tile = new GamesPage(page).tiles.nth(1)
  const name = await tile.getByRole('heading').innerText()
  await tile.hover()
  await expect(tile.getByText(texts.lobby.playShort, { exact: true })).toBeVisible()
  await tile.getByRole('button', { name: texts.lobby.demoOf.replace('{{name}}', name) }).click()
  await expect(page).toHaveURL(/\/game\/\d+$/)
  await expect(page.locator('iframe')).toBeVisible()
})

for (const path of ['/', '/rng']) {
  test(`${path} links in its HTML to all code that it needs to work`, async ({ page }) => {
    await isRendered(page, path)
    const html = await (await page.goto(path))?.text()
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const scripts = await page.evaluate(() => {
      const [hydrated] = performance.getEntriesByName('hydrated')
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (hydrated?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname)
    })
    expect(scripts).not.toEqual([])
    for (const script of scripts) expect(html).toContain(`href="${script}"`)
  })
}

test('loads the frame in few files, because each link that preloads one holds up a slow phone', async ({ page }) => {
  // Later ones are dialogs that load ahead.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('html[data-ready]')) performance.mark('ready')
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] })
  })
  await page.goto('/')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const scripts = await page.evaluate(() => {
    const ready = performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < ready)
      .map(({ name }) => name)
  })
  // Five of them are the first view. There were 56 when each screen that shared code with the frame split it.
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.length).toBeLessThanOrEqual(30)
})

test('links on the log-in page to its own code, and not to the frame', async ({ request }) => {
  await expect(async () => {
    const html = await (await request.get('/login', { headers: { accept: 'text/html' } })).text()
    const links = html.match(/<link[^>]*modulepreload[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(5)
    expect(links.length).toBeLessThanOrEqual(12)
  }).toPass({ timeout: 20_000 })
})

test('loads the pictures of the first promotions with the page, the others when they come near', async ({
  request,
}) => {
  await expect(async () => {
    const html = await (await request.get('/promotions', { headers: { accept: 'text/html' } })).text()
    const cards = html.split('<article').slice(1)
    const loading = cards.map((card) => /<img[^>]* loading="(\w+)"/.exec(card)?.[1])
    expect(loading.slice(0, 4)).toEqual(['eager', 'eager', 'eager', 'lazy'])
  }).toPass()
})
