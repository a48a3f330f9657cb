import type { Page } from '@playwright/test'
import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { logIn } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { faults, shell, ui } = texts

test.beforeEach(({ problems }) => {
  // The browser logs an error for every request that fails.
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/)
})

const SCRIPTS = '**/*.js'
const loseScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort())

test('a screen that is opened without a connection says so, and loads when there is one', async ({ page, context }) => {
  await logIn(context, STEADY_MEMBER)
  await page.goto('/')
  const frame = new Shell(page)
  await frame.accountMenu(STEADY_MEMBER.nickname).waitFor()
  await context.setOffline(true)
  await frame.choose(STEADY_MEMBER.nickname, shell.pages.MY_ACCOUNT)
  await expect(page.getByText(faults.offline)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible()
  await expect(page.getByText(faults.offline)).toBeHidden()
})

test('a screen whose chunk fails shows an error and loads after a reload', async ({ page, context }) => {
  await logIn(context, STEADY_MEMBER)
  await page.goto('/')
  const frame = new Shell(page)
  await frame.accountMenu(STEADY_MEMBER.nickname).waitFor()
  await loseScripts(page)
  await frame.choose(STEADY_MEMBER.nickname, shell.pages.MY_ACCOUNT)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: faults.partTitle })).toBeVisible()
  await expect(main).toContainText(faults.partText)
  await expect(frame.accountMenu(STEADY_MEMBER.nickname)).toBeVisible()

  await page.unroute(SCRIPTS)
  await main.getByRole('button', { name: faults.reload }).click()
  await expect(main.getByRole('definition').first()).toBeVisible()
})

test('a dialog whose chunk fails leaves the page as it is', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.goto('/')
  const games = page.getByRole('main').getByRole('article')
  await games.first().waitFor()
  await loseScripts(page)
  await new Shell(page).logIn.click()
  const dialog = page.getByRole('alertdialog', { name: faults.partTitle })
  await dialog.getByRole('button', { name: ui.close, exact: true }).last().click()
  await expect(dialog).toBeHidden()
  await expect(games.first()).toBeVisible()

  await page.unroute(SCRIPTS)
  await page.reload()
  await new Shell(page).logIn.click()
  await expect(new LogInDialog(page).username).toBeVisible()
})

test('parts below the fold whose chunks fail are left out', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('article').first().waitFor()
  await loseScripts(page)
  const failed = page.waitForEvent('requestfailed', (request) => /\/footer-[^/]*\.js$/.test(request.url()))
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await Promise.race([failed, page.waitForTimeout(200).then(() => Promise.reject(new Error('not yet')))])
  }).toPass()
  // Longer than the retry takes.
  await page.waitForTimeout(2_000)
  await expect(main.getByRole('article').first()).toBeAttached()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(new Shell(page).logIn).toBeVisible()
})
