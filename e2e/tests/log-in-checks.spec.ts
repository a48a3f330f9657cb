import type { Page } from '@playwright/test'
import { getHeart } from '../pages/games-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { query } from '../support/database.ts'
import { codeTo, newPhone } from '../support/messages.ts'
import { openAccount } from '../support/sessions.ts'
import type { OwnMember } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { errors, session, verification } = texts

const open = async (page: Page) => {
  await page.goto('/')
  await new Shell(page).logIn.click()
  return new LogInDialog(page)
}
/** As if the account had only been used from other addresses. */
const movedAway = (member: OwnMember) =>
  query(`update log_in_history set address = '203.0.113.5' where member_id = $1`, [member.id])
const bindPhone = (member: OwnMember, stored: string) =>
  query('update member set mobile = $1, mobile_verified_at = now() where id = $2', [stored, member.id])

test('a new address requires a phone code once', async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const phone = newPhone()
  await bindPhone(member, phone.e164)
  await query(`update member set payee_name = 'Nguyễn Văn A' where id = $1`, [member.id])
  await movedAway(member)

  const dialog = await open(page)
  await dialog.logIn(member)
  const ways = dialog.dialog.getByRole('radio')
  await expect(ways).toHaveCount(2)
  await expect(ways.first()).toBeFocused()
  await expect(dialog.dialog).not.toContainText(session.noAccount)
  await expect(dialog.dialog).toContainText(`${phone.e164.slice(0, 3)}*******${phone.e164.slice(-2)}`)
  await expect(dialog.dialog).not.toContainText(phone.e164)
  expect(await context.cookies()).toEqual([])

  const confirm = dialog.dialog.getByRole('button', { name: session.check.confirm })
  await confirm.click()
  const code = dialog.dialog.locator('input[autocomplete=one-time-code]')
  await expect(code).toHaveAccessibleDescription(session.check.empty.PHONE_CODE)
  await dialog.dialog.getByRole('button', { name: verification.send }).click()
  await expect(dialog.dialog.getByRole('timer')).toContainText(/^4:5\d$/)
  const right = await codeTo(phone.e164)
  await code.fill(right === '111111' ? '222222' : '111111')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(errors.codes.CODE_INVALID)
  await code.fill(right)
  await confirm.dblclick()
  await expect(new Shell(page).balance).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(new Shell(page).balance).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await context.clearCookies()
  await page.reload()
  await new Shell(page).logIn.click()
  await dialog.logIn(member)
  await expect(new Shell(page).balance).toBeVisible()
})

test(
  'accepts the bank account name, and restarts after five wrong ones',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await context.clearCookies()
    await query(`update member set payee_name = 'Trần Thị Bình' where id = $1`, [member.id])
    await movedAway(member)
    const dialog = await open(page)
    await dialog.logIn(member)
    const name = dialog.dialog.getByRole('textbox', { name: session.check.fields.BANK_ACCOUNT_NAME })
    const confirm = dialog.dialog.getByRole('button', { name: session.check.confirm })
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      await name.fill(`Somebody ${wrong}`)
      await confirm.click()
      await expect(name).toHaveAccessibleDescription(session.check.otherName)
    }
    await name.fill('Tran Thi Binh')
    await confirm.click()
    await expect(dialog.failure).toContainText(errors.codes.VERIFICATION_EXPIRED)
    await dialog.failure.getByRole('button', { name: session.check.back }).click()
    await expect(dialog.username).toBeFocused()
    await dialog.logIn(member)
    await name.fill('TRAN  THI BINH')
    await page.keyboard.press('Enter')
    await expect(new Shell(page).balance).toBeVisible()
  },
)

test('logs in with a text message code', { tag: EVERY_NIGHT }, async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const phone = newPhone()
  await bindPhone(member, phone.e164)
  const { dialog } = await open(page)
  await dialog.getByRole('tab', { name: session.byCode }).click()
  const number = dialog.locator('input[inputmode=tel]')
  const send = dialog.getByRole('button', { name: verification.send })
  await send.click()
  await expect(number).toHaveAccessibleDescription(session.breach.mobileRequired)
  await number.fill('12')
  await send.click()
  await expect(number).toHaveAccessibleDescription(session.breach.mobileWrong)
  await number.fill(phone.typed)
  await send.click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  const code = dialog.locator('input[autocomplete=one-time-code]')
  await code.fill(await codeTo(phone.e164))
  await dialog.getByRole('button', { name: session.logIn, exact: true }).click()
  await expect(new Shell(page).balance).toBeVisible()
})

test('sends a code requested before the dialling codes have loaded', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const phone = newPhone()
  const codes = Promise.withResolvers<void>()
  await page.route(/PhoneCountries/, async (route) => {
    await codes.promise
    await route.continue()
  })
  const { dialog } = await open(page)
  await dialog.getByRole('tab', { name: session.byCode }).click()
  await dialog.locator('input[inputmode=tel]').fill(phone.typed)
  await dialog.getByRole('button', { name: verification.send }).click()
  await expect(dialog.getByText(verification.sending)).toBeAttached()
  const requested = page.waitForRequest((request) => request.postData()?.includes('RequestPhoneCode') ?? false)
  codes.resolve()
  expect((await requested).postData()).toContain('"diallingCode":"84"')
  await expect(dialog.getByRole('timer')).toBeVisible()
})

test(
  'welcomes a first log-in and names the previous one afterwards',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await context.clearCookies()
    await query('delete from log_in_history where member_id = $1', [member.id])
    // Letters to the account are in another language than the page.
    await query(`update member set language = 'CN' where id = $1`, [member.id])
    const dialog = await open(page)
    await dialog.logIn(member)
    const welcome = page.getByRole('dialog', { name: fill(session.first.title, { name: member.username }) })
    await expect(welcome).toContainText(session.first.secret)
    await welcome.getByRole('button', { name: session.first.continue }).click()
    await expect(welcome).toBeHidden()
    await expect(new Shell(page).balance).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(new Shell(page).balance).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    await context.clearCookies()
    await page.reload()
    await new Shell(page).logIn.click()
    await dialog.logIn(member)
    const frame = new Shell(page)
    await expect(frame.messages).toContainText(fill(session.welcome, { name: member.username }))
    await expect(frame.messages).toContainText(
      /Last log-in: (today|yesterday|\w{3} \d+), \d\d:\d\d from 127\.0\.\*\.\*/,
    )
    await expect(welcome).toBeHidden()
  },
)

test('a token in the address signs in once and is removed', async ({ page, context, problems }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const token = 'T'.repeat(38) + String(Date.now()).slice(-5)
  await query(
    `insert into hand_off (token_hash, member_id, expires_at)
     values (sha256(convert_to($1, 'UTF8')), $2, now() + interval '1 minute')`,
    [token, member.id],
  )
  const frame = new Shell(page)
  await page.goto(`/rng?vendor=QNH&token=${token}`)
  await expect(frame.balance).toBeVisible()
  await expect(page).toHaveURL('/rng?vendor=QNH')
  await context.clearCookies()
  await page.goto(`/?token=${token}`)
  await expect(frame.messages).toContainText(session.tokenOver)
  await expect(page).toHaveURL('/')
  await expect(frame.logIn).toBeVisible()
  expect(problems.unexpected).toEqual([])
})

test('continues the pending action after the extra check', { tag: EVERY_NIGHT }, async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  await query(`update member set payee_name = 'Held Up' where id = $1`, [member.id])
  await movedAway(member)
  await page.goto('/rng')
  const tile = page.getByRole('article').first()
  await tile.hover()
  await getHeart(tile).click()
  const dialog = new LogInDialog(page)
  await dialog.logIn(member)
  await dialog.dialog.getByRole('textbox', { name: session.check.fields.BANK_ACCOUNT_NAME }).fill('held up')
  await page.keyboard.press('Enter')
  await expect(dialog.dialog).toBeHidden()
  await expect.poll(() => query('select node_id from favourite where member_id = $1', [member.id])).toHaveLength(1)
})
