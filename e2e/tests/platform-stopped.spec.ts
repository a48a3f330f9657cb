import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import type { TestStack } from '../../scripts/testing/stack.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { GamesPage } from '../pages/games-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { logIn, newAccount, sessionCookies } from '../support/sessions.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { errors, shell } = texts

/** A site of its own, because its platform is stopped. */
const test = base.extend<{ stack: TestStack }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  stack: async ({}, use) => {
    const database = await scratchDatabase({ template: 'world' })
    const stack = await startTestStack(database.url)
    await use(stack)
    await stack.stop()
    await database.drop()
  },
  baseURL: ({ stack }, use) => use(stack.siteUrl),
  problems: async ({ problems }, use) => {
    // Images come from the platform and fail with it.
    problems.expect(/\/media\//)
    await use(problems)
  },
})

test('shows games from the cache while the platform is down', async ({ page, stack }) => {
  const frame = new Shell(page)
  const games = new GamesPage(page)
  const dialog = new LogInDialog(page)
  const account = newAccount()
  await page.goto('/')
  await expect(games.hotGames.getByRole('article')).not.toHaveCount(0)
  const names = await games.hotGames.getByRole('heading', { level: 3 }).allTextContents()
  await frame.logIn.click()
  await dialog.username.fill(account.username)
  await dialog.password.fill(account.password)

  await stack.stopPlatform()
  await dialog.submit.click()
  await expect(dialog.failure).toHaveText(errors.codes.PLATFORM_UNAVAILABLE)
  await expect(dialog.username).toHaveValue(account.username)
  await expect(dialog.password).toHaveValue(account.password)
  await page.reload()
  await expect(games.hotGames.getByRole('heading', { level: 3 })).toHaveText(names)
  await expect(frame.logIn).toBeVisible()
})

test('keeps a member logged in without a stale balance while the platform is down', async ({
  page,
  context,
  stack,
}) => {
  const frame = new Shell(page)
  await logIn(context, STEADY_MEMBER, stack.siteUrl)
  await page.goto('/')
  await expect(frame.balance).toContainText('₫')
  await stack.stopPlatform()
  await frame.refresh.click()
  await expect(frame.messages).toContainText(errors.codes.PLATFORM_UNAVAILABLE)
  await expect(frame.accountMenu(STEADY_MEMBER.nickname)).toBeVisible()
  await expect(frame.balance).not.toContainText('₫')
  await expect(frame.register).toBeHidden()
  expect(await sessionCookies(context)).toHaveLength(1)

  await page.reload()
  await expect(new GamesPage(page).hotGames.getByRole('article')).not.toHaveCount(0)
  await expect(frame.header).not.toContainText('₫')
  expect(await sessionCookies(context)).toHaveLength(1)
  await page.goto('/member/account')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.codes.PLATFORM_UNAVAILABLE)
  await expect(page.getByRole('main').getByText(shell.notFoundTitle)).toHaveCount(0)
})
