import { axeViolations } from '../support/axe.ts'
import { startClosedSite } from '../support/closed-site.ts'
import type { ClosedSite } from '../support/closed-site.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { closed } = texts.site

/** A site of its own without customer service, under maintenance and afterwards restricted in the visitor's region. */
const test = base.extend<{ site: ClosedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startClosedSite(`
        update brand set maintenance = true, maintenance_ends_at = now() + interval '10 seconds', restricted_countries = '{VN}';
        delete from resource where resource_type in ('CUSTOMER_SERVICE', 'VIP_SERVICE');`)
      await use(site)
      await site.stop()
    },
    { timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

test('shows maintenance before the region restriction, and reopens by itself', async ({ page, site, problems }) => {
  problems.expect(/ 503 |status of 503| 451 |status of 451/)
  await page.clock.install()
  await page.goto('/rng')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.maintenanceTitle)
  await expect(page).toHaveTitle(new RegExp(`^${closed.maintenanceTitle}`))
  await expect(page.getByRole('main')).toContainText(/planned to end (today|tomorrow|\w{3} \d+), \d\d:\d\d\./)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await site.run('update brand set maintenance = false, maintenance_ends_at = null')

  // The page polls by itself, at least every half minute.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.regionTitle, { timeout: 1_500 })
  }).toPass({ timeout: 150_000 })
  const main = page.getByRole('main')
  await expect(main).toContainText(closed.regionHeading)
  await expect(main.getByRole('definition')).toHaveText(['127.0.0.1', 'Vietnam'])
  expect(await axeViolations(page)).toEqual([])

  // The brand has no desk elsewhere, so its window of cases opens.
  await main.getByRole('button', { name: closed.contact }).click()
  await expect(page.getByRole('dialog', { name: texts.cases.title })).toBeVisible()
})
