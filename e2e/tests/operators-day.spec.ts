import type { Page } from '@playwright/test'
import { OfficePage } from '../pages/office-page.ts'
import { expect, test } from '../support/test.ts'

async function fillLanguages(desk: Page, field: string, text: string): Promise<void> {
  for (const area of await desk.locator(`[name^="${field}_"]`).all()) await area.fill(text)
}

/** Previews what is on the form, which saves nothing, and then saves it with a reason. */
async function previewAndSave(desk: Page, title: string): Promise<void> {
  await desk.getByRole('button', { name: 'Preview' }).click()
  const preview = desk.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText(title).first()).toBeVisible()
  const width = () =>
    preview
      .locator('img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  const save = desk.getByRole('button', { name: 'Save', exact: true })
  await desk.locator('form').filter({ has: save }).locator('[name=reason]').fill('planned for autumn')
  await save.click()
  await desk.getByText('Done. The audit log has it.').waitFor()
}

test('an operator previews and publishes a promotion and its banner, and a visitor reads the promotion', async ({
  page,
  browser,
}) => {
  const id = `autumn-${Date.now().toString(36)}`
  const title = `Gift ${id}`
  const office = await OfficePage.open(browser)
  const desk = office.page

  await desk.goto('/promotions/new')
  await desk.locator('[name=id]').fill(id)
  await desk.getByLabel('State').selectOption({ label: 'published' })
  await desk.getByLabel('It gives').selectOption('SIGN_IN')
  await desk.getByLabel('It can be taken').selectOption('DAY')
  await desk.getByLabel('Fixed amount').fill('100')
  await desk.getByLabel('Turnover, as a multiple').fill('0')
  await fillLanguages(desk, 'title', title)
  await fillLanguages(desk, 'summary', 'For each day with a visit')
  await fillLanguages(desk, 'content', 'A gift for **everyone**')
  await previewAndSave(desk, title)

  await desk.goto('/banners/new')
  await desk.locator('[name=id]').fill(id)
  await desk.getByLabel('Where it is shown').selectOption('w_help')
  await desk.locator('[name=position]').fill('1')
  await desk.getByLabel('State').selectOption({ label: 'published' })
  await desk.getByLabel('It leads to').selectOption('P')
  await desk.getByLabel('Target of the link').fill('no-such-promotion')
  await fillLanguages(desk, 'title', title)
  await fillLanguages(desk, 'text', 'Every day until winter')
  const save = desk.getByRole('button', { name: 'Save', exact: true })
  await desk.locator('form').filter({ has: save }).locator('[name=reason]').fill('planned for autumn')
  await save.click()
  await expect(desk.getByText('is no promotion').first()).toBeVisible()
  await desk.getByLabel('Target of the link').fill(id)
  await previewAndSave(desk, title)

  // Promotions are cached for a minute, and the page for some seconds more.
  const link = page.getByRole('main').getByRole('link', { name: title }).first()
  await expect(async () => {
    await page.goto('/promotions')
    await expect(link).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 120_000 })
  await link.click()
  await expect(page.getByRole('dialog', { name: title }).getByText('everyone')).toBeVisible()

  for (const removed of [`/banners/${id}`, `/promotions/plan/${id}`]) {
    await desk.goto(removed)
    const remove = desk.getByRole('button', { name: 'Remove', exact: true })
    await desk.locator('form').filter({ has: remove }).locator('[name=reason]').fill('a trial')
    await remove.click()
    await desk.getByText('Done. The audit log has it.').waitFor()
  }
  await office.close()
})
