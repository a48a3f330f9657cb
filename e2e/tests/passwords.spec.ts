import { hashPassword } from '../../apps/platform/src/lib/password.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { CORE, EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { query } from '../support/database.ts'
import { codeTo, messageTo, newPhone } from '../support/messages.ts'
import { newAccount, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { errors, faults, passwords, registration, session, verification } = texts

const NEW = 'lantern7Gate'

test('a weak password is changed after the log-in and ends other sessions', async ({ page, context }) => {
  const member = await openAccount(context)
  const elsewhere = await context.cookies()
  await context.clearCookies()
  const weak = 'a12345678'
  await query('update member set password_hash = $1 where id = $2', [await hashPassword(weak), member.id])
  const frame = new Shell(page)
  const logIn = new LogInDialog(page)
  await page.goto('/')
  await frame.logIn.click()
  await logIn.logIn({ ...member, password: weak })
  const dialog = page.getByRole('dialog', { name: passwords.changeTitle })
  await expect(dialog).toContainText(passwords.due.WEAK)
  await expect(dialog.locator('input[type=password]')).toHaveCount(2)
  await page.reload()
  await expect(dialog).toContainText(passwords.due.WEAK)

  const [first, again] = [dialog.locator('input[type=password]').first(), dialog.locator('input[type=password]').last()]
  await first.fill('short')
  await again.fill('other')
  await page.keyboard.press('Enter')
  await expect(first).toHaveAccessibleDescription(
    fill(registration.breach.length, { field: registration.field.password, min: 8, max: 64 }),
  )
  await expect(again).toHaveAccessibleDescription(registration.breach.mismatch)
  await first.fill('password1')
  await again.fill('password1')
  await page.keyboard.press('Enter')
  await expect(first).toHaveAccessibleDescription(registration.breach.tooCommon)
  await first.fill(NEW)
  await again.fill(NEW)
  await dialog.getByRole('button', { name: passwords.change }).dblclick()

  await expect(logIn.dialog).toContainText(session.passwordIsNew)
  await expect(frame.logIn).toBeVisible()
  await logIn.logIn({ ...member, password: NEW })
  await expect(frame.balance).toBeVisible()
  await context.clearCookies()
  await context.addCookies(elsewhere)
  await page.reload()
  await expect(frame.logIn).toBeVisible()
})

test(
  'validates a new password as soon as the brand’s rule arrives',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await query('update member set password_hash = $1 where id = $2', [await hashPassword('a12345678'), member.id])
    await context.clearCookies()
    const rule = Promise.withResolvers<void>()
    await page.route('**/graphql*', async (route, request) => {
      if (`${request.url()}${request.postData() ?? ''}`.includes('PasswordRule')) await rule.promise
      await route.continue()
    })
    await page.goto('/')
    await new Shell(page).logIn.click()
    await new LogInDialog(page).logIn({ ...member, password: 'a12345678' })
    const dialog = page.getByRole('dialog', { name: passwords.changeTitle })
    const [first, again] = [
      dialog.locator('input[type=password]').first(),
      dialog.locator('input[type=password]').last(),
    ]
    await first.fill('short')
    await again.fill('other')
    await page.keyboard.press('Enter')
    await expect(again).toHaveAccessibleDescription(registration.breach.mismatch)
    await expect(first).toHaveAccessibleDescription('')
    rule.resolve()
    await expect(first).toHaveAccessibleDescription(
      fill(registration.breach.length, { field: registration.field.password, min: 8, max: 64 }),
    )
    await expect(again).toBeFocused()
  },
)

test('keeps the platform’s error at the password field', { tag: PAGES_EVERY_NIGHT }, async ({ page, context }) => {
  const weak = 'a12345678'
  const member = await openAccount(context)
  await query('update member set password_hash = $1 where id = $2', [await hashPassword(weak), member.id])
  await context.clearCookies()
  await page.goto('/')
  await new Shell(page).logIn.click()
  await new LogInDialog(page).logIn({ ...member, password: weak })
  const dialog = page.getByRole('dialog', { name: passwords.changeTitle })
  const [first, again] = [dialog.locator('input[type=password]').first(), dialog.locator('input[type=password]').last()]
  await expect(first).toHaveAccessibleDescription(/8/)
  // A keeper of passwords fills in both, and no field is left before the form is sent.
  await first.fill(weak)
  await again.evaluate((input: HTMLInputElement, value) => {
    // React hears of no value that is set through its own property.
    Reflect.set(HTMLInputElement.prototype, 'value', value, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, weak)
  await page.keyboard.press('Enter')
  await expect(first).toHaveAccessibleDescription(registration.breach.tooCommon)
  await page.waitForTimeout(500)
  await expect(first).toHaveAccessibleDescription(registration.breach.tooCommon)
})

test('asks for a change at every log-in until it is made', { tag: PAGES_EVERY_NIGHT }, async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  await query('update member set password_hash = $1 where id = $2', [await hashPassword('a12345678'), member.id])
  const frame = new Shell(page)
  const logIn = new LogInDialog(page)
  const dialog = page.getByRole('dialog', { name: passwords.changeTitle })
  for (let time = 1; time <= 2; time += 1) {
    await page.goto('/')
    await frame.logIn.click()
    await logIn.logIn({ ...member, password: 'a12345678' })
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(frame.logIn).toBeVisible()
  }
})

test(
  'resets a forgotten password once by e-mail link without revealing accounts',
  { tag: CORE },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await context.clearCookies()
    const email = `${member.username}@mail.example`
    await query('update member set email = $1, email_verified_at = now() where id = $2', [email, member.id])
    const frame = new Shell(page)
    const dialog = page.getByRole('dialog', { name: passwords.forgottenTitle })
    await page.goto('/')
    for (const [username, address] of [
      [newAccount().username, 'nobody@mail.example'],
      [member.username, email],
    ] as const) {
      await frame.logIn.click()
      await page.getByRole('button', { name: session.forgotten }).click()
      await dialog.getByRole('textbox').first().fill(username)
      await dialog.getByRole('textbox').last().fill(address)
      await dialog.getByRole('button', { name: passwords.sendLink }).click()
      await expect(dialog).toBeHidden()
      await expect(frame.messages.getByText(fill(passwords.linkSentText_other, { count: 30 })).last()).toBeVisible()
      await frame.messages.getByRole('button', { name: texts.ui.dismiss }).last().click()
    }
    const link = new URL(/https?:\S+/.exec(await messageTo(email, 'token='))?.[0] ?? '')

    const use = async (password: string) => {
      await page.goto(`/reset-password${link.hash}`)
      await expect(page).toHaveURL('/reset-password')
      const fields = page.getByRole('main').locator('input[type=password]')
      await fields.first().fill(password)
      await fields.last().fill(password)
      await page.getByRole('button', { name: passwords.set }).click()
    }
    await use(NEW)
    const logIn = new LogInDialog(page)
    await expect(logIn.dialog).toContainText(session.passwordIsNew)
    await logIn.logIn({ ...member, password: NEW })
    await expect(frame.balance).toBeVisible()
    await use('another7Gate')
    await expect(page.getByRole('heading', { name: passwords.linkOver })).toBeVisible()
    await page.getByRole('button', { name: passwords.askAgain }).click()
    await expect(dialog).toBeVisible()
  },
)

test('resets a forgotten password by phone code and logs in', { tag: EVERY_NIGHT }, async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const phone = newPhone()
  await query('update member set mobile = $1, mobile_verified_at = now() where id = $2', [phone.e164, member.id])
  const frame = new Shell(page)
  await page.goto('/rng')
  await frame.logIn.click()
  await page.getByRole('button', { name: session.forgotten }).click()
  const dialog = page.getByRole('dialog', { name: passwords.forgottenTitle })
  await dialog.getByRole('tab', { name: passwords.byPhone }).click()
  await dialog.locator('input[autocomplete=tel-national]').fill(phone.typed)
  await dialog.getByRole('button', { name: verification.send }).click()
  const code = dialog.locator('input[autocomplete=one-time-code]')
  const right = await codeTo(phone.e164)
  await code.fill(right === '111111' ? '222222' : '111111')
  await dialog.locator('input[type=password]').fill(NEW)
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(errors.codes.CODE_INVALID)
  await code.fill(right)
  await dialog.getByRole('button', { name: passwords.setAndLogIn }).click()
  await expect(frame.balance).toBeVisible()
  await expect(page).toHaveURL('/')
  await context.clearCookies()
  await page.reload()
  await frame.logIn.click()
  await new LogInDialog(page).logIn({ ...member, password: NEW })
  await expect(frame.balance).toBeVisible()
})

test(
  'the log-in form keeps its input offline and works when back online',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/)
    const member = await openAccount(context)
    await context.clearCookies()
    const frame = new Shell(page)
    const logIn = new LogInDialog(page)
    await page.goto('/')
    await frame.logIn.click()
    await logIn.username.fill(member.username)
    await logIn.password.fill(member.password)
    await context.setOffline(true)
    await logIn.submit.click()
    await expect(logIn.failure).toHaveText(faults.codes.NETWORK)
    await expect(logIn.password).toHaveValue(member.password)
    await context.setOffline(false)
    await logIn.submit.click()
    await expect(frame.balance).toBeVisible()
  },
)
