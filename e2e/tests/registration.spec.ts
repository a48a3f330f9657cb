import { STEADY_MEMBER } from '../../apps/platform/src/db/world/demo-accounts.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { Shell } from '../pages/shell.ts'
import { query, queryOne } from '../support/database.ts'
import { newAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, words } from '../support/words.ts'

const { errors, session } = words

test('what breaks the rules is said at its field, and nothing is sent', async ({ page, operations }) => {
  const form = new RegisterPage(page)
  await form.open()
  const length = (field: string, min: number, max: number) => fill(session.breach.length, { field, min, max })
  const letterFirst = fill(session.pattern.letter_first, { field: session.username })

  await form.fill({ username: 'abc', password: 'short' }, 'other')
  await form.submit.click()
  await expect(form.username).toHaveAccessibleDescription(length(session.username, 6, 13))
  await expect(form.password).toHaveAccessibleDescription(length(session.password, 8, 64))
  await expect(form.confirmation).toHaveAccessibleDescription(session.breach.mismatch)
  await form.username.fill('1starts')
  await expect(form.username).toHaveAccessibleDescription(letterFirst)
  await form.username.fill('tênđẹp')
  await expect(form.username).toHaveAccessibleDescription(letterFirst)
  await form.username.fill('')
  await expect(form.username).toHaveAccessibleDescription(fill(session.breach.required, { field: session.username }))
  expect(operations).not.toContain('Register')
})

test('a password that is the username is refused at its field by the platform', async ({ page }) => {
  const { username } = newAccount()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill({ username, password: username.toUpperCase() })
  await form.submit.click()
  await expect(form.password).toBeFocused()
  await expect(form.password).toHaveAttribute('aria-invalid', 'true')
  await expect(form.username).toHaveValue(username)
  expect(await query('select id from member where username = $1', [username])).toEqual([])
})

test('a taken username is said at its field, however it is written, and what was typed stays', async ({ page }) => {
  const { password } = newAccount()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill({ username: STEADY_MEMBER.username.toUpperCase(), password })
  await form.submit.click()
  await expect(form.username).toHaveAccessibleDescription(errors.codes.USERNAME_TAKEN)
  await expect(form.username).toBeFocused()
  await expect(form.password).toHaveValue(password)
})

test('a good registration logs in, with nothing in the wallet', async ({ page }) => {
  const account = newAccount()
  const form = new RegisterPage(page)
  const frame = new Shell(page)
  await form.open()
  await form.fill(account)
  await form.submit.click()
  await expect(page).toHaveURL('/')
  await expect(frame.messages).toContainText(session.registered)
  await expect(frame.balance).toHaveText('₫0.00')
  await page.reload()
  await expect(frame.accountMenu(account.username)).toBeVisible()
})

test('two presses open one account', async ({ page, operations }) => {
  const account = newAccount()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill(account)
  await form.submit.dblclick()
  await expect(page).toHaveURL('/')
  expect(operations.filter((name) => name === 'Register')).toHaveLength(1)
})

test('an invitation code in the address puts the member below the agent who invited', async ({ page }) => {
  const agent = await queryOne<{ id: number; code: string }>(
    `select id, affiliate_code as code from member
     where affiliate_code is not null and kind <> 2 and not path <@ (select path from member where username = 'ducanh07')
     order by id desc limit 1`,
  )
  const account = newAccount()
  const form = new RegisterPage(page)
  await form.open(`?affiliateCode=${agent.code}`)
  await form.fill(account)
  await form.submit.click()
  await expect(page).toHaveURL('/')
  const sql = 'select parent_id as "parentId" from member where username = $1'
  expect(await queryOne<{ parentId: number }>(sql, [account.username])).toEqual({ parentId: agent.id })
})
