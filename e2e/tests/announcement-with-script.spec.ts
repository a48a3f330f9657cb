import { openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { shell } = texts

const TITLE = '<b>Not bold</b><script>window.ran = "title"</script>'
const UNSAFE_CONTENT = `<p onmouseover="window.ran = 'handler'">Safe words</p><script>window.ran = 'script'</script>
  <img src=x onerror="window.ran = 'image'"><svg onload="window.ran = 'svg'"></svg>
  <a href="javascript:window.ran = 'link'">press</a>
  <iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>
  <form action="https://evil.test"><input name="password"></form>`

/** A site of its own with an announcement that contains scripts. */
const test = base.extend<{ siteUrl: string }>({
  siteUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const database = await scratchDatabase({ template: 'world' })
      const { $client } = openDatabase(database.url, { max: 1 })
      await $client.query(
        `insert into announcement (id, slot, type, language, title, content, published_at)
         values (990001, 'pl-script', 'PL', 'EN', $1, $2, now())`,
        [TITLE, UNSAFE_CONTENT],
      )
      await $client.end()
      const stack = await startTestStack(database.url)
      await use(stack.siteUrl)
      await stack.stop()
      await database.drop()
    },
    { timeout: 300_000 },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
})

test('an announcement with a script shows its text and runs nothing', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('button', { name: shell.customerService }).first().click()
  await page.getByRole('menuitem', { name: shell.announcements, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^<b>Not bold<\/b><script>/ }).click()
  await dialog.getByText('Safe words').hover()
  await dialog.getByText('press').click()
  await expect(dialog.locator('script, img, iframe, form, input')).toHaveCount(0)
  await expect(dialog.locator('article [href], article [onload], article [onmouseover]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
})
