import type { Locator } from '@playwright/test'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { queryOne } from '../support/database.ts'
import { playFree } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'

const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[]

/** Whether a line ends in dots, or a line is missing. */
const isCut = (text: Locator) =>
  text.evaluate((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)

/** Texts of a banner that are cut, or stand outside it. */
const findBadTexts = (banner: Locator) =>
  banner.evaluate((box) => {
    const card = box.getBoundingClientRect()
    return Array.from(box.querySelectorAll(':scope > span > span'))
      .filter((text) => {
        const { top, bottom, left, right, height } = text.getBoundingClientRect()
        const isOutside = top < card.top || bottom > card.bottom || left < card.left || right > card.right
        const isLonger = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight
        return height > 0 && (isOutside || isLonger)
      })
      .map(({ textContent }) => textContent)
  })

for (const language of LANGUAGE_CODES) {
  test.describe(`the banners of the home page in ${language}`, { tag: language === 'VI' ? [] : EVERY_NIGHT }, () => {
    test.use({ language })

    for (const width of [390, 768, 1024, 1440])
      test(`keep their texts whole and inside at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')
        const banners = page.locator('section[aria-roledescription] [role=group]')
        const dots = page.locator('section[aria-roledescription] button[aria-label]')
        await expect(banners.first()).toBeVisible()
        await expect.poll(() => dots.count()).toBeGreaterThan(3)
        // The last button stops and plays.
        for (let index = 0; index < (await dots.count()) - 1; index += 1) {
          await dots.nth(index).click()
          const shown = page.locator('section[aria-roledescription] [role=group]:not([inert]) [data-theme=dark]')
          await expect(shown).toBeVisible()
          await expect.poll(() => findBadTexts(shown), String(index)).toEqual([])
        }
      })
  })
}

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
