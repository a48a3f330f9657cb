import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createTotp } from '../../apps/platform/src/domains/people/session/second-factor/authenticator.ts'
import { SecurityPage } from '../pages/security-page.ts'
import { Shell } from '../pages/shell.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { axeViolationsIn } from '../support/axe.ts'
import { query } from '../support/database.ts'
import { continueWithGoogleAs, newPerson } from '../support/identity-provider.ts'
import { logIn, openAccount } from '../support/sessions.ts'
import { EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { expect, test } from '../support/test.ts'
import { addVirtualKeys } from '../support/virtual-keys.ts'
import { fill, texts } from '../support/texts.ts'

const { passwords, security, session, ui, ways } = texts

async function signOut(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies()
  await page.goto('/')
}

async function expectNoAxeViolations(page: Page, open: Locator): Promise<void> {
  await expect(open).toBeVisible()
  expect(await axeViolationsIn(page, 'dialog')).toEqual([])
}

test.describe('passkeys', () => {
  test('signs in after it was added, and is renamed and removed', async ({ page, context }) => {
    const own = await openAccount(context)
    const keys = await addVirtualKeys(page)
    const screen = new SecurityPage(page)
    await screen.open()
    await screen.button(security.addPasskey).click()
    const adding = screen.dialog(security.addPasskey)
    await screen.prove(adding, { name: 'Phone', password: 'wrong' }, security.next)
    await expect(adding).toContainText(security.passwordWrong)
    await screen.prove(adding, { password: own.password }, security.next)
    await expect(screen.messages).toContainText(security.passkeySaved)
    await expect(screen.guard.getByText('Phone', { exact: true })).toBeVisible()
    expect(await keys.count()).toBe(1)

    await signOut(context, page)
    await new Shell(page).logIn.click()
    const dialog = new LogInDialog(page)
    await dialog.dialog.getByRole('button', { name: ways.passkey }).click()
    await expect(new Shell(page).accountMenu(own.username)).toBeVisible()
    await screen.open()
    await expect(screen.history.getByRole('row').nth(1)).toContainText(security.outcomes.LOGGED_IN)
    await expect(screen.history.getByRole('row').nth(1)).toContainText(security.methods.PASSKEY)

    await screen.button(security.renameNamed, { name: 'Phone' }).click()
    await screen.prove(screen.dialog(security.renameTitle), { name: 'Blue phone' }, security.save)
    await expect(screen.guard.getByText('Blue phone', { exact: true })).toBeVisible()
    await screen.button(security.removeNamed, { name: 'Blue phone' }).click()
    const question = page.getByRole('alertdialog', { name: security.removePasskeyTitle })
    await question.getByRole('button', { name: security.remove, exact: true }).click()
    await expect(screen.messages).toContainText(security.passkeyRemoved)
    await expect(screen.guard.getByText('Blue phone')).toBeHidden()

    await signOut(context, page)
    await new Shell(page).logIn.click()
    await dialog.dialog.getByRole('button', { name: ways.passkey }).click()
    await expect(dialog.failure).toHaveText(ways.passkeyFailed)
  })

  test(
    'signs nobody in when its owner declines, and the password still works',
    { tag: PAGES_EVERY_NIGHT },
    async ({ page, context }) => {
      const own = await openAccount(context)
      const keys = await addVirtualKeys(page)
      const screen = new SecurityPage(page)
      await screen.open()
      await screen.button(security.addPasskey).click()
      await screen.prove(screen.dialog(security.addPasskey), { password: own.password }, security.next)
      await expect(screen.messages).toContainText(security.passkeySaved)
      await signOut(context, page)
      await keys.agree(false)
      await new Shell(page).logIn.click()
      const dialog = new LogInDialog(page)
      await dialog.dialog.getByRole('button', { name: ways.passkey }).click()
      await expect(dialog.failure).toHaveText(ways.passkeyCancelled)
      await dialog.logIn(own)
      await expect(new Shell(page).accountMenu(own.username)).toBeVisible()
    },
  )
})

/** Sets up an authenticator. @returns its recovery codes */
async function setUpAuthenticator(page: Page, password: string): Promise<string[]> {
  const screen = new SecurityPage(page)
  await screen.open()
  await expect(page.getByText(security.strength.single)).toBeVisible()
  await screen.button(security.setUp).click()
  const dialog = screen.dialog(security.bind.title)
  await screen.prove(dialog, { password }, security.next)
  await expectNoAxeViolations(page, dialog.getByRole('img', { name: security.bind.qr }))
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  const code = dialog.getByRole('textbox', { name: security.code })
  await code.fill('000000')
  await dialog.getByRole('button', { name: security.bind.confirm }).click()
  await expect(code).toHaveAccessibleDescription(security.codeWrong)
  await code.fill(createTotp(key).generate())
  await page.keyboard.press('Enter')

  const shown = screen.dialog(security.recovery.title)
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await expectNoAxeViolations(page, shown)
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: security.done }).click()
  await expect(shown).toContainText(security.recovery.keptRequired)
  await shown.getByRole('checkbox', { name: security.recovery.kept }).check()
  await shown.getByRole('button', { name: security.done }).click()
  await expect(screen.messages).toContainText(security.bind.on)
  await expect(page.getByText(security.strength.strong)).toBeVisible()

  return codes
}

test('an authenticator is required at log-in, accepts a recovery code and can be removed', async ({
  page,
  context,
}) => {
  const own = await openAccount(context)
  const screen = new SecurityPage(page)
  const codes = await setUpAuthenticator(page, own.password)

  await signOut(context, page)
  await new Shell(page).logIn.click()
  const logInDialog = new LogInDialog(page)
  await logInDialog.logIn(own)
  const requested = page.getByRole('textbox', { name: session.check.fields.AUTHENTICATOR_CODE })
  await requested.fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(new Shell(page).accountMenu(own.username)).toBeVisible()

  await screen.open()
  await expect(screen.guard).toContainText(fill(security.codesLeft_other, { count: 9 }))
  await screen.button(security.remove).click()
  const removing = screen.dialog(security.removeAuthenticatorTitle)
  await screen.prove(removing, { password: own.password, code: codes[0] ?? '' }, security.removeAuthenticator)
  await expect(removing).toContainText(security.codeWrong)
  await screen.prove(removing, { code: codes[1] ?? '' }, security.removeAuthenticator)
  await expect(screen.messages).toContainText(security.authenticatorRemoved)
  await expect(page.getByText(security.strength.single)).toBeVisible()
})

test(
  'the session list ends another session, and confirms before it ends this one',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context, browser, baseURL }) => {
    const own = await openAccount(context)
    const other = await browser.newContext({ ...(baseURL && { baseURL }) })
    await logIn(other, own)
    const screen = new SecurityPage(page)
    await screen.open()
    await expect(screen.sessions.getByRole('listitem')).toHaveCount(2)
    const mine = screen.sessions.getByRole('listitem').filter({ hasText: security.thisSession })
    await expect(mine).toHaveCount(1)
    await expect(mine).toContainText('127.0.*.*')
    await expect(mine).toContainText('Chrome')
    const theirs = screen.sessions.getByRole('listitem').filter({ hasNotText: security.thisSession })
    await theirs.getByRole('button').click()
    await expect(screen.messages).toContainText(security.ended)
    await expect(screen.sessions.getByRole('listitem')).toHaveCount(1)
    const elsewhere = await other.newPage()
    await elsewhere.goto('/member/security')
    await expect(elsewhere.getByRole('main')).not.toContainText(security.guard)
    await other.close()

    await mine.getByRole('button').click()
    const question = page.getByRole('alertdialog', { name: security.endOwnTitle })
    await question.getByRole('button', { name: security.end, exact: true }).click()
    await expect(new Shell(page).logIn).toBeVisible()
    await expect(page).toHaveURL('/')
  },
)

test(
  'the log-in history pages through successes and failures',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const own = await openAccount(context)
    await query(
      `insert into log_in_history (member_id, at, address, method, outcome)
     select $1, now() - (index || ' days')::interval, '203.0.113.9', 'password', 'wrong-password'
     from generate_series(1, 14) as index`,
      [own.id],
    )
    const screen = new SecurityPage(page)
    await screen.open()
    const rows = screen.history.getByRole('row')
    await expect(rows).toHaveCount(11)
    await expect(rows.nth(1)).toContainText(security.methods.REGISTRATION)
    await expect(rows.nth(2)).toContainText(security.outcomes.WRONG_PASSWORD)
    await expect(rows.nth(2)).toContainText('203.0.*.*')
    await page.getByRole('link', { name: fill(ui.page, { page: 2 }) }).click()
    await expect(page).toHaveURL('/member/security?page=2')
    await expect(rows).toHaveCount(6)
    await page.goto('/member/security?page=99')
    await expect(page.getByRole('heading', { name: security.historyEmpty })).toBeVisible()
  },
)

test.describe('signing in with Google', () => {
  /** Signs in at the identity provider from the log-in dialog. */
  async function goAs(page: Page, person: string): Promise<void> {
    await page.goto('/')
    await new Shell(page).logIn.click()
    await continueWithGoogleAs(page, person)
  }

  test('opens one account and sets its first password after a recent log-in', async ({ page, context }) => {
    const person = newPerson()
    await goAs(page, person)
    await expect(page).toHaveURL('/')
    await expect(new Shell(page).accountMenu(person)).toBeVisible()
    // The cookie that bound the sign-in to this browser is deleted.
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('playhouse-elsewhere')
    await page.goto('/member/security')
    const [made] = await query<{ id: number; username: string }>(
      'select id, username from member where nickname = $1',
      [person],
    )
    const account = { username: made?.username ?? '', password: 'lantern7Gate' }
    await query(`update session set created_at = now() - interval '16 minutes' where member_id = $1`, [made?.id])
    const screen = new SecurityPage(page)
    await expect(screen.guard).toContainText(security.passwordNone)
    await screen.button(security.disconnectNamed, { issuer: 'Google' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: security.disconnect, exact: true }).click()
    await expect(screen.messages).toContainText(texts.errors.codes.LAST_LOGIN_METHOD)
    await screen.button(security.setPassword).click()
    const dialog = page.getByRole('dialog', { name: passwords.firstTitle })
    await expect(dialog).toContainText(account.username)
    await expectNoAxeViolations(page, dialog)
    const fillIn = async () => {
      for (const index of [0, 1]) await dialog.locator('input[type=password]').nth(index).fill(account.password)
      await dialog.getByRole('button', { name: passwords.set, exact: true }).click()
    }
    await fillIn()
    await expect(dialog.getByRole('alert')).toHaveText(texts.errors.codes.LOGIN_NOT_RECENT)
    await dialog.getByRole('button', { name: passwords.logInAgain }).click()
    await expect(new LogInDialog(page).dialog).toBeVisible()
    // The identity provider has forgotten the person too, and asks again.
    await context.clearCookies()
    await continueWithGoogleAs(page, person)
    await expect(page).toHaveURL('/member/security')
    expect(await query('select id from member where nickname = $1', [person])).toHaveLength(1)
    await screen.button(security.setPassword).click()
    await fillIn()
    await expect(screen.messages).toContainText(passwords.firstSet)
    await expect(screen.guard).toContainText(security.passwordSet)
    await signOut(context, page)
    await new Shell(page).logIn.click()
    await new LogInDialog(page).logIn(account)
    await expect(new Shell(page).accountMenu(person)).toBeVisible()
  })

  test(
    'opens the account that a member has connected, with its authenticator',
    { tag: EVERY_NIGHT },
    async ({ page, context }) => {
      const own = await openAccount(context)
      const person = newPerson()
      const screen = new SecurityPage(page)
      await screen.open()
      await screen.button(security.connectNamed, { issuer: 'Google' }).click()
      const dialog = screen.dialog(security.connectTitle, { issuer: 'Google' })
      await screen.prove(dialog, { password: own.password }, security.next)
      await page.getByRole('textbox', { name: 'Somebody else' }).fill(person)
      await page.getByRole('button', { name: 'Be this person' }).click()
      await expect(page).toHaveURL('/member/security')
      await expect(screen.messages).toContainText(fill(ways.linked, { issuer: 'Google' }))
      await expect(screen.button(security.disconnectNamed, { issuer: 'Google' })).toBeVisible()
      await context.clearCookies()
      await goAs(page, person)
      await expect(new Shell(page).accountMenu(own.username)).toBeVisible()

      // A log-in by this way requires the authenticator too.
      const [code = ''] = await setUpAuthenticator(page, own.password)
      await context.clearCookies()
      await goAs(page, person)
      await page.getByRole('textbox', { name: session.check.fields.AUTHENTICATOR_CODE }).fill(code)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
      await expect(new Shell(page).accountMenu(own.username)).toBeVisible()
    },
  )
})

test('the member’s own data arrives as a file, after the password', { tag: EVERY_NIGHT }, async ({ page, context }) => {
  const own = await openAccount(context)
  const screen = new SecurityPage(page)
  await screen.open()
  await page.getByRole('button', { name: security.data.save }).click()
  const dialog = screen.dialog(security.data.dialogTitle)
  await screen.prove(dialog, { password: 'wrong' }, security.data.save)
  await expect(dialog).toContainText(security.passwordWrong)
  const download = page.waitForEvent('download')
  await screen.prove(dialog, { password: own.password }, security.data.save)
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.json')
  const { tables } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { tables: { member: { rows: object[] } } }
  expect(tables.member.rows).toMatchObject([{ username: own.username }])
  await expect(dialog).toBeHidden()
})
