import type { Page } from '@playwright/test'
import { Shell } from '../pages/shell.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openBreakingConnection, type BreakingConnection } from '../support/breaking-connection.ts'
import { query } from '../support/database.ts'
import { codeTo, newPhone } from '../support/messages.ts'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { openAccount, type OwnMember } from '../support/sessions.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { faults, passwords, session, verification } = texts

/** The site behind a proxy that can drop responses. */
const test = base.extend<{ connection: BreakingConnection }>({
  connection: async ({ baseURL, problems }, use) => {
    problems.expect(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_NETWORK/)
    const connection = await openBreakingConnection(baseURL ?? '')
    await use(connection)
    await connection.stop()
  },
})

const readSessions = async ({ id }: OwnMember) =>
  (await query('select 1 from session where member_id = $1 and ended_at is null', [id])).length

/** An account with a phone, and a visitor's page with the log-in dialog open. */
async function openLogIn(page: Page, connection: BreakingConnection) {
  const context = page.context()
  const member = await openAccount(context)
  await context.clearCookies()
  const phone = newPhone()
  await query('update member set mobile = $1, mobile_verified_at = now() where id = $2', [phone.e164, member.id])
  await page.goto(connection.url)
  await new Shell(page).logIn.click()
  return { member, phone, logIn: new LogInDialog(page) }
}

/** The page repeats the request under its key until it knows the outcome; one session must be left. */
async function learnOutcome(
  page: Page,
  connection: BreakingConnection,
  member: OwnMember,
  submit: () => Promise<void>,
) {
  const before = await readSessions(member)
  await networkIdle(page)
  connection.dropResponses()
  await submit()
  await expect.poll(() => readSessions(member), { timeout: 60_000 }).toBeGreaterThan(before)
  connection.restore()
  await expect(new Shell(page).balance).toBeVisible({ timeout: 60_000 })
  expect(await readSessions(member)).toBe(before + 1)
}

test('a code logs in although the responses were lost', { tag: PAGES_EVERY_NIGHT }, async ({ page, connection }) => {
  const { member, phone, logIn } = await openLogIn(page, connection)
  const { dialog } = logIn
  await dialog.getByRole('tab', { name: session.byCode }).click()
  await dialog.locator('input[inputmode=tel]').fill(phone.typed)
  await dialog.getByRole('button', { name: verification.send }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await dialog.locator('input[autocomplete=one-time-code]').fill(await codeTo(phone.e164))
  await learnOutcome(page, connection, member, () => logIn.submit.click())
})

test(
  'a password reset by phone signs in although the responses were lost',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, connection }) => {
    const { member, phone } = await openLogIn(page, connection)
    await page.getByRole('button', { name: session.forgotten }).click()
    const dialog = page.getByRole('dialog', { name: passwords.forgottenTitle })
    await dialog.getByRole('tab', { name: passwords.byPhone }).click()
    await dialog.locator('input[inputmode=tel]').fill(phone.typed)
    await dialog.getByRole('button', { name: verification.send }).click()
    await dialog.locator('input[autocomplete=one-time-code]').fill(await codeTo(phone.e164))
    await dialog.locator('input[type=password]').fill('lantern7Gate')
    // The new password ends the earlier session.
    await query('delete from session where member_id = $1', [member.id])
    await learnOutcome(page, connection, member, () =>
      dialog.getByRole('button', { name: passwords.setAndLogIn }).click(),
    )
  },
)

test(
  'a log-in check passes although the responses were lost',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, connection }) => {
    const { member, phone, logIn } = await openLogIn(page, connection)
    await query(`update log_in_history set address = '203.0.113.5' where member_id = $1`, [member.id])
    await logIn.logIn(member)
    await expect(logIn.dialog).toContainText(session.check.newPlace)
    await logIn.dialog.getByRole('button', { name: verification.send }).click()
    await logIn.dialog.locator('input[autocomplete=one-time-code]').fill(await codeTo(phone.e164))
    await learnOutcome(page, connection, member, () =>
      logIn.dialog.getByRole('button', { name: session.check.confirm }).click(),
    )
  },
)

test('a password logs in when sent again after a lost response', async ({ page, connection }) => {
  const { member, logIn } = await openLogIn(page, connection)
  const solver = page.waitForEvent('worker')
  await logIn.username.fill(member.username)
  await logIn.password.fill(member.password)
  // Wait for the proof of work: its challenge could not be fetched through the broken connection.
  await solver
  await expect.poll(() => page.workers()).toEqual([])
  const submit = async () => {
    await expect(logIn.password).toHaveValue(member.password)
    await logIn.submit.click()
  }
  const before = await readSessions(member)
  await networkIdle(page)
  connection.dropResponses()
  // On a busy machine the lost response may be a timeout of the platform, and nothing was processed.
  await expect(async () => {
    await submit()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(faults.codes.NETWORK)
    await expect.poll(() => readSessions(member), { timeout: 20_000 }).toBeGreaterThan(before)
  }).toPass()
  connection.restore()
  // A password is not used up: each log-in opens a session of its own.
  await submit()
  await expect(new Shell(page).balance).toBeVisible()
})
