import type { BrowserContext, Page } from '@playwright/test'
import { hashPassword } from '../../apps/platform/src/lib/password.ts'
import { query } from './database.ts'
import { codeTo, newPhone } from './messages.ts'
import { textsOn } from './page-texts.ts'
import type { Screen } from './screens.ts'
import { forgetAccount, newAccount, openAccount } from './sessions.ts'
import type { Account, OwnMember } from './sessions.ts'

/** Refused by today's password rules. */
const WEAK = 'a12345678'

async function openLogIn(page: Page): Promise<void> {
  await page.goto('/help')
  const { logIn } = await textsOn(page, 'shell')
  await page.getByRole('banner').getByRole('link', { name: logIn, exact: true }).click()
}

async function logInByForm(page: Page, { username, password }: Account): Promise<void> {
  await openLogIn(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(username)
  await dialog.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
}

/** Opens an account, logs out, and changes it with SQL whose `$1` is its id. */
async function prepareAccount(context: BrowserContext, sql: string, ...values: unknown[]): Promise<OwnMember> {
  const member = await openAccount(context)
  await forgetAccount(context)
  await query(sql, [member.id, ...values])
  return member
}

async function fillPasswords(page: Page, password: string): Promise<void> {
  const fields = page.getByRole('main').locator('input[type=password]')
  await fields.first().fill(password)
  await fields.last().fill(password)
  // The statement of the age; the agreement is ticked in advance.
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('main').locator('button[type=submit]').first().click()
}

export const ACCESS_DIALOGS: readonly Screen[] = [
  {
    name: 'log-in dialog',
    open: async (page) => {
      await openLogIn(page)
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  {
    name: 'log-in by code',
    open: async (page) => {
      await openLogIn(page)
      const { byCode } = await textsOn(page, 'session')
      await page.getByRole('dialog').getByRole('tab', { name: byCode }).click()
      await page.locator('dialog input[inputmode=tel]').waitFor()
    },
  },
  {
    name: 'log-in check',
    open: async (page) => {
      const { e164 } = newPhone()
      const member = await prepareAccount(
        page.context(),
        `with moved as (update log_in_history set address = '203.0.113.5' where member_id = $1)
         update member set mobile = $2, mobile_verified_at = now(), payee_name = 'Nguyễn Văn A' where id = $1`,
        e164,
      )
      await logInByForm(page, member)
      await page.getByRole('dialog').getByRole('radio').nth(1).waitFor()
    },
  },
  {
    name: 'weak password',
    open: async (page) => {
      const sql = 'update member set password_hash = $2 where id = $1'
      const member = await prepareAccount(page.context(), sql, await hashPassword(WEAK))
      await logInByForm(page, { ...member, password: WEAK })
      await page.locator('dialog input[type=password]').nth(1).waitFor()
    },
  },
  {
    name: 'first log-in',
    open: async (page) => {
      await logInByForm(page, await prepareAccount(page.context(), 'delete from log_in_history where member_id = $1'))
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'forgotten password',
    open: async (page) => {
      await openLogIn(page)
      const { forgotten } = await textsOn(page, 'session')
      await page.getByRole('dialog').getByRole('button', { name: forgotten }).click()
      await page.getByRole('dialog').getByRole('textbox').nth(1).waitFor()
    },
  },
  {
    name: 'register dialog',
    open: async (page) => {
      await page.goto('/help')
      const { register } = await textsOn(page, 'shell')
      await page.getByRole('banner').getByRole('link', { name: register, exact: true }).click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'registered by username',
    open: async (page) => {
      const { username, password } = newAccount()
      await forgetAccount(page.context())
      await page.goto('/register')
      await page.getByRole('main').getByRole('textbox').first().fill(username)
      await fillPasswords(page, password)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'registered by mobile number',
    open: async (page) => {
      const { typed, e164 } = newPhone()
      await forgetAccount(page.context())
      await page.goto('/register')
      const [{ way }, { send }] = [await textsOn(page, 'registration'), await textsOn(page, 'verification')]
      const form = page.getByRole('main')
      await form.getByRole('tab', { name: way.MOBILE }).click()
      await form.locator('input[inputmode=tel]').fill(typed)
      await form.getByRole('button', { name: send }).click()
      await form.locator('input[autocomplete=one-time-code]').fill(await codeTo(e164))
      await fillPasswords(page, newAccount().password)
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor()
    },
  },
]
