import { machineNow } from '@playhouse/testing/test-clock.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { axeViolationsIn } from '../support/axe.ts'
import { ledgerBalance, payIn, query } from '../support/database.ts'
import { codeTo, newPhone } from '../support/messages.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount, sessionCookies } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, money, texts } from '../support/texts.ts'

const { common, errors, session, shell } = texts

test('unlocks a locked account with the password and the sent code', async ({ page, context }) => {
  const member = await openAccount(context)
  const { e164 } = newPhone()
  await query('update member set mobile = $2, mobile_verified_at = now() where id = $1', [member.id, e164])
  // Failed attempts from elsewhere have locked the username, and this address is unknown to the account.
  await query('delete from log_in_history where member_id = $1', [member.id])
  await query(
    `insert into log_in_guard (username, failures, first_failure_at, locked_until)
     values ($1, 5, now(), now() + interval '15 minutes')`,
    [member.username],
  )
  await context.clearCookies()
  const dialog = new LogInDialog(page)
  await page.goto('/')
  await new Shell(page).logIn.click()
  await expect(dialog.secondFactor).toBeHidden()
  await dialog.logIn(member)
  await expect(dialog.failure).toHaveText(fill(errors.timed.LOGIN_LOCKED_other, { count: 15 }))
  await expect(dialog.secondFactor).toHaveAccessibleDescription(session.locked.note)
  expect(await axeViolationsIn(page, 'dialog')).toEqual([])
  await dialog.secondFactor.fill(await codeTo(e164))
  await dialog.submit.click()
  await expect(new Shell(page).balance).toBeVisible()
})

test('shows, hides and refreshes the balance, and confirms the log-out', async ({ page, context, operations }) => {
  const member = await openAccount(context)
  await payIn(member.id, 1_234_500_000n)
  await context.clearCookies()
  const frame = new Shell(page)
  const dialog = new LogInDialog(page)
  await page.goto('/')
  await frame.logIn.click()
  await dialog.username.fill(member.username)
  await dialog.password.fill(member.password)
  await dialog.submit.dblclick()
  await expect(frame.messages).toContainText(fill(session.welcome, { name: member.username }))
  expect(operations.filter((name) => name === 'LogIn')).toHaveLength(1)
  await expect(frame.balance).toHaveText(money(await ledgerBalance(member.id)))

  await frame.hideAmounts.click()
  await expect(frame.balance).toContainText('***')
  await expect(frame.balance).not.toContainText('₫')
  await page.reload()
  await expect(frame.balance).toContainText('***')
  await frame.showAmounts.click()
  await payIn(member.id, 10_000n)
  await frame.refresh.click()
  await expect(frame.balance).toHaveText(money(await ledgerBalance(member.id)))

  await frame.choose(member.username, shell.signOut)
  const question = page.getByRole('alertdialog', { name: shell.signOutTitle })
  await question.getByRole('button', { name: common.cancel }).click()
  await expect(frame.balance).toBeVisible()
  await frame.choose(member.username, shell.signOut)
  await question.getByRole('button', { name: shell.signOut }).click()
  await expect(frame.messages).toContainText(shell.signedOut)
  await expect(frame.logIn).toBeVisible()
  expect(await sessionCookies(context)).toEqual([])
  await page.goto('/member/account')
  await expect(page.getByRole('heading', { name: texts.member.visitorTitle })).toBeVisible()
})

test('lasts a day when remembered, else until the browser closes', async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const frame = new Shell(page)
  const dialog = new LogInDialog(page)
  await page.goto('/login')
  for (const remember of [true, false]) {
    await page.goto('/')
    await frame.logIn.click()
    if (remember) await dialog.remember.check()
    await dialog.logIn(member)
    await expect(frame.balance).toBeVisible()
    const [cookie] = await sessionCookies(context)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // Chromium's clock is the machine's.
    const secondsLeft = (cookie?.expires ?? 0) - machineNow() / 1000
    if (remember) expect(Math.abs(secondsLeft - 86_400)).toBeLessThan(60)
    else expect(cookie?.expires).toBe(-1)
    await context.clearCookies()
  }
})

test('the log-in page leads home', { tag: PAGES_EVERY_NIGHT }, async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: session.username }).fill(member.username)
  await main.getByRole('textbox', { name: session.password }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(new Shell(page).balance).toBeVisible()
  await page.goto('/login')
  await expect(main).toContainText(fill(session.alreadySignedIn, { name: member.username }))
})
