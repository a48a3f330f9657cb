import { Shell } from '../pages/shell.ts'
import { GamesPage } from '../pages/games-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { query } from '../support/database.ts'
import { openAccount, sessionCookies } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { shell } = texts

test('reports a broken cookie once and continues as a visitor', async ({ page, context }) => {
  await openAccount(context)
  const [cookie] = await sessionCookies(context)
  if (!cookie) throw new Error('The site set no cookie.')
  await context.addCookies([{ ...cookie, value: `${cookie.value.slice(0, -9)}tampered!` }])
  const frame = new Shell(page)
  const games = new GamesPage(page)
  await page.goto('/')
  await expect(games.hotGames).toBeVisible()
  await expect(frame.logIn).toBeVisible()
  await expect(frame.messages.getByRole('alert')).toHaveCount(1)
  await expect(frame.messages).toContainText(shell.expiredTitle)
  expect(await sessionCookies(context)).toEqual([])
  await page.reload()
  await expect(games.hotGames).toBeVisible()
  await expect(frame.logIn).toBeVisible()
  await expect(frame.messages).toBeHidden()
})

test('reports an ended session once and logs in again', async ({ page, context }) => {
  const member = await openAccount(context)
  const frame = new Shell(page)
  await page.goto('/rng')
  await expect(frame.balance).toBeVisible()
  await query('update session set ended_at = now() where member_id = $1', [member.id])
  // The page notices by its next request, which may have been sent already.
  await expect(async () => {
    if (await frame.refresh.isVisible()) await frame.refresh.click({ timeout: 1_000 })
    await expect(frame.messages.getByRole('alert')).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(frame.messages).toContainText(shell.expiredTitle)
  await expect(frame.messages).toContainText(shell.expiredText)
  await expect(frame.balance).toBeHidden()
  await expect(frame.register).toBeVisible()
  await expect(new GamesPage(page).tiles).toHaveCount(42)
  await frame.messages.getByRole('button', { name: shell.logIn }).click()
  await new LogInDialog(page).logIn(member)
  await expect(frame.balance).toBeVisible()
  await expect(frame.messages.getByRole('alert')).toHaveCount(0)
})

test('reports a session that ended before the page was opened', async ({ page, context }) => {
  const member = await openAccount(context)
  await query('update session set ended_at = now() where member_id = $1', [member.id])
  const frame = new Shell(page)
  await page.goto('/member/account')
  await expect(frame.messages.getByRole('alert')).toHaveCount(1)
  await expect(frame.messages).toContainText(shell.expiredTitle)
  await expect(page.getByRole('heading', { name: texts.member.visitorTitle })).toBeVisible()
})
