import { openDatabase } from '../../apps/platform/src/db/database.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { expect, test as base } from '../support/test.ts'
import { words } from '../support/words.ts'

const { layers, shell } = words

/** A site of this spec's own that is closed for work and, once that is done, to where the visitor is; it has no desk. */
const test = base.extend<{ site: { url: string; run: (sql: string) => Promise<unknown> } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const database = await scratchDatabase({ template: 'world' })
      const { $client } = openDatabase(database.url, { max: 1 })
      await $client.query(`
        update brand set maintenance = true, maintenance_ends_at = now() + interval '10 seconds', restricted_countries = '{VN}';
        delete from resource where resource_type in ('CUSTOMER_SERVICE', 'VIP_SERVICE');`)
      const stack = await startTestStack(database.url)
      await use({ url: stack.siteUrl, run: (sql) => $client.query(sql) })
      await $client.end()
      await stack.stop()
      await database.drop()
    },
    { timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

test('maintenance wins over the region and ends by itself; then the region is told', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000)
  await page.goto('/rng')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.closed.maintenanceTitle)
  await expect(page).toHaveTitle(new RegExp(`^${shell.closed.maintenanceTitle}`))
  await expect(page.getByRole('main')).toContainText(/planned to end on \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(GMT\+7\)/)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await site.run('update brand set maintenance = false, maintenance_ends_at = null')

  // Nothing is pressed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.closed.regionTitle, { timeout: 70_000 })
  const main = page.getByRole('main')
  await expect(main).toContainText(shell.closed.regionHeading)
  await expect(main.getByRole('definition')).toHaveText(['127.0.0.1', 'Vietnam'])

  // There is no desk: the window that was opened for it is closed again.
  const opened = context.waitForEvent('page')
  await main.getByRole('button', { name: shell.closed.contact }).click()
  const desk = await opened
  await expect(page.getByRole('dialog')).toContainText(layers.service.failedTitle)
  expect(desk.isClosed()).toBe(true)
})
