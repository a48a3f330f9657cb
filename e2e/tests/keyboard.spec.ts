import type { Page } from '@playwright/test'
import { GamePage } from '../pages/game-page.ts'
import { GamesPage } from '../pages/games-page.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { lobby, session, shell } = texts

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, maximum = 60): Promise<void> {
  for (let presses = 0; presses < maximum; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`${maximum} presses of Tab did not lead there.`)
}

test('searches, filters by vendor and opens a game', async ({ page, context }) => {
  await openAccount(context)
  const games = new GamesPage(page)
  await page.goto('/rng')
  await expect(games.tiles).toHaveCount(42)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(games.main).toBeFocused()
  const focused = (what: typeof games.search) => () => what.evaluate((element) => element === document.activeElement)
  await tabTo(page, focused(games.search))
  await page.keyboard.type('long')
  await expect(page).toHaveURL('/rng?search=long')

  await tabTo(page, focused(games.vendors))
  await page.keyboard.press('Enter')
  const choices = page.getByRole('dialog', { name: lobby.vendors })
  await expect(choices.getByRole('searchbox')).toBeVisible()
  await tabTo(page, focused(choices.getByRole('searchbox')))
  await page.keyboard.type('quiet')
  const choice = games.vendorChoice('Quiet Night House')
  await tabTo(page, focused(choice))
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked()
  await expect(page).toHaveURL('/rng?vendor=QNH&search=long')
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(games.vendors).toBeFocused()

  const link = games.tiles.first().getByRole('link')
  await tabTo(page, focused(link))
  const name = await link.innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(new GamePage(page).primary).toBeVisible()
})

test('a dialog traps the focus and returns it', async ({ page }) => {
  const frame = new Shell(page)
  const { dialog, username } = new LogInDialog(page)
  await page.goto('/')
  await frame.logIn.focus()
  await page.keyboard.press('Enter')
  await expect(username).toBeFocused()
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(frame.logIn).toBeFocused()
})

test('a menu moves with the arrow keys and closes with Escape', async ({ page }) => {
  const theme = new Shell(page).header.getByRole('button', { name: shell.theme })
  await page.goto('/')
  await theme.focus()
  await page.keyboard.press('Enter')
  const rows = page.getByRole('menuitemradio')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(theme).toBeFocused()
})

test('an arrow key switches the log-in tab and keeps the dialog open', async ({ page }) => {
  const { dialog, username } = new LogInDialog(page)
  await page.goto('/help')
  await new Shell(page).logIn.focus()
  await page.keyboard.press('Enter')
  await expect(username).toBeFocused()
  await dialog.evaluate((element) => element.addEventListener('close', () => element.setAttribute('data-closed', '')))
  await dialog.getByRole('tab', { name: session.byPassword }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('combobox')).toBeVisible()
  await expect(dialog.getByRole('tab', { name: session.byCode })).toBeFocused()
  await expect(dialog).not.toHaveAttribute('data-closed')
})

test('the focus moves to the page when its button disappears', async ({ page }) => {
  const frame = new Shell(page)
  await page.goto('/help')
  await frame.freePlay.focus()
  await page.keyboard.press('Enter')
  await expect(frame.balance).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const account = frame.header.getByRole('button', { name: fill(shell.accountMenu, { name: '' }) })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: shell.signOutTitle })
  await expect(question).toHaveAccessibleDescription(shell.signOutDemoText)
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
})

test('an incomplete form focuses its first invalid field on the second tab', async ({ page }) => {
  const form = new RegisterPage(page)
  await form.open()
  await form.chooseMobile()
  await form.mobile.fill('0912345678')
  await form.submit.click()
  await expect(form.code).toBeFocused()
})
