import { LOBBY_PATHS } from '@playhouse/shared/game-categories.ts'
import type { LobbyPath } from '@playhouse/shared/game-categories.ts'
import { GamesPage } from '../pages/games-page.ts'
import { Shell } from '../pages/shell.ts'
import { query } from '../support/database.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const { home, shell, ui } = words

test('shows banners, what is played most, and a rail a lobby', async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/')
  const banners = page.getByRole('region', { name: home.banners })
  await expect(banners.getByRole('link').first()).toBeVisible()
  await expect(games.hotGames.getByRole('article')).toHaveCount(14)
  for (const lobby of Object.keys(LOBBY_PATHS) as LobbyPath[]) {
    await expect(games.rail(shell.lobbies[lobby]).getByRole('article').first()).toBeAttached()
  }
  const hot = await query<{ name: string }>(
    'select name from game where is_hot and not maintenance order by popularity desc, node_id limit 14',
  )
  await expect(games.hotGames.getByRole('heading', { level: 3 })).toHaveText(hot.map(({ name }) => name))
})

test('asks the gateway once, and once more for each later screen', async ({ page, operations }) => {
  const games = new GamesPage(page)
  const frame = new Shell(page)
  await page.goto('/')
  await expect(games.hotGames).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(operations).toEqual(['HomeScreen'])
  await frame.openLobby(shell.lobbies.rng)
  await expect(games.tiles).toHaveCount(42)
  await page.waitForLoadState('networkidle')
  expect(operations).toEqual(['HomeScreen', 'LobbyScreen'])
  await frame.openLobby(shell.lobbies.live)
  await expect(games.heading).toHaveText(shell.lobbies.live)
  await expect(games.tiles).toHaveCount(42)
  expect(operations).toEqual(['HomeScreen', 'LobbyScreen', 'LobbyScreen'])
})

test('leads to every lobby that exists, and to no other page', async ({ page }) => {
  await page.goto('/')
  const links = new Shell(page).sideMenu.getByRole('link')
  await expect(links).toHaveCount(Object.keys(LOBBY_PATHS).length + 1)
  for (const link of await links.all()) {
    const address = await link.getAttribute('href')
    expect(['', ...Object.keys(LOBBY_PATHS)]).toContain(address?.slice(1))
  }
})

test.describe('search', () => {
  const GAME = 'Lời Ru Đèn Lồng Đỏ'

  test('forgives missing accents and đ, capitals, and a typing slip', async ({ page }) => {
    const games = new GamesPage(page)
    await page.goto('/')
    for (const text of ['den long do', 'LỜI RU ĐÈN LỒNG', 'loi ru den lomg do', 'loi ru dne long do']) {
      await games.search.fill(text)
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
      await expect(games.tile(GAME)).toBeVisible()
      await expect(games.tiles.first()).toContainText(/đèn lồng/i)
    }
  })

  test('stands in the address, and in the history once', async ({ page }) => {
    const games = new GamesPage(page)
    await page.goto('/')
    await expect(games.hotGames).toBeVisible()
    await games.search.pressSequentially('den long do', { delay: 30 })
    await expect(page).toHaveURL('/?search=den+long+do')
    await expect(games.tile(GAME)).toBeVisible()
    await page.reload()
    await expect(games.search).toHaveValue('den long do')
    await expect(games.tile(GAME)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(games.search).toHaveValue('')
    await expect(games.hotGames).toBeVisible()
    await page.goForward()
    await expect(games.search).toHaveValue('den long do')
    await expect(games.tile(GAME)).toBeVisible()
  })
})

test('the banners turn by hand, and stay still for whoever wants less motion', async ({ page }) => {
  await page.goto('/')
  const banners = page.getByRole('region', { name: home.banners })
  await expect(banners.getByRole('button', { name: home.playBanners })).toBeVisible()
  const second = banners.getByRole('button', { name: home.showBanner.replace('{{number}}', '2') })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
})

test('the skip link jumps over the bars', async ({ page }) => {
  await page.goto('/')
  await expect(new GamesPage(page).hotGames).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: ui.skipToContent })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
