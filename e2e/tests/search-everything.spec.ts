import { GamesPage } from '../pages/games-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Palette } from '../pages/palette.ts'
import { Shell } from '../pages/shell.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { query, queryOne } from '../support/database.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { count, fill, texts } from '../support/texts.ts'

const { filters, lobby, palette, shell } = texts

/** The most played open game with a unique name. */
async function openGame(): Promise<{ id: string; name: string }> {
  const { id, name } = await queryOne<{ id: number; name: string }>(
    `select node_id as id, name from game where model_id is not null and not maintenance
       and (select count(*) from game as other where other.name = game.name) = 1
     order by popularity desc limit 1`,
  )
  return { id: String(id), name }
}

test('opens with a slash and works by keyboard', async ({ page, context }) => {
  await openAccount(context)
  const { id, name } = await openGame()
  const search = new Palette(page)
  const opener = new Shell(page).header.getByRole('link', { name: shell.searchAll })
  await page.goto('/promotions')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(search.box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search.dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('/')
  await expect(search.group(palette.popular).getByRole('option')).toHaveCount(6)
  await expect(search.marked).toHaveCount(0)
  await page.keyboard.type(name)
  const games = search.group(palette.games).getByRole('option')
  await expect(games.first()).toContainText(name)
  await expect(search.marked).toContainText(name)
  await page.keyboard.press('ArrowUp')
  await expect(search.options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const marked = await search.marked.getAttribute('id')
  await expect(search.box).toHaveAttribute('aria-activedescendant', marked ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/game/${id}`)
  await expect(search.dialog).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(search.group(palette.recentSearches).getByRole('option')).toHaveText([name])
  await search.dialog.getByRole('button', { name: palette.forget }).click()
  await expect(search.group(palette.recentSearches)).toHaveCount(0)
})

test(
  'finds vendors, lobbies, pages and promotions, with the counts of the lobby',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page }) => {
    const search = new Palette(page)
    const games = new GamesPage(page)
    const [vendor] = await query<{ name: string; code: string }>(
      `select vendor.name, code from vendor join game on vendor_code = code where category = 'RNG'
     group by code, vendor.name order by count(*) desc limit 1`,
    )
    await page.goto('/help')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
    for (const [text, group] of [
      [vendor?.name ?? '', palette.vendors],
      [shell.lobbies.FISH, palette.lobbies],
      [shell.helpCentre.toUpperCase(), palette.pages],
      ['WEEKLY reload', palette.promotions],
    ] as const) {
      await search.box.fill(text)
      await expect(search.group(group).getByRole('option').first()).toBeVisible()
    }
    await search.box.fill('rong')
    const all = search.group(palette.games).getByRole('option').last()
    await expect(all).toContainText(/\d/)
    const shown = await all.innerText()
    await all.click()
    await expect(page).toHaveURL('/?search=rong')
    await expect(games.results).toHaveText(/\d/)
    const found = /[\d,]+/.exec((await games.results.innerText()) ?? '')?.[0] ?? ''
    expect(shown).toContain(fill(palette.allGames_other, { count: found }))
  },
)

test(
  'shows an empty result, and a visitor logs in to open a game',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await context.clearCookies()
    const { id, name } = await openGame()
    const search = new Palette(page)
    await page.goto('/help')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
    await search.box.fill('zzqqxxyyzz')
    await expect(search.dialog.getByRole('status')).toContainText(fill(palette.nothing, { text: 'zzqqxxyyzz' }))
    await expect(search.options).toHaveText([palette.searchAll])
    await search.box.fill(name)
    await search.group(palette.games).getByRole('option', { name }).first().click()
    const dialog = new LogInDialog(page)
    await dialog.logIn(member)
    await expect(page).toHaveURL(`/game/${id}`)
  },
)

test('lobby filters are in the address and undone by the back button', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  const counted = async (condition: string) => {
    const { tiles, games: all } = await queryOne<{ tiles: bigint; games: bigint }>(
      `select count(distinct coalesce(family, node_id::text)) as tiles, count(*) as games
       from game where category = 'RNG' and ${condition}`,
    )
    const shown = fill(tiles === 1n ? lobby.games_one : lobby.games_other, { count: count(tiles) })
    const folded = all - tiles
    if (folded === 0n) return shown
    return `${shown} ${fill(folded === 1n ? lobby.folded_one : lobby.folded_other, { count: count(folded) })}`
  }
  const hot = await counted('is_hot')
  await page.goto('/rng')
  await games.main.getByRole('button', { name: lobby.moreFilters }).click()
  const menu = page.getByRole('dialog', { name: lobby.moreFilters })
  await menu.getByRole('checkbox', { name: filters.marks.hot }).check()
  await expect(page).toHaveURL('/rng?only=hot')
  await expect(games.results).toHaveText(hot)
  await menu.getByRole('checkbox', { name: filters.marks.open }).check()
  await expect(page).toHaveURL('/rng?only=hot&only=open')
  await expect(games.results).toHaveText(await counted('is_hot and not maintenance and model_id is not null'))
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(games.results).toHaveText(hot)
  await games.filters.getByRole('button', { name: fill(filters.remove, { filter: filters.marks.hot }) }).click()
  await expect(page).toHaveURL('/rng')
})

test(
  'an open round links back into its game at home and in the lobby',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    const { id, name } = await openGame()
    await query(
      `with opened as (
       insert into game_session (member_id, node_id, launch_token_hash, launch_expires_at, site_origin, language, theme)
       values ($1, $2, sha256(gen_random_uuid()::text::bytea), now(), 'http://localhost', 'EN', 'dark') returning id
     )
     insert into open_round (vendor_code, round_id, member_id, node_id, session_id, stake, payout, opened_at, demo)
     select vendor_code, gen_random_uuid()::text, $1, $2, opened.id, 50000000, 0, now(), false
     from opened, game where node_id = $2`,
      [member.id, Number(id)],
    )
    const { category } = await queryOne<{ category: string }>(`select category from game where node_id = ${Number(id)}`)
    for (const address of ['/', `/${category.toLowerCase()}`]) {
      await page.goto(address)
      const waiting = page.getByRole('main').getByRole('region', { name: filters.continue })
      await expect(waiting).toContainText('₫5,000')
      await waiting.getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/game/${id}`)
    }
  },
)
