import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { Shell } from '../pages/shell.ts'
import { startOwnSite } from '../support/own-site.ts'
import { expect, test as base } from '../support/test.ts'
import { texts } from '../support/texts.ts'

/** The same site as another brand, with its own tokens, mark and settings. */
const test = base.extend<object, { site: { url: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startOwnSite({
        build: { BRAND: 'celadon' },
        sql: `update brand set code = 'celadon', name = 'Celadon', languages = '{EN,TY,AR}'`,
        env: { MERCHANT: 'celadon' },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

test.describe.configure({ mode: 'default' })
test.use({ language: null })

test('has its own name, mark and colours', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await expect(page).toHaveTitle(/Celadon$/)
  await expect(page.getByRole('link', { name: /^Celadon/ }).first()).toBeVisible()
  const action = new Shell(page).register
  const look = await action.evaluate((element) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element)
    return { colour: backgroundColor, corner: borderTopLeftRadius }
  })
  // The brand's own --action and --corner-control; the build writes colours in the shortest notation.
  expect(look).toEqual({ colour: expect.stringMatching(/^(oklch\(0\.72 |lab\(68\.7)/), corner: '2px' })
  const frame = await page.locator('header, footer').allInnerTexts()
  expect(frame.join(' ')).not.toContain('Playhouse')
  await page.screenshot({ path: test.info().outputPath('celadon.png') })
})

test('starts in its first language and offers those it has packs for', async ({ page }) => {
  await page.goto('/')
  const frame = new Shell(page)
  await expect(frame.logIn).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: texts.shell.language }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText([LANGUAGES.EN.name, LANGUAGES.TY.name])
})

test.describe('a remembered language that the brand lacks', () => {
  test.use({ language: 'TH' })

  test('falls back to the brand’s first language', async ({ page }) => {
    await page.goto('/')
    await expect(new Shell(page).logIn).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.EN.bcp47)
  })
})
