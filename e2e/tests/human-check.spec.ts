import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { axeViolationsIn } from '../support/axe.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

interface SentLogIn {
  operationName: string
  variables: { input: { humanProof?: string | null } }
}

test('the proof of work is solved in the browser and accepted once', async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const sent: SentLogIn[] = []
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    hosts.add(hostname)
    if (pathname !== '/graphql' || request.method() !== 'POST') return
    const body = request.postDataJSON() as SentLogIn
    if (body.operationName === 'LogIn') sent.push(body)
  })
  await page.goto('/')
  await new Shell(page).logIn.click()
  const dialog = new LogInDialog(page)
  await dialog.logIn({ ...member, password: 'not-the-password' })
  await expect(dialog.failure).toHaveText(texts.errors.codes.LOGIN_FAILED)
  expect([...hosts].filter((host) => host !== 'localhost' && host !== '127.0.0.1')).toEqual([])
  const [logIn] = sent
  expect(logIn?.variables.input.humanProof).toMatch(/^[\w+/]+=*$/)

  const replayed = await context.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: logIn,
  })
  expect(await replayed.text()).toContain('HUMAN_CHECK_FAILED')
  const none = structuredClone(logIn)
  if (none) delete none.variables.input.humanProof
  const without = await context.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: none,
  })
  expect(await without.text()).toContain('HUMAN_CHECK_FAILED')
})

test(
  'the captcha changes after a wrong try and can be filled in by keyboard',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await context.clearCookies()
    const dialog = new LogInDialog(page)
    await page.goto('/')
    await new Shell(page).logIn.click()
    for (let wrong = 1; wrong <= 3; wrong += 1) {
      await dialog.logIn({ ...member, password: `wrong-${wrong}` })
      await expect(dialog.failure).toHaveText(texts.errors.codes.LOGIN_FAILED)
      await expect(dialog.submit).toBeEnabled()
    }
    const picture = dialog.dialog.getByRole('button', { name: texts.verification.anotherPicture }).getByRole('img')
    const first = (await picture.getAttribute('src')) ?? ''
    expect(first).toMatch(/^data:image\/png;base64,/)
    await dialog.dialog.getByRole('textbox', { name: texts.verification.captcha }).fill('WRONG')
    await dialog.logIn(member)
    await expect(dialog.dialog.getByText(texts.errors.codes.CAPTCHA_FAILED).first()).toBeVisible()
    await expect(picture).not.toHaveAttribute('src', first)
    const characters = dialog.dialog.getByRole('textbox', { name: texts.verification.captcha })
    await characters.focus()
    // Past the picture, to its alternative.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog.dialog.getByRole('button', { name: texts.verification.captchaUnreadable })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.dialog.getByText(texts.verification.captchaSpelled)).toBeVisible()
    await expect(characters).toHaveValue(/^[A-Z\d]{5}$/)
    await expect(characters).toBeFocused()
    expect(await axeViolationsIn(page, 'dialog')).toEqual([])
    await dialog.submit.click()
    await expect(new Shell(page).balance).toBeVisible()
  },
)
