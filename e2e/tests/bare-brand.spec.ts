import { makeBrand } from '../../apps/platform/src/db/brand/make-brand.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { GamesPage } from '../pages/games-page.ts'
import { RegisteredDialogs, RegisterPage } from '../pages/register-page.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { newAccount } from '../support/sessions.ts'
import { expect, test as base } from '../support/test.ts'

/** A new site outside a demo: a brand without games, texts or accounts. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const database = await scratchDatabase()
      await makeBrand(database.url)
      const stack = await startTestStack(database.url, { demo: false })
      await use(stack.siteUrl)
      await stack.stop()
      await database.drop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
})

// One worker: each would start a site of its own.
test.describe.configure({ mode: 'default' })

test('shows the home page and a lobby without games', { tag: EVERY_NIGHT }, async ({ page }) => {
  const games = new GamesPage(page)
  await page.goto('/')
  await expect(new Shell(page).register).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(games.tiles).toHaveCount(0)
  await page.goto('/rng')
  await expect(games.heading).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(games.tiles).toHaveCount(0)
})

test('registers a member while there is no agent', { tag: EVERY_NIGHT }, async ({ page }) => {
  const account = newAccount()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill(account)
  await form.submit.click()
  await expect(page).toHaveURL('/')
  await expect(new RegisteredDialogs(page).welcome).toContainText(account.username)
  await page.reload()
  await expect(new Shell(page).accountMenu(account.username)).toBeVisible()
})
