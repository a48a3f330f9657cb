import { STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { Shell } from '../pages/shell.ts'
import { logIn, newAccount, playFree } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const { agent, errors, member, registration, session, shell } = words

test('opens a demo account with play credit, and keeps it over a reload', async ({ page }) => {
  const frame = new Shell(page)
  await page.goto('/')
  await frame.freePlay.click()
  await expect(frame.messages).toContainText(shell.demoStarted)
  await expect(frame.balance).toHaveText('₫10,000,000.00')
  await page.reload()
  await expect(frame.balance).toHaveText('₫10,000,000.00')
})

for (const [centre, address, title] of [
  ['member', '/member/account', member.demoTitle],
  ['agent', '/agent/team-overview', agent.demoTitle],
] as const) {
  test(`the ${centre} centre asks a demo account for a true one, and offers to open it`, async ({ page, context }) => {
    await playFree(context)
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await expect(main).toContainText(errors.codes.REAL_ACCOUNT_REQUIRED)
    await main.getByRole('button', { name: shell.register }).click()
    await expect(page.getByRole('dialog', { name: registration.title })).toBeVisible()
  })
}

test('a demo account that wants a favourite is told that it needs a true account', async ({ page, context }) => {
  await playFree(context)
  await page.goto('/rng')
  const tile = page.getByRole('article').first()
  await tile.hover()
  await tile.getByRole('button').click()
  const dialog = page.getByRole('alertdialog', { name: shell.trueAccountTitle })
  await expect(dialog).toContainText(shell.trueAccountText)
  await dialog.getByRole('button', { name: shell.notNow }).click()
  await expect(tile.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
})

test('a demo account may register, and is then somebody', async ({ page, context }) => {
  await playFree(context)
  const form = new RegisterPage(page)
  const account = newAccount()
  await form.open()
  await form.fill(account)
  await form.submit.click()
  await expect(page).toHaveURL('/')
  await expect(new Shell(page).accountMenu(account.username)).toBeVisible()
  await expect(new Shell(page).balance).toHaveText('₫0.00')
})

test('the agent centre refuses a member who is no agent', async ({ page, context, baseURL }) => {
  await logIn(context, STEADY_MEMBER, baseURL)
  await page.goto('/agent/team-overview')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: agent.refusedTitle })).toBeVisible()
  await expect(main).toContainText(errors.codes.NOT_AGENT)
  await expect(page.getByRole('navigation', { name: agent.centre })).toHaveCount(0)
})

for (const [address, title] of [
  ['/member/account', member.visitorTitle],
  ['/agent/team-overview', agent.visitorTitle],
] as const) {
  test(`${address} asks a visitor to log in`, async ({ page }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await main.getByRole('button', { name: shell.logIn }).click()
    await expect(page.getByRole('dialog', { name: session.logInTitle })).toBeVisible()
  })
}
