import type { Locator } from '@playwright/test'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { queryOne } from '../support/database.ts'
import { playFree } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

/** Whether a line ends in dots, or a line is missing. */
const isCut = (text: Locator) =>
  text.evaluate((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)

for (const language of ['EN', 'VI'] as const) {
  test.describe(`on a phone in ${language}`, { tag: EVERY_NIGHT }, () => {
    test.use({ language, viewport: { width: 390, height: 844 } })

    test('the longest name of a game stands whole above it', async ({ page, context }) => {
      await playFree(context)
      const { nodeId } = await queryOne<{ nodeId: number }>(
        `select node_id as "nodeId" from game where category = 'RNG' and model_id is not null and not maintenance
         order by length(name) desc, node_id limit 1`,
      )
      await page.goto(`/game/${nodeId}`)
      await expect.poll(() => isCut(page.getByRole('heading', { level: 1 }))).toBe(false)
    })

    for (const path of ['/register', '/promotions', '/down'])
      test(`the banner of ${path} says its title whole`, async ({ page }) => {
        await page.goto(path)
        const banner = page.locator('[data-theme=dark] > span').first()
        await expect(banner).toBeVisible()
        for (const text of await banner.locator('> span').all()) await expect.poll(() => isCut(text)).toBe(false)
      })
  })
}
