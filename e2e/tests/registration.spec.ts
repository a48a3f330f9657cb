import { getHeart } from '../pages/games-page.ts'
import { RegisteredDialogs, RegisterPage } from '../pages/register-page.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openBreakingConnection } from '../support/breaking-connection.ts'
import { query, queryOne } from '../support/database.ts'
import { newPhone } from '../support/messages.ts'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { newAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { errors, faults, registration } = texts
const { done } = registration

const membersNamed = (username: string) => query('select id from member where username = $1', [username])
const agentToInvite = () =>
  queryOne<{ id: number; code: string }>(
    `select id, affiliate_code as code from member
     where affiliate_code is not null and kind <> 2 and not path <@ (select path from member where username = 'ducanh07')
     order by id desc limit 1`,
  )

test('opens one account on a double click, with its deposit limit', async ({ page }) => {
  const account = newAccount()
  const form = new RegisterPage(page)
  const frame = new Shell(page)
  const dialogs = new RegisteredDialogs(page)
  await form.open()
  await form.fill(account)
  await form.limit.fill('1,500,000')
  await form.submit.dblclick()
  await expect(page).toHaveURL('/')
  await expect(dialogs.welcome).toContainText(account.username)
  await expect(dialogs.welcome).toContainText(done.text)
  await dialogs.continueButton.click()
  await expect(frame.balance).toHaveText('₫0')
  await page.reload()
  await expect(frame.accountMenu(account.username)).toBeVisible()
  const limits = await query(
    `select member_limit.value, member_limit.period, limit_change.state from member_limit
     join limit_change using (member_id, kind, period)
     join member on member.id = member_id where username = $1 and member_limit.kind = 'DEPOSIT'`,
    [account.username],
  )
  expect(limits).toEqual([{ value: 15_000_000_000n, period: 'WEEK', state: 'EFFECTIVE' }])
})

test('keeps the input and no secret after a reload', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const { username, password } = newAccount()
  const form = new RegisterPage(page)
  await form.open()
  await form.fill({ username, password })
  await form.limit.fill('250000')
  await form.agreement.uncheck()
  await form.adult.uncheck()
  await page.reload()
  await expect(form.username).toHaveValue(username)
  await expect(form.limit).toHaveValue('250000')
  await expect(form.agreement).not.toBeChecked()
  await expect(form.password).toHaveValue('')
  await form.chooseMobile()
  await form.mobile.fill('0912345678')
  await page.reload()
  await expect(form.mobile).toHaveValue('0912345678')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(password)
  await page.getByRole('button', { name: registration.reset }).click()
  await expect(form.mobile).toHaveValue('')
  await page.reload()
  await expect(form.username).toHaveValue('')
})

test('opens one account when the connection breaks, and signs in when it is back', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  const connection = await openBreakingConnection(baseURL ?? '')
  const account = newAccount()
  const form = new RegisterPage(page)
  await page.goto(`${connection.url}/register`)
  await form.fill(account)
  // The form computes its proof of work in the background.
  await networkIdle(page)
  connection.dropResponses()
  await form.submit.click()
  await expect(page.getByText(faults.outcome.checking)).toBeVisible()
  await expect(form.username).toHaveValue(account.username)
  await expect.poll(() => membersNamed(account.username)).toHaveLength(1)
  connection.restore()
  await expect(new RegisteredDialogs(page).welcome).toContainText(account.username)
  expect(await membersNamed(account.username)).toHaveLength(1)
  await connection.stop()
})

test.describe('by mobile number', () => {
  test(
    'refuses a wrong code, then opens the account and shows its number',
    { tag: PAGES_EVERY_NIGHT },
    async ({ page }) => {
      const phone = newPhone()
      const { password } = newAccount()
      const form = new RegisterPage(page)
      const dialogs = new RegisteredDialogs(page)
      await form.open()
      await form.chooseMobile()
      const code = await form.receiveCode(phone)
      await form.code.fill(code === '111111' ? '222222' : '111111')
      await form.password.fill(password)
      await form.confirmation.fill(password)
      await form.confirmAge()
      await form.submit.click()
      await expect(form.code).toHaveAccessibleDescription(errors.codes.CODE_INVALID)
      await form.code.fill(code)
      await form.submit.click()
      await expect(dialogs.number).toHaveText(/^m\d{9}$/)
      const account = (await dialogs.number.textContent()) ?? ''
      await dialogs.noted.click()
      await expect(dialogs.welcome).toContainText(account)
      await expect(dialogs.welcome).toContainText(done.nextMobile)
      const sql = 'select mobile, mobile_verified_at is not null as verified from member where username = $1'
      expect(await queryOne(sql, [account])).toEqual({ mobile: phone.e164, verified: true })
    },
  )

  test(
    'continues the countdown after a reload without a second code',
    { tag: PAGES_EVERY_NIGHT },
    async ({ page, operations }) => {
      const form = new RegisterPage(page)
      await form.open()
      await form.chooseMobile()
      await form.receiveCode(newPhone())
      const countdown = page.getByRole('timer')
      await expect(countdown).toHaveText(/^4:5\d$/)
      await page.reload()
      await expect(countdown).toHaveText(/^4:[45]\d$/)
      await expect(form.sendCode).toBeHidden()
      expect(operations.filter((name) => name === 'RequestPhoneCode')).toHaveLength(1)
    },
  )

  test('chooses the country by keyboard and by pointer', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const form = new RegisterPage(page)
    await form.open()
    await form.chooseMobile()
    const list = page.getByRole('listbox', { name: registration.countryCode })
    await expect(form.country).toHaveValue(/\+84$/)
    await expect(form.country).toHaveAttribute('readonly')
    await form.country.focus()
    await expect(list).toBeVisible()
    await expect(list.getByRole('option', { selected: true })).toContainText('+84')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(list).toBeHidden()
    await expect(form.country).toHaveValue(/\+66$/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('s')
    await page.keyboard.press('Enter')
    await expect(form.country).toHaveValue(/\+65$/)
    await form.country.click()
    await list.getByRole('option', { name: '+62' }).click()
    await expect(form.country).toHaveValue(/\+62$/)
    await form.country.click()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await form.country.click()
    await expect(list).toBeVisible()
    await form.mobile.focus()
    await expect(list).toBeHidden()
  })
})

test.describe('an invitation', () => {
  test('puts the member below the agent whose code was used', { tag: EVERY_NIGHT }, async ({ page }) => {
    const agent = await agentToInvite()
    const account = newAccount()
    const form = new RegisterPage(page)
    // The invitation survives a visit to other pages.
    await page.goto(`/?affiliateCode=${agent.code}`)
    await expect(page.getByRole('main')).toBeVisible()
    await form.open()
    await expect(page.getByText(fill(registration.invitedBy, { code: agent.code }))).toBeVisible()
    await expect(form.invitation).toBeHidden()
    await form.fill(account)
    await form.submit.click()
    await expect(page).toHaveURL('/')
    const sql = 'select parent_id as "parentId" from member where username = $1'
    expect(await queryOne<{ parentId: number }>(sql, [account.username])).toEqual({ parentId: agent.id })
  })

  test('of a member puts the new member below the same agent', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    const agent = await agentToInvite()
    const friend = newAccount()
    const form = new RegisterPage(page)
    await form.open(`?affiliateCode=${agent.code}`)
    await form.fill(friend)
    await form.submit.click()
    await expect(page).toHaveURL('/')
    const { code } = await queryOne<{ code: string }>(
      'select code from referral_code join member on id = member_id where username = $1',
      [friend.username],
    )
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    const invited = newAccount()
    await form.open(`?referralCode=${code}`)
    await form.fill(invited)
    await form.submit.click()
    await expect(page).toHaveURL('/')
    const sql = `select parent_id as "parentId", host.username as "invitedBy" from member
      join registration on member_id = member.id join member host on host.id = invited_by_id where member.username = $1`
    const row = await queryOne<object>(sql.replace('parent_id', 'member.parent_id'), [invited.username])
    expect(row).toEqual({ parentId: agent.id, invitedBy: friend.username })
  })
})

test('the dialog keeps its input on the way to the log-in and back', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const { username } = newAccount()
  const frame = new Shell(page)
  await page.goto('/live')
  await frame.register.click()
  const dialog = page.getByRole('dialog', { name: registration.title })
  const form = new RegisterPage(page, dialog)
  await form.username.fill(username)
  await expect(dialog.getByRole('button', { name: registration.reset })).toBeHidden()
  await dialog.getByRole('button', { name: registration.logIn }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: texts.session.register }).click()
  await expect(form.username).toHaveValue(username)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('continues the pending action once the account is open', async ({ page }) => {
  const account = newAccount()
  await page.goto('/rng')
  const tile = page.getByRole('article').first()
  const favourite = getHeart(tile)
  await tile.hover()
  await favourite.click()
  await page.getByRole('dialog').getByRole('button', { name: texts.session.register }).click()
  const form = new RegisterPage(page, page.getByRole('dialog', { name: registration.title }))
  await form.fill(account)
  await form.submit.click()
  await new RegisteredDialogs(page).continueButton.click()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/rng')
})
