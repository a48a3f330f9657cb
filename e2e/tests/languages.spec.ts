import type { Page } from '@playwright/test'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { pack as chineseShell } from '../../apps/web/src/i18n/packs/CN/shell.ts'
import { pack as englishShell } from '../../apps/web/src/i18n/packs/EN/shell.ts'
import { pack as houseShell } from '../../apps/web/src/i18n/packs/TY/shell.ts'
import { pack as vietnameseShell } from '../../apps/web/src/i18n/packs/VI/shell.ts'
import { SCREENS } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** Every key of the packs that could not be a word: what a reader sees where a text is missing. */
const KEYS = new Set(
  Object.values(words)
    .flatMap((pack) => keysOf(pack))
    .filter((key) => /[a-z][A-Z]|\./.test(key)),
)

function keysOf(tree: object, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : keysOf(value as object, `${above}${key}.`),
  )
}

test.describe('a browser that has chosen nothing', () => {
  test.use({ language: null })

  test('reads the house’s Vietnamese, and English once it is chosen', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.TY.bcp47)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: vietnameseShell.logIn, exact: true })).toBeVisible()
    const lobbies = page.getByRole('navigation', { name: vietnameseShell.mainNavigation })
    await expect(lobbies.getByRole('link', { name: houseShell.lobbies.rng })).toBeVisible()
    await expect(lobbies.getByRole('link', { name: vietnameseShell.lobbies.fish })).toBeVisible()

    await header.getByRole('button', { name: vietnameseShell.language }).click()
    await page.getByRole('menuitemradio', { name: LANGUAGES.EN.name }).click()
    await expect(header.getByRole('button', { name: englishShell.logIn, exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.EN.bcp47)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.EN.bcp47)
    await expect(header.getByRole('button', { name: englishShell.logIn, exact: true })).toBeVisible()
  })

  test('is dark, and light once that is chosen, before the first paint', async ({ page }) => {
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('banner').getByRole('button', { name: vietnameseShell.theme }).click()
    await page.getByRole('menuitemradio', { name: vietnameseShell.themes.light }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    // What the first paint finds: the page has been parsed, and none of its modules has run.
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('body').waitFor({ state: 'attached' })
    await expect(html).toHaveAttribute('data-theme', 'light', { timeout: 1 })
  })
})

test('a switch fetches the new language’s words and no other', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  await page.getByRole('banner').getByRole('button', { name: words.shell.language }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(
    (['TY', 'EN', 'CN', 'ID', 'TH'] as const).map((code) => LANGUAGES[code].name),
  )
  await page.getByRole('menuitemradio', { name: LANGUAGES.CN.name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.CN.bcp47)
  await expect(page.getByRole('banner').getByRole('button', { name: chineseShell.logIn, exact: true })).toBeVisible()
  expect(scripts.filter((path) => /\/[A-Z]{2}-/.test(path))).toEqual([expect.stringMatching(/\/CN-[\w-]+\.js$/)])
})

test.describe('with the device’s own theme', () => {
  test.use({ colorScheme: 'light' })

  test('follows it at once', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: words.shell.theme }).click()
    await page.getByRole('menuitemradio', { name: words.shell.themes.system }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

/** The packs cannot lack a text; what fits is seen where texts are longest and lines tallest, elsewhere on these screens. */
const FEW = new Set(['home', 'register', 'security'])
const LONGEST = ['TY', 'TH'] as const
const FURTHER = ['CN', 'ID'] as const

/** Words that stand where a text is missing: keys of packs, and values that were not filled in. */
async function missingTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = ['aria-label', 'title', 'placeholder', 'alt']
    const elements = [...document.querySelectorAll(named.map((attribute) => `[${attribute}]`).join())]
    const labels = elements.flatMap((element) => named.map((attribute) => element.getAttribute(attribute) ?? ''))
    return [document.title, document.body.innerText, ...labels]
  })
  return texts.flatMap((text) => text.split(/[\s:]+/)).filter((word) => KEYS.has(word) || word.includes('{{'))
}

test.describe('in every language', () => {
  test.use({ language: LONGEST[0] })

  for (const { name, open, problems: expected } of SCREENS) {
    test(`the ${name} has every text, and scrolls sideways at no width`, async ({ page, problems }) => {
      test.setTimeout(90_000)
      if (expected) problems.expect(expected)
      for (const language of FEW.has(name) ? [...LONGEST, ...FURTHER] : LONGEST) {
        if (language !== LONGEST[0]) {
          await page.evaluate((code) => localStorage.setItem('hisLang', code), language)
          // An address that differs in its fragment alone would not be loaded anew.
          await page.goto('about:blank')
        }
        await page.setViewportSize({ width: 1440, height: 844 })
        await open(page)
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].bcp47)
        expect(await missingTexts(page), `in ${LANGUAGES[language].name}`).toEqual([])
        for (const width of [1440, 1024, 390]) {
          await page.setViewportSize({ width, height: 844 })
          const sideways = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
          await expect.poll(sideways, `in ${LANGUAGES[language].name} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
    })
  }
})
