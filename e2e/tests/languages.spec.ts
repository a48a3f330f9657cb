import { LANGUAGES } from '@playhouse/shared/languages.ts'
import chineseShell from '@playhouse/shared/texts/web/CN/shell.json' with { type: 'json' }
import englishShell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import houseShell from '@playhouse/shared/texts/web/TY/shell.json' with { type: 'json' }
import vietnameseShell from '@playhouse/shared/texts/web/VI/shell.json' with { type: 'json' }
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

test.describe('a browser without a choice', () => {
  // German is a language that the brand does not offer.
  test.use({ language: null, locale: 'de-DE' })

  test('starts in Vietnamese and switches to English', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.TY.bcp47)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: vietnameseShell.logIn, exact: true })).toBeVisible()
    const lobbies = page.getByRole('navigation', { name: vietnameseShell.mainNavigation })
    await expect(lobbies.getByRole('link', { name: houseShell.lobbies.RNG })).toBeVisible()
    await expect(lobbies.getByRole('link', { name: vietnameseShell.lobbies.FISH })).toBeVisible()

    await header.getByRole('button', { name: vietnameseShell.language }).click()
    await page.getByRole('menuitemradio', { name: LANGUAGES.EN.name }).click()
    await expect(header.getByRole('link', { name: englishShell.logIn, exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.EN.bcp47)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.EN.bcp47)
    await expect(header.getByRole('link', { name: englishShell.logIn, exact: true })).toBeVisible()
  })

  test('starts dark and applies the light theme before the first paint', async ({ page }) => {
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('banner').getByRole('button', { name: vietnameseShell.theme }).click()
    await page.getByRole('menuitemradio', { name: vietnameseShell.themes.light }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    // The state before the first paint: the page is parsed, and no module has run.
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('body').waitFor({ state: 'attached' })
    await expect(html).toHaveAttribute('data-theme', 'light', { timeout: 1 })
  })
})

test('a language switch loads that language’s packs only', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await networkIdle(page)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await page.getByRole('banner').getByRole('button', { name: texts.shell.language }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(
    (['TY', 'EN', 'CN', 'ID', 'TH'] as const).map((code) => LANGUAGES[code].name),
  )
  await page.getByRole('menuitemradio', { name: LANGUAGES.CN.name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.CN.bcp47)
  await expect(page.getByRole('banner').getByRole('link', { name: chineseShell.logIn, exact: true })).toBeVisible()
  expect(scripts.filter((path) => /\/texts-[A-Z]{2}-/.test(path))).toEqual([
    expect.stringMatching(/\/texts-CN-[\w-]+\.js$/),
  ])
})

test.describe('the device theme', () => {
  test.use({ colorScheme: 'light' })

  test('is followed at once', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: texts.shell.theme }).click()
    await page.getByRole('menuitemradio', { name: texts.shell.themes.system }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })
})
