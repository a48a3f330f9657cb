import { OfficePage } from '../pages/office-page.ts'
import { expect, test } from '../support/test.ts'
import { addVirtualKeys } from '../support/virtual-keys.ts'

test('an invited operator sets up a passkey, logs in with it, and is logged out when an admin disables the account', async ({
  browser,
}) => {
  const name = `clara-${Date.now().toString(36)}`
  const { page: admin } = await OfficePage.open(browser)
  await admin.goto('/operators')
  await admin.getByRole('textbox', { name: 'Name, by which' }).fill(name)
  await admin.getByRole('button', { name: 'Invite' }).click()
  const link = new URL((await admin.locator('main code').textContent()) ?? '')

  // Browsers have passkeys for host names alone.
  const baseURL = `http://office.localhost:${link.port}`
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const keys = await addVirtualKeys(page)
  await page.goto(`/join${link.hash}`)
  // The code is in no address of the history.
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Go on' }).click()
  await keys.agree(false)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The browser gave no passkey' })).toBeVisible()
  await keys.agree(true)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await page.getByRole('button', { name: `Log out ${name}` }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: `Log out ${name}` }).waitFor()
  expect(await keys.count()).toBe(1)

  await admin.goto('/operators')
  await admin.getByRole('link', { name }).click()
  const disable = admin.getByRole('button', { name: 'Disable' })
  await admin.locator('form').filter({ has: disable }).getByRole('textbox').fill('has left')
  await disable.click()
  await admin.getByText('disabled since').waitFor()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await context.close()
})
