import type { Page } from '@playwright/test'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { barriers, paint } from '../support/barriers.ts'
import { DIALOGS } from '../support/dialogs.ts'
import { focusFaults } from '../support/focus-order.ts'
import { missingTexts } from '../support/missing-texts.ts'
import { test as inOneWindow } from '../support/one-window.ts'
import { SCREENS } from '../support/screens.ts'
import type { Screen } from '../support/screens.ts'
import { expect, test as inItsOwnWindow } from '../support/test.ts'

const HEIGHT = 900

/** In English at a desk: no barrier in the dark, nor in the light's colours, and a way through it by Tab. */
async function atADesk(page: Page, open: Screen['open']): Promise<void> {
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await open(page)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect.soft.poll(() => barriers(page), 'dark at 1440').toEqual([])
  await paint(page, 'light', open)
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect.soft.poll(() => barriers(page, 'colours'), 'light at 1440').toEqual([])
  await paint(page, 'dark', open)
  expect.soft(await focusFaults(page), 'by Tab at 1440').toEqual([])
}

/** In another language, opened at one width and then seen at the others: every text is there, and all of it fits. */
async function inLanguage(
  page: Page,
  language: LanguageCode,
  open: Screen['open'],
  [width, ...others]: readonly [number, ...number[]],
  atFirst = async () => {},
): Promise<void> {
  await page.evaluate((code) => localStorage.setItem('hisLang', code), language)
  await page.setViewportSize({ width, height: HEIGHT })
  await open(page)
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].bcp47)
  await atFirst()
  for (const each of [width, ...others]) {
    await page.setViewportSize({ width: each, height: HEIGHT })
    const seen = `in ${LANGUAGES[language].name} at ${each}`
    expect.soft(await missingTexts(page), seen).toEqual([])
    const sideways = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    await expect.soft.poll(sideways, seen).toBeLessThanOrEqual(0)
  }
}

/** On a phone, where texts are longest: no barrier, and a way through it by Tab. */
function onAPhone(page: Page, open: Screen['open']): Promise<void> {
  return inLanguage(page, 'TY', open, [390, 1024, 1440], async () => {
    await expect.soft.poll(() => barriers(page), 'on a phone').toEqual([])
    expect.soft(await focusFaults(page), 'by Tab on a phone').toEqual([])
  })
}

/** The packs cannot lack a text; what fits is seen where texts are longest and lines tallest, elsewhere on these screens. */
const FEW = new Set(['home', 'register', 'security'])

for (const test of [inOneWindow, inItsOwnWindow]) test.use({ theme: 'dark' })

for (const { name, open, problems: expected } of [...SCREENS, ...DIALOGS]) {
  // What was loaded before would be there without the network.
  const test = expected ? inItsOwnWindow : inOneWindow
  test(`the ${name} has no barrier, and every text fits`, async ({ page, problems }) => {
    test.setTimeout(90_000)
    if (expected) problems.expect(expected)
    await atADesk(page, open)
    await onAPhone(page, open)
    if (DIALOGS.some((dialog) => dialog.name === name)) return
    for (const language of FEW.has(name) ? (['TH', 'CN', 'ID'] as const) : (['TH'] as const)) {
      await inLanguage(page, language, open, [1440, 1024, 390])
    }
  })
}
