import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { GamesPage, getHeart } from '../pages/games-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { query, queryOne } from '../support/database.ts'
import { openRendered } from '../support/page-ready.ts'
import { prefer } from '../support/preferences.ts'
import { newAccount, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { count, fill, texts } from '../support/texts.ts'

const { game, lobby, shell, session, ui } = texts

/** The games of a lobby that represent their families, from the database. */
const getTiles = (category: string) => `(
  select distinct on (coalesce(family, node_id::text)) * from game where category = '${category}'
  order by coalesce(family, node_id::text), maintenance or vendor_off, popularity desc, node_id
) tile`

const tileCount = async (category: string) =>
  Math.min(42, Number((await queryOne<{ count: bigint }>(`select count(*) from ${getTiles(category)}`)).count))

/** The first names of the slots in an order. */
async function names(orderBy: string, limit: number, offset = 0): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select name from ${getTiles('RNG')} order by ${orderBy}, node_id limit ${limit} offset ${offset}`,
  )
  return rows.map((row) => row.name)
}

/** The words above a list of slots with that many tiles, which stand for that many games. */
async function counted(condition: string): Promise<string> {
  const { tiles, games } = await queryOne<{ tiles: bigint; games: bigint }>(
    `select count(distinct coalesce(family, node_id::text)) as tiles, count(*) as games
     from game where category = 'RNG' and ${condition}`,
  )
  return `${fill(lobby.games_other, { count: count(tiles) })} ${fill(lobby.folded_other, { count: count(games - tiles) })}`
}

test('shows pages of 42 games by popularity', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/rng')
  await expect(games.heading).toHaveText(shell.lobbies.RNG)
  await expect(games.results).toHaveText(await counted('true'))
  await expect(games.tiles.getByRole('heading')).toHaveText(await names('popularity desc', 42))
  await games.scrollToPages()
  await page.evaluate(countTurnedTiles)
  await games.pages.getByRole('link', { name: ui.nextPage }).click()
  await expect(page).toHaveURL('/rng?page=2')
  await expect(games.tiles.getByRole('heading')).toHaveText(await names('popularity desc', 42, 42))
  // Two tiles per frame, so that no frame takes long.
  expect(await page.evaluate(() => (globalThis as unknown as { turnedTiles: number[] }).turnedTiles)).toEqual(
    Array.from({ length: 21 }, () => 2),
  )
})

test('loads all pictures of a page ahead of scrolling', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const games = new GamesPage(page)
  await page.goto('/rng')
  await expect(games.tiles).toHaveCount(42)
  const drawn = () =>
    games.tiles.locator('img').evaluateAll((images) => images.filter((one) => (one as HTMLImageElement).naturalWidth))
  await expect.poll(async () => (await drawn()).length).toBe(42)
})

test('tiles have one height with names of one or two lines', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/rng')
  await expect(games.tiles).toHaveCount(42)
  const headings = games.tiles.getByRole('heading')
  const heights = (elements: Element[]) => [
    ...new Set(elements.map((one) => Math.round(one.getBoundingClientRect().height))),
  ]
  const lines = await headings.evaluateAll((elements) =>
    elements.map((one) => {
      const text = document.createRange()
      text.selectNodeContents(one)
      return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }),
  )
  expect(lines).toContain(1)
  expect(lines).toContain(2)
  expect(await headings.evaluateAll(heights)).toHaveLength(1)
  expect(await games.tiles.evaluateAll(heights)).toHaveLength(1)
})

test(
  'takes vendors and filters from the page, and requests them again after a log-in',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await context.clearCookies()
    const games = new GamesPage(page)
    const lane = page.getByRole('toolbar', { name: lobby.vendors }).getByRole('link')
    const requested: string[] = []
    page.on('request', (request) => {
      const question = decodeURIComponent(request.url()) + (request.postData() ?? '')
      const [, withChoices] = /"withChoices":(true|false)/.exec(question) ?? []
      if (withChoices) requested.push(withChoices)
    })
    await page.goto('/rng')
    await games.scrollToPages()
    await games.pages.getByRole('link', { name: ui.nextPage }).click()
    await expect(page).toHaveURL('/rng?page=2')
    await expect(games.tiles.getByRole('heading')).toHaveText(await names('popularity desc', 42, 42))
    expect(requested).toEqual(['false'])
    const vendors = await lane.allTextContents()
    expect(vendors.length).toBeGreaterThan(1)
    await games.tiles.first().hover()
    await getHeart(games.tiles.first()).click()
    await new LogInDialog(page).logIn(member)
    await expect(new Shell(page).messages).toContainText(fill(session.welcome, { name: member.username }))
    await expect(lane).toHaveText(vendors)
    await page.reload()
    await expect(lane).toHaveText(vendors)
  },
)

test('pictures match the pixel density of the screen', { tag: PAGES_EVERY_NIGHT }, async ({ browser, baseURL }) => {
  for (const [deviceScaleFactor, address] of [
    [1, /\/media\/v-[\w-]{10}\/games\/\d+\.webp\?w=180$/],
    [2, /\/media\/v-[\w-]{10}\/games\/\d+\.webp$/],
  ] as const) {
    const context = await browser.newContext({ deviceScaleFactor, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto('/rng')
    const picture = new GamesPage(page).tiles.first().locator('img')
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(address)
    await context.close()
  }
})

test('tabs switch between lobbies on a phone', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const games = new GamesPage(page)
  await page.goto('/rng')
  const tabs = page.getByRole('navigation', { name: lobby.lobbies })
  await tabs.getByRole('link', { name: shell.lobbies.FISH }).click()
  await expect(page).toHaveURL('/fish')
  await expect(games.heading).toHaveText(shell.lobbies.FISH)
  await expect(tabs.getByRole('link', { name: shell.lobbies.FISH })).toHaveAttribute('aria-current', 'page')
  await expect(games.tiles).toHaveCount(await tileCount('FISH'))
})

test('filters by several vendors through a shareable address', async ({ page, context }) => {
  const games = new GamesPage(page)
  const vendors = await query<{ code: string; name: string }>(
    `select vendor.code, vendor.name from game join vendor on vendor.code = vendor_code
     where category = 'RNG' group by vendor.code order by vendor.name limit 2`,
  )
  const of = (...codes: (string | undefined)[]) => counted(`vendor_code in ('${codes.join("', '")}')`)
  const [first, second] = vendors
  await page.goto('/rng')
  await games.chooseVendors(...vendors.map((vendor) => vendor.name))
  await expect(games.results).toHaveText(await of(first?.code, second?.code))
  const shared = await context.newPage()
  await shared.goto(page.url())
  const seen = new GamesPage(shared)
  await expect(seen.results).toHaveText(await of(first?.code, second?.code))
  for (const { name } of vendors) {
    await expect(seen.filters.getByRole('button', { name: fill(lobby.removeVendor, { name }) })).toBeVisible()
  }
  await seen.filters.getByRole('button', { name: fill(lobby.removeVendor, { name: first?.name ?? '' }) }).click()
  await expect(seen.results).toHaveText(await of(second?.code))
})

test(
  'keeps the order across pages and resets the page when it changes',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page }) => {
    const games = new GamesPage(page)
    await page.goto('/rng?page=3')
    await games.sort.selectOption(lobby.sorts.RETURN_TO_PLAYER)
    await expect(page).toHaveURL('/rng?sort=return-to-player')
    const { best } = await queryOne<{ best: number }>(
      `select max(return_to_player) as best from game where category = 'RNG'`,
    )
    await expect(games.tiles.first()).toContainText(`${best / 100}%`)
    await games.scrollToPages()
    await games.pages.getByRole('link', { name: ui.nextPage }).click()
    await expect(page).toHaveURL('/rng?sort=return-to-player&page=2')
  },
)

test(
  'opens the other themes of a game by keyboard, without script too, and goes back',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, browser, baseURL }) => {
    const games = new GamesPage(page)
    await page.goto('/pvp')
    await expect(games.tiles).toHaveCount(await tileCount('PVP'))
    const more = games.tiles.getByRole('link', { name: /^\+ \d+ more like this: / }).first()
    const [, others = ''] = /^\+ (\d+) /.exec((await more.getAttribute('aria-label')) ?? '') ?? []
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/pvp\?family=[\w.-]+$/)
    await expect(games.results).toHaveText(fill(lobby.games_other, { count: Number(others) + 1 }))
    await expect(games.main.getByText(lobby.familyText)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/pvp')
    await expect(games.tiles).toHaveCount(await tileCount('PVP'))

    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const still = await plain.newPage()
    await openRendered(still, '/pvp')
    const link = still
      .getByRole('article')
      .getByRole('link', { name: /^\+ \d+ more like this: / })
      .first()
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(still).toHaveURL(`/pvp${address}`)
    await openRendered(still, `/pvp${address}`)
    await expect(still.getByText(lobby.familyText)).toBeVisible()
    await plain.close()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('leads from a game back to the same place of the lobby, by its button and by the browser', async ({ page }) => {
    await openAccount(page.context())
    const games = new GamesPage(page)
    await page.goto('/rng?sort=name')
    await expect(games.tiles).toHaveCount(42)
    const place = () => page.evaluate(() => scrollY)
    await page.evaluate(() => scrollTo(0, 1500))
    await expect.poll(place).toBe(1500)
    const inView = await games.tiles.evaluateAll((tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect()).findIndex(({ top, bottom }) => top > 150 && bottom < 700),
    )
    const open = async () => {
      await games.tiles.nth(inView).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/game\/\d+$/)
      await page.locator('iframe').contentFrame().locator('body').waitFor()
    }
    await open()
    await page.goBack()
    await expect(page).toHaveURL('/rng?sort=name')
    await expect.poll(place).toBe(1500)
    await open()
    await page.getByRole('link', { name: game.leave }).click()
    await expect(page).toHaveURL('/rng?sort=name')
    await expect.poll(place).toBe(1500)
  })
})

test('links to the last page when the page is out of range', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  const { pages } = await queryOne<{ pages: bigint }>(
    `select ceil(count(*) / 42.0)::bigint as pages from ${getTiles('RNG')}`,
  )
  await page.goto('/rng?page=999')
  await expect(games.main.getByRole('heading', { name: fill(lobby.beyondTitle, { page: 999 }) })).toBeVisible()
  await expect(games.main).toContainText(fill(lobby.beyondText, { pages: count(pages) }))
  await games.main.getByRole('link', { name: lobby.lastPage }).click()
  await expect(page).toHaveURL(`/rng?page=${pages}`)
  await expect(games.tiles).not.toHaveCount(0)
})

test('offers to clear the filters when nothing matches', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/live?search=qqxzzvw')
  await expect(games.main.getByRole('heading', { name: lobby.emptyTitle })).toBeVisible()
  await games.main.getByRole('button', { name: lobby.clearFilters }).last().click()
  await expect(page).toHaveURL('/live')
  await expect(games.tiles).toHaveCount(await tileCount('LIVE'))
})

test('vendors and filters open as full-width sheets on a phone', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rng')
  for (const name of [lobby.vendors, lobby.moreFilters]) {
    await new GamesPage(page).main.getByRole('button', { name }).click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toBeInViewport({ ratio: 1 })
    const [of, across] = await Promise.all([sheet.boundingBox(), page.getByRole('banner').boundingBox()])
    expect([of?.x, of?.width]).toEqual([across?.x, across?.width])
    await page.keyboard.press('Escape')
  }
})

test('the sort menu fits its words on a phone in every language', { tag: EVERY_NIGHT }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const code of Object.keys(LANGUAGES) as LanguageCode[]) {
    await prefer(page.context(), { language: code })
    await page.goto('/rng')
    const order = page.getByRole('search').getByRole('combobox')
    await expect(order).toBeVisible()
    const room = await order.evaluate(async (select: HTMLSelectElement) => {
      await document.fonts.ready
      const style = getComputedStyle(select)
      const text = Object.assign(document.createElement('span'), { textContent: select.selectedOptions[0]?.text })
      text.style.cssText = `position: absolute; white-space: nowrap; font: ${style.font}; letter-spacing: ${style.letterSpacing}`
      document.body.append(text)
      const left =
        select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - text.offsetWidth
      text.remove()
      return left
    })
    expect(room, code).toBeGreaterThanOrEqual(0)
  }
})

test('sets a visitor’s favourite after the log-in and keeps it', async ({ page, context }) => {
  const games = new GamesPage(page)
  const member = await openAccount(context)
  await context.clearCookies()
  const [name = ''] = await names('popularity desc', 1, 5)
  await page.goto('/rng')
  await games.tile(name).hover()
  await games.favourite(name).click()
  const dialog = new LogInDialog(page)
  await dialog.logIn(member)
  await expect(dialog.dialog).toBeHidden()
  await expect(new Shell(page).messages).toContainText(fill(session.welcome, { name: member.username }))
  await expect(games.favourite(name)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await query('select node_id from favourite where member_id = $1', [member.id])).length)
    .toBe(1)
  await page.reload()
  await expect(games.favourite(name)).toHaveAttribute('aria-pressed', 'true')
  await games.favourite(name).click()
  await expect(games.favourite(name)).toHaveAttribute('aria-pressed', 'false')
})

test(
  'sets a favourite at the end of a page in a busy browser',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const games = new GamesPage(page)
    await openAccount(context)
    const [name = ''] = await names('popularity desc', 1, 41)
    await page.goto('/rng')
    await expect(games.tiles.getByRole('heading')).toHaveText(await names('popularity desc', 42))
    // From now on idle callbacks do not run.
    await page.evaluate(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
    await games.tile(name).hover()
    await games.favourite(name).click()
    await expect(games.favourite(name)).toHaveAttribute('aria-pressed', 'true')
  },
)

test('sets no favourite when the log-in is cancelled', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/rng')
  await games.tiles.first().hover()
  const heart = getHeart(games.tiles.first())
  await heart.click()
  const dialog = new LogInDialog(page)
  await dialog.username.fill(newAccount().username)
  await page.keyboard.press('Escape')
  await expect(dialog.dialog).toBeHidden()
  await games.tiles.first().hover()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

/** Runs in the page. Records how many tiles changed their game per render. */
function countTurnedTiles(): void {
  const turnedTiles: number[] = []
  Object.assign(globalThis, { turnedTiles })
  new MutationObserver((changes) => {
    const tiles = changes.map(({ target }) => target.parentElement?.closest('article h3'))
    const turned = new Set(tiles.filter((tile) => tile)).size
    if (turned > 0) turnedTiles.push(turned)
  }).observe(document.body, { subtree: true, characterData: true, childList: true })
}
