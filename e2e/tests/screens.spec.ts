import type { Page } from '@playwright/test'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { axeViolations, setTheme } from '../support/axe.ts'
import { DIALOGS } from '../support/dialogs.ts'
import { focusFaults } from '../support/focus-order.ts'
import { missingTexts } from '../support/missing-texts.ts'
import { test as inOneWindow } from '../support/shared-context.ts'
import { SCREENS } from '../support/screens.ts'
import type { Screen } from '../support/screens.ts'
import { STATES } from '../support/states.ts'
import { expect, test as inItsOwnWindow } from '../support/test.ts'

const HEIGHT = 900

/** In English at a desk: no barrier in the dark, nor in the light's colours, and a way through it by Tab. */
async function onDesktop(page: Page, open: Screen['open']): Promise<void> {
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await open(page)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect.soft.poll(() => axeViolations(page), 'dark at 1440').toEqual([])
  await setTheme(page, 'light', open)
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect.soft.poll(() => axeViolations(page, 'colours'), 'light at 1440').toEqual([])
  await setTheme(page, 'dark', open)
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
function onPhone(page: Page, open: Screen['open']): Promise<void> {
  return inLanguage(page, 'TY', open, [390, 1024, 1440], async () => {
    await expect.soft.poll(() => axeViolations(page), 'on a phone').toEqual([])
    expect.soft(await focusFaults(page), 'by Tab on a phone').toEqual([])
  })
}

/** Screens with texts of every kind, also seen in scripts with taller lines; packs are complete by a test of their own. */
const IN_MORE_LANGUAGES = new Set(['home', 'register', 'security'])

for (const test of [inOneWindow, inItsOwnWindow]) test.use({ theme: 'dark' })

for (const { name, open, problems: expected } of [...SCREENS, ...DIALOGS]) {
  // What was loaded before would be there without the network.
  const test = expected ? inItsOwnWindow : inOneWindow
  test(`${name}: has no axe violations, is walked by Tab and fits every width`, async ({ page, problems }) => {
    if (expected) problems.expect(expected)
    await onDesktop(page, open)
    await onPhone(page, open)
    if (!IN_MORE_LANGUAGES.has(name)) return
    for (const language of ['TH', 'CN', 'ID'] as const) await inLanguage(page, language, open, [1440, 1024, 390])
  })
}

// An empty state is one block among parts that the other screens show: the narrowest page with the longest words is enough.
for (const { name, open, problems: expected } of STATES) {
  const test = expected ? inItsOwnWindow : inOneWindow
  test(`${name}: has no axe violations and fits a phone`, async ({ page, problems }) => {
    if (expected) problems.expect(expected)
    // The language is set in the storage of the site's origin.
    await page.goto('/readyz')
    await onPhone(page, open)
  })
}
