import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { ENGINES } from '@playhouse/engines/all.ts'
import { CARDS_MODELS } from '@playhouse/engines/cards/models.ts'
import { marketsEngine } from '@playhouse/engines/markets/engine.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { axeViolationsIn } from '../support/axe.ts'
import { ledgerBalance, payIn, query, queryOne } from '../support/database.ts'
import { openAccount } from '../support/sessions.ts'
import type { OwnMember } from '../support/sessions.ts'
import { GamePage } from '../pages/game-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { expect, test } from '../support/test.ts'
import { fill, money, texts } from '../support/texts.ts'

const { filters, game, lobby, lottery, ui } = texts

/** The most played open game of the models. */
const getGame = (models: readonly { id: string }[]) =>
  queryOne<{ nodeId: number }>(
    `select node_id as "nodeId" from game where model_id = any($1) and not maintenance
     order by popularity desc, node_id limit 1`,
    [models.map(({ id }) => id)],
  )

/** Steps before the main button is pressed, for games that need some. */
const BETS: Readonly<Record<string, (stage: FrameLocator) => Promise<void>>> = {
  dice: (stage) => stage.locator('#target').fill('75,5'),
  crash: (stage) => stage.locator('#target').fill('1,01'),
  // Chips can be placed while bets are open.
  baccarat: (stage) => stage.locator('.place[aria-disabled=false]').first().click(),
  fishing: (stage) => stage.locator('#targets').getByRole('radio').nth(1).check({ force: true }),
  cascade: async () => {},
  'slot-ways': async () => {},
}

test.describe('games of every kind, by one member', () => {
  test.describe.configure({ mode: 'serial' })
  let context: BrowserContext
  let page: Page
  let member: OwnMember
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    await context.addInitScript(() => {
      if (window.origin === 'null') return
      sessionStorage.setItem('index_notice', 'seen')
    })
    page = await context.newPage()
    member = await openAccount(context)
    await payIn(member.id, 10_000_000_000n)
  })
  test.afterAll(() => context.close())

  const balanceFollows = async () =>
    expect
      .poll(async () => (await new Shell(page).balance.innerText()) === money(await ledgerBalance(member.id)))
      .toBe(true)

  for (const [kind, lay] of Object.entries(BETS)) {
    const tag = kind === 'crash' || kind === 'slot-ways' ? [] : EVERY_NIGHT
    test(`${kind} opens in its frame, plays a round and updates the header’s balance`, { tag }, async () => {
      const { nodeId } = await getGame(ENGINES.find((engine) => engine.kind === kind)?.models ?? [])
      await page.goto(`/game/${nodeId}`)
      const { slot: stage, primary } = new GamePage(page)
      await primary.waitFor()
      expect(await axeViolationsIn(page, 'iframe')).toEqual([])
      const outcome = stage.locator('#outcome')
      const rounds = () => query('select from round where member_id = $1 and node_id = $2', [member.id, nodeId])
      const bets = () =>
        queryOne<{ count: string }>('select count(*) from open_round where member_id = $1 and node_id = $2', [
          member.id,
          nodeId,
        ])
      // On a busy machine a table may close between the chip and the bet, which clears the chip.
      await expect(async () => {
        await lay(stage)
        await expect(primary).toHaveAttribute('aria-disabled', 'false')
        await primary.click()
        await expect
          .poll(async () => (await rounds()).length + Number((await bets()).count), { timeout: 20_000 })
          .toBeGreaterThan(0)
      }).toPass({ timeout: 150_000 })
      // A shared round may run for a minute before the round of the bet begins.
      await expect(outcome).toHaveAttribute('data-kind', 'result', { timeout: 150_000 })
      expect(await rounds()).toHaveLength(1)
      await balanceFollows()
    })
  }

  test('a game fills a phone that is held sideways, with its button in view', async () => {
    const [width, height] = [844, 390]
    const { nodeId } = await getGame(ENGINES.find(({ kind }) => kind === 'dice')?.models ?? [])
    await page.setViewportSize({ width, height })
    await page.goto(`/game/${nodeId}`)
    const { primary } = new GamePage(page)
    await primary.waitFor()
    const button = await primary.boundingBox()
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(height)
    const frame = await page.locator('iframe').boundingBox()
    expect(frame?.x).toBe(0)
    // A scroll bar that takes room has 15 pixels.
    expect(frame?.width).toBeGreaterThanOrEqual(width - 15)
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBe(height)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('a card room opens by its translated name and seats the member', { tag: EVERY_NIGHT }, async () => {
    const { nodeId } = await getGame(CARDS_MODELS)
    await page.goto(`/game/${nodeId}`)
    const rooms = page.getByRole('region', { name: game.roomsTitle })
    const second = rooms.getByRole('listitem').nth(1)
    const name = await second.getByRole('heading').innerText()
    expect(await axeViolationsIn(page, '[aria-labelledby=rooms]')).toEqual([])
    await second.getByRole('button').click()
    const { slot: stage, primary } = new GamePage(page)
    await primary.click()
    await expect(stage.locator('#room')).toHaveText(name)
    await stage.locator('#second').click()
    await expect(primary).toHaveAttribute('aria-disabled', 'false')
  })

  test('a market game takes a bet and updates the header’s balance', { tag: EVERY_NIGHT }, async () => {
    const { nodeId } = await getGame(marketsEngine.models)
    await page.goto(`/game/${nodeId}`)
    const { slot: stage, primary } = new GamePage(page)
    await stage.locator('[data-choice]:enabled').last().click()
    expect(await axeViolationsIn(page, 'iframe')).toEqual([])
    const before = await ledgerBalance(member.id)
    await primary.click()
    await expect(stage.locator('#bets li')).toHaveCount(1)
    expect(await ledgerBalance(member.id)).toBeLessThan(before)
    await balanceFollows()
  })
})

test('a vendor’s game list searches, opens a game and closes with the back button', async ({ page }) => {
  const vendor = await queryOne<{ code: string; name: string; closed: string }>(
    `select vendor.code, vendor.name, game.name as closed from vendor join game on game.vendor_code = vendor.code
     where opens_list and category = 'RNG' and maintenance order by vendor.code, node_id limit 1`,
  )
  await page.goto('/rng?sort=name')
  const dialog = page.getByRole('dialog', { name: fill(filters.vendorGames, { vendor: vendor.name }) })
  const vendors = page.getByRole('toolbar', { name: lobby.vendors })
  // Tiles out of view are rendered on hover.
  await vendors.hover()
  await vendors.getByRole('link', { name: vendor.name }).click()
  await expect(dialog.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(`/rng?sort=name&list=${vendor.code}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/rng?sort=name')
  await page.goForward()
  await dialog.getByRole('searchbox').fill(vendor.closed)
  const tile = dialog.getByRole('link', { name: vendor.closed, exact: true }).first()
  await tile.click()
  // A closed game suggests open ones.
  await expect(page.getByRole('heading', { name: game.closedTitle })).toBeVisible()
  await expect(page.getByRole('region', { name: game.moreGames }).getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  // Opened by its address, it closes to the page below.
  await page.goto('/fish?list=RFH')
  await page.getByRole('dialog').getByRole('button', { name: ui.close }).click()
  await expect(page).toHaveURL('/fish')
})

test(
  'a sea lottery reuses its own window, and opens in place when the browser blocks it',
  { tag: EVERY_NIGHT },
  async ({ page, context }) => {
    const [first, second] = ['North', 'South'].map((region) => ({
      name: `Fast lo de ${region} · 1 min`,
      code: `VN_${region.toUpperCase()}_1M`,
    }))
    if (!first || !second) throw new Error('Two lotteries')
    const link = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
    await page.goto('/elott')
    const opened = context.waitForEvent('page')
    await link(first.name).click()
    const seaWindow = await opened
    await expect(seaWindow).toHaveURL(`/lottery?gameCode=${first.code}`)
    await expect(seaWindow.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
    await expect(seaWindow.getByText(lottery.seaOdds)).toBeVisible()
    await link(second.name).click()
    await expect(seaWindow).toHaveURL(`/lottery?gameCode=${second.code}`)
    expect(context.pages()).toHaveLength(2)

    await page.evaluate(() => {
      window.open = () => null
    })
    await link(first.name).click()
    await expect(page.getByText(lobby.windowRefused)).toBeVisible()
    await page.getByRole('button', { name: lobby.openHere }).click()
    await expect(page).toHaveURL(`/lottery?gameCode=${first.code}`)
  },
)

test('a lottery favourite survives the log-in and appears in other tabs', async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const { id } = await queryOne<{ id: number }>(`select node_id as id from lottery where code = 'NORTH_EVENING'`)
  const name = 'Miền Bắc Tối'
  // The address of a game without a launch redirects.
  await page.goto(`/game/${id}`)
  await expect(page).toHaveURL('/vnlottery?gameCode=NORTH_EVENING')
  await page.getByRole('link', { name: lottery.all }).click()
  const heartIn = (tab: Page) =>
    tab
      .getByRole('main')
      .getByRole('button', { name: fill(lobby.favourite, { name }), exact: true })
      .first()
  const heart = heartIn(page)
  await heart.click()
  await new LogInDialog(page).logIn(member)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const favourites = page.getByRole('region', { name: lottery.favourites })
  await expect(favourites.getByRole('link', { name, exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/elott')
  const own = other.getByRole('region', { name: lottery.favourites })
  await expect(own).toBeVisible()
  await heartIn(other).click()
  await expect(own).toBeHidden()
  // The same click in this tab, which has not heard of it, changes nothing.
  await heart.click()
  await expect(favourites).toBeHidden()
  await expect
    .poll(() => query('select from favourite where member_id = $1', [member.id]).then(({ length }) => length))
    .toBe(0)
})
