import type { Page } from '@playwright/test'
import { SecurityPage } from '../pages/security-page.ts'
import { Shell } from '../pages/shell.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { newAccount, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { cases, faults, passwords, security, session } = texts

/** Submits offline and again online. The input must still be there in between. */
async function pressOffline(page: Page, press: () => Promise<void>, stays: () => Promise<void>): Promise<void> {
  await networkIdle(page)
  await page.context().setOffline(true)
  await press()
  await expect(page.getByRole('alert')).toHaveText(faults.codes.NETWORK)
  await stays()
  await page.context().setOffline(false)
  await press()
}

test.beforeEach(({ problems }) => problems.expect(/ERR_INTERNET_DISCONNECTED/))

test('the log-in form keeps the username and no password after a reload', async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const logIn = new LogInDialog(page)
  await page.goto('/')
  await new Shell(page).logIn.click()
  await logIn.username.fill(member.username)
  await logIn.password.fill(member.password)
  await page.reload()
  await new Shell(page).logIn.click()
  await expect(logIn.username).toHaveValue(member.username)
  await expect(logIn.password).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(member.password)
  await logIn.password.fill(member.password)
  await pressOffline(
    page,
    () => logIn.submit.click(),
    async () => {
      await expect(logIn.username).toHaveValue(member.username)
      await expect(logIn.password).toHaveValue(member.password)
    },
  )
  await expect(new Shell(page).balance).toBeVisible()
  // The next user of the browser must not see it.
  await context.clearCookies()
  await page.reload()
  await new Shell(page).logIn.click()
  await expect(logIn.username).toHaveValue('')
})

test('the forgotten-password form keeps its fields after a reload', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const { username } = newAccount()
  const dialog = page.getByRole('dialog', { name: passwords.forgottenTitle })
  const name = dialog.getByRole('textbox', { name: session.username })
  const email = dialog.getByRole('textbox', { name: passwords.email })
  const open = async () => {
    await new Shell(page).logIn.click()
    await page.getByRole('button', { name: session.forgotten }).click()
  }
  await page.goto('/')
  await open()
  await name.fill(username)
  await email.fill('somebody@mail.test')
  await dialog.getByRole('tab', { name: passwords.byPhone }).click()
  await dialog.locator('input[autocomplete=tel-national]').fill('0912345678')
  await page.reload()
  await open()
  await expect(name).toHaveValue(username)
  await expect(email).toHaveValue('somebody@mail.test')
  await dialog.getByRole('tab', { name: passwords.byPhone }).click()
  await expect(dialog.locator('input[autocomplete=tel-national]')).toHaveValue('0912345678')
  await dialog.getByRole('tab', { name: passwords.byEmail }).click()
  const submit = dialog.getByRole('button', { name: passwords.sendLink })
  await pressOffline(
    page,
    () => submit.click(),
    async () => {
      await expect(name).toHaveValue(username)
      await expect(email).toHaveValue('somebody@mail.test')
    },
  )
  await expect(new Shell(page).messages).toContainText(passwords.linkSent)
})

test('the form to write to us keeps its text after a reload', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const main = page.getByRole('main')
  const email = main.getByLabel(cases.guest.email)
  const topic = main.getByLabel(cases.columns.topic)
  const subject = main.getByLabel(cases.columns.title, { exact: true })
  const text = main.getByLabel(cases.write)
  const stays = async () => {
    await expect(email).toHaveValue('me@mail.test')
    await expect(topic).toHaveValue('COMPLAINT')
    await expect(subject).toHaveValue('A decision')
    await expect(text).toHaveValue('It took me long to write this.')
  }
  await page.goto('/service')
  await email.fill('me@mail.test')
  await topic.selectOption('COMPLAINT')
  await subject.fill('A decision')
  await text.fill('It took me long to write this.')
  await page.reload()
  await stays()
  await pressOffline(page, () => main.getByRole('button', { name: cases.send, exact: true }).click(), stays)
  await expect(main.getByRole('list', { name: cases.transcript }).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(text).toHaveValue('')
})

test(
  'the change-password form keeps its fields when refused or offline',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    const screen = new SecurityPage(page)
    await screen.open()
    await screen.button(security.changePassword).click()
    const dialog = page.getByRole('dialog', { name: passwords.changeTitle })
    const [old, fresh, again] = [0, 1, 2].map((index) => dialog.locator('input[name]:not([hidden])').nth(index))
    const submit = dialog.getByRole('button', { name: passwords.change })
    await old?.fill('not-the-password')
    await fresh?.fill('lantern7Gate')
    await again?.fill('lantern7Gate')
    await submit.click()
    await expect(dialog).toContainText(passwords.oldWrong)
    const stays = async () => {
      if (fresh) await expect(fresh).toHaveValue('lantern7Gate')
      if (again) await expect(again).toHaveValue('lantern7Gate')
    }
    await stays()
    await old?.fill(member.password)
    await pressOffline(page, () => submit.click(), stays)
    await expect(page.getByRole('dialog', { name: session.logInTitle })).toContainText(session.passwordIsNew)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('lantern7Gate')
  },
)
