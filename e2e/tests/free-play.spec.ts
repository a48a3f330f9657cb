import { getHeart } from '../pages/games-page.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { newAccount, playFree } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { shell } = texts

test('opens a demo account with credit and keeps it after a reload', async ({ page }) => {
  const frame = new Shell(page)
  await page.goto('/')
  await frame.freePlay.click()
  await expect(frame.messages).toContainText(shell.demoStarted)
  await expect(frame.balance).toHaveText('₫10,000,000')
  await page.reload()
  await expect(frame.balance).toHaveText('₫10,000,000')
})

test(
  'tells a demo account that favourites need a real account',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    await playFree(context)
    await page.goto('/rng')
    const tile = page.getByRole('article').first()
    await tile.hover()
    await getHeart(tile).click()
    const dialog = page.getByRole('alertdialog', { name: shell.trueAccountTitle })
    await expect(dialog).toContainText(shell.trueAccountText)
    await dialog.getByRole('button', { name: shell.notNow }).click()
    await tile.hover()
    await expect(getHeart(tile)).toHaveAttribute('aria-pressed', 'false')
  },
)

test('a demo account registers as a new member', { tag: EVERY_NIGHT }, async ({ page, context }) => {
  await playFree(context)
  const form = new RegisterPage(page)
  const account = newAccount()
  await form.open()
  await form.fill(account)
  await form.submit.click()
  await expect(page).toHaveURL('/')
  await expect(new Shell(page).accountMenu(account.username)).toBeVisible()
  await expect(new Shell(page).balance).toHaveText('₫0')
})
