import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { GamesPage, getHeart } from '../pages/games-page.ts'
import { Shell } from '../pages/shell.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { query, queryOne } from '../support/database.ts'
import { logIn, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, money, texts } from '../support/texts.ts'

const { home, jackpots, shell, ui } = texts

test('shows banners, the most played games and one rail per lobby', async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/')
  const banners = page.getByRole('region', { name: home.banners })
  await expect(banners.getByRole('group').first()).toBeVisible()
  await games.hotGames.hover()
  await expect(games.hotGames.getByRole('article')).toHaveCount(14)
  for (const lobby of Object.keys(LOBBY_CATEGORIES) as LobbyId[]) {
    await games.scrollToRail(shell.lobbies[lobby])
    await expect(games.rail(shell.lobbies[lobby]).getByRole('article').first()).toBeAttached()
  }
  const hot = await query<{ name: string }>(
    'select name from game where is_hot and not maintenance order by popularity desc, node_id limit 14',
  )
  await expect(games.hotGames.getByRole('heading', { level: 3 })).toHaveText(hot.map(({ name }) => name))
})

test('loads the next pictures of a rail before it is scrolled', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/')
  const nextTile = games.hotGames.getByRole('article').nth(7)
  await expect(nextTile).not.toBeInViewport()
  await expect(nextTile.locator('img')).toHaveJSProperty('complete', true)
})

test('the side menu links to every lobby and no missing page', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.goto('/')
  const links = new Shell(page).sideMenu.getByRole('link')
  const lobbies = Object.keys(LOBBY_CATEGORIES).map((id) => `/${id.toLowerCase()}`)
  // The two of members ask a visitor to log in and lead there afterwards.
  const others = ['/', '/member/invite', '/member/rank', '/pointMall', '/promotions']
  await expect(links).toHaveCount(lobbies.length + others.length)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses.toSorted()).toEqual([...lobbies, ...others].toSorted())
})

test.describe('search', () => {
  /** The most played game with a unique Vietnamese name of four words or more. */
  const longNamed = () =>
    queryOne<{ name: string; accented: string }>(
      `select name, names ->> 'VI' as accented from game
       where not maintenance and names ->> 'VI' ~ '^[^\\s\\d]+( [^\\s\\d]+){3,}$'
         and not exists (select from game other where other.names ->> 'VI' = game.names ->> 'VI' and other.node_id <> game.node_id)
       order by popularity desc, node_id limit 1`,
    )

  test('tolerates missing accents, capitals and a typo', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const { name, accented } = await longNamed()
    const plain = foldText(accented)
    expect(plain).not.toBe(accented.toLowerCase())
    const [longest = ''] = plain.split(' ').toSorted((a, b) => b.length - a.length)
    const [first = '', second = '', ...others] = longest
    const wrong = plain.replace(longest, `${longest.slice(0, -1)}x`)
    const swapped = plain.replace(longest, [second, first, ...others].join(''))
    const games = new GamesPage(page)
    await page.goto('/')
    for (const text of [plain, accented.toUpperCase(), wrong, swapped]) {
      await games.search.fill(text)
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
      await expect(games.tiles.first().getByRole('link', { name, exact: true })).toBeVisible()
    }
  })

  test('loses no letter typed while the address changes', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const games = new GamesPage(page)
    await page.goto('/')
    await expect(games.hotGames).toBeVisible()
    // As on a busy machine: one key is typed between a search and the change of the URL, another one after it.
    await page.evaluate(typeInBetween)
    await games.search.pressSequentially('de')
    await expect(page).toHaveURL('/?search=denl')
    await expect(games.search).toHaveValue('denl')
  })

  test('is in the address and adds one history entry', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const { name, accented } = await longNamed()
    const text = foldText(accented)
    const games = new GamesPage(page)
    await page.goto('/')
    await expect(games.hotGames).toBeVisible()
    await games.search.pressSequentially(text, { delay: 30 })
    await expect(page).toHaveURL(`/?search=${text.replaceAll(' ', '+')}`)
    await expect(games.tile(name)).toBeVisible()
    await page.reload()
    await expect(games.search).toHaveValue(text)
    await expect(games.tile(name)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(games.search).toHaveValue('')
    await expect(games.hotGames).toBeVisible()
    await page.goForward()
    await expect(games.search).toHaveValue(text)
    await expect(games.tile(name)).toBeVisible()
  })
})

test('banners turn by hand and stay still under reduced motion', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.goto('/')
  const banners = page.getByRole('region', { name: home.banners })
  await expect(banners.getByRole('button', { name: home.playBanners })).toBeVisible()
  const second = banners.getByRole('button', { name: home.showBanner.replace('{{number}}', '2') })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
})

test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/')
  await expect(new GamesPage(page).hotGames).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: ui.skipToContent })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('site news', () => {
  test('the announcement ticker steps and opens an announcement', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('index_notice', 'seen'))
    await page.goto('/')
    const line = page.getByRole('region', { name: shell.announcements })
    const titles = await query<{ title: string }>(
      `select title from announcement where type = 'PL' and language = 'EN' order by published_at desc, id limit 2`,
    )
    const [latest, next] = titles.map(({ title }) => title)
    await expect(line).toContainText(latest ?? '')
    await line.getByRole('button', { name: home.nextAnnouncement }).click()
    await expect(line).toContainText(next ?? '')
    await line.getByRole('button', { name: next ?? '' }).click()
    await expect(page.getByRole('dialog', { name: shell.announcements })).toBeVisible()
  })

  test('the winners list masks names and links to the games', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const won = await query<{ payout: bigint; game: string; node: number }>(
      `select paid.payout, game.name as game, game.node_id as node from (
         select member_id, node_id, id, payout, settled_at as at from round where payout > 0
         union all select member_id, node_id, transaction_id, amount, won_at from jackpot_win
       ) paid join member on member.id = paid.member_id join game on game.node_id = paid.node_id
       where paid.at > now() - interval '24 hours' and member.kind <> 4 order by paid.payout desc, paid.id desc limit 1`,
    )
    await page.goto('/')
    await page.getByRole('region', { name: home.hotGames }).waitFor()
    await page.mouse.wheel(0, 900)
    const winners = page.getByRole('region', { name: home.winners }).getByRole('listitem')
    await expect(winners.first()).toContainText(won[0]?.game ?? '')
    await expect(winners.first()).toContainText(/\w\*{3}\w/)
    await expect(winners.first().getByRole('link')).toHaveAttribute('href', `/game/${won[0]?.node}`)
  })

  test('jackpots show their ledger balance and their winners', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const [jackpot] = await query<{ id: string; name: string; held: bigint; won: bigint }>(`
      select jackpot.id, name, (select sum(entry.amount)::bigint from ledger_entry entry where account_id = jackpot.account_id) as held,
        (select win.amount from jackpot_win win where jackpot_id = jackpot.id order by transaction_id desc limit 1) as won
      from jackpot order by 3 desc limit 1`)
    const { name = '', held = 0n, won } = jackpot ?? {}
    await page.goto('/')
    const strip = page.getByRole('region', { name: jackpots.jackpots })
    // The sections' code loads when they are about to scroll into view.
    await page.getByRole('region', { name: home.hotGames }).waitFor()
    await page.mouse.wheel(0, 900)
    const first = strip.getByRole('listitem').first()
    await expect(first).toContainText(name)
    await expect(first).toContainText(money(held))
    await first.getByRole('button', { name: fill(jackpots.winnersOf, { name }) }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toContainText(money(held))
    await expect(dialog).toContainText(won ? money(won) : jackpots.neverWonLong)
  })
})

test('shows a member the recently played games', async ({ page, context }) => {
  await logIn(context, STEADY_MEMBER)
  await page.goto('/')
  await expect(new GamesPage(page).rail(home.continuePlaying).getByRole('listitem').first()).toBeVisible()
})

test('a heart adds and removes a favourite at once', async ({ page, context }) => {
  await openAccount(context)
  const games = new GamesPage(page)
  await page.addInitScript(() => sessionStorage.setItem('index_notice', 'seen'))
  await page.goto('/')
  const favourites = games.rail(home.favouriteGames)
  const hearts = games.hotGames.getByRole('article')
  await hearts.nth(2).hover()
  const stored = games.favouriteStored()
  await getHeart(hearts.nth(2)).click()
  await stored
  await page.reload()
  await expect(favourites.getByRole('listitem')).toHaveCount(1)
  const name = await hearts.nth(3).getByRole('heading').innerText()
  await hearts.nth(3).hover()
  await getHeart(hearts.nth(3)).click()
  await expect(favourites.getByRole('heading', { level: 3 }).first()).toHaveText(name)
  await hearts.nth(3).hover()
  await getHeart(hearts.nth(3)).click()
  await expect(favourites.getByRole('listitem')).toHaveCount(1)
})

/** Runs in the page: types "n" at the moment when the URL changes to that of "de", and "l" a little later. */
function typeInBetween(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  const type = (letter: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${field?.value}${letter}`)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const change of ['pushState', 'replaceState'] as const) {
    const go = history[change].bind(history)
    history[change] = (...args) => {
      go(...args)
      if (field?.value !== 'de') return
      type('n')
      setTimeout(type, 100, 'l')
    }
  }
}
