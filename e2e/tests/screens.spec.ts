import type { Page } from '@playwright/test'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { axeViolations, setTheme } from '../support/axe.ts'
import { DIALOGS } from '../support/dialogs.ts'
import { focusFaults } from '../support/focus-order.ts'
import { htmlFaults } from '../support/html.ts'
import { missingTexts } from '../support/missing-texts.ts'
import { prefer } from '../support/preferences.ts'
import { test as testInSharedContext } from '../support/shared-context.ts'
import { SCREENS } from '../support/screens.ts'
import type { Screen } from '../support/screens.ts'
import { STATES } from '../support/states.ts'
import { expect, test as testInOwnContext } from '../support/test.ts'

const HEIGHT = 900
const PHONE = 390

/** On desktop: axe and the HTML standard in the dark theme, colours of the light theme, and focus by Tab. */
async function checkDesktop(page: Page, open: Screen['open']): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect.soft.poll(() => axeViolations(page), 'dark at 1440').toEqual([])
  await expect.soft.poll(() => axeViolations(page, 'structure'), 'landmarks and headings at 1440').toEqual([])
  await expect.soft.poll(() => htmlFaults(page), 'HTML at 1440').toEqual([])
  await setTheme(page, 'light', open)
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect.soft.poll(() => axeViolations(page, 'colours'), 'light at 1440').toEqual([])
  await setTheme(page, 'dark', open)
  expect.soft(await focusFaults(page), 'by Tab at 1440').toEqual([])
}

/** On a phone: axe, the HTML standard, and focus by Tab. */
async function checkPhone(page: Page): Promise<void> {
  const violations = async () => {
    // Where the page was left, the sticky header may cover a target.
    await page.evaluate(() => scrollTo(0, 0))
    return axeViolations(page)
  }
  await expect.soft.poll(violations, 'on a phone').toEqual([])
  await expect.soft.poll(() => htmlFaults(page), 'HTML on a phone').toEqual([])
  expect.soft(await focusFaults(page), 'by Tab on a phone').toEqual([])
}

/** Opens a screen in a language at the first width and resizes it to the others: no text is missing, nothing overflows. */
async function openInLanguage(
  page: Page,
  language: LanguageCode,
  open: Screen['open'],
  widths: readonly [number, ...number[]],
  checkAt: (width: number) => Promise<void> = async () => {},
): Promise<void> {
  await prefer(page.context(), { language })
  await page.setViewportSize({ width: widths[0], height: HEIGHT })
  await open(page)
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].bcp47)
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const seen = `in ${LANGUAGES[language].name} at ${width}`
    expect.soft(await missingTexts(page), seen).toEqual([])
    const sideways = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    await expect.soft.poll(sideways, seen).toBeLessThanOrEqual(0)
    await checkAt(width)
  }
}

/** Screens with texts of every kind, checked in scripts with taller lines too. Another test checks that packs are complete. */
const IN_MORE_LANGUAGES = new Set(['home', 'register', 'security'])

/** One screen or dialog of each kind; the others are parts of `npm run test:nightly`. */
const DAILY = new Set(['home', 'register', 'deposit', 'log-in dialog'])
/** As in scripts/testing/nightly-parts.ts. */
const PARTS = 4
const everyNight = (index: number) => ['@nightly', `@screens-${(index % PARTS) + 1}`]
const getTags = (name: string, index: number) => (DAILY.has(name) ? [] : everyNight(index))

for (const test of [testInSharedContext, testInOwnContext]) test.use({ theme: 'dark' })

for (const [index, { name, open, problems: expected }] of [...SCREENS, ...DIALOGS].entries()) {
  // Offline, a shared context could still load what is in its cache.
  const test = expected ? testInOwnContext : testInSharedContext
  const title = `${name}: has no axe violations, shows the focus at every Tab stop and fits every width`
  test(title, { tag: getTags(name, index) }, async ({ page, problems }) => {
    if (expected) problems.expect(expected)
    // In the language with the longest texts. Opening a screen takes longest, so that it is opened once and resized.
    await openInLanguage(page, 'TY', open, [1440, 1024, PHONE], async (width) => {
      if (width === 1440) await checkDesktop(page, open)
      if (width === PHONE) await checkPhone(page)
    })
  })
}

for (const [index, { name, open }] of SCREENS.filter((screen) => IN_MORE_LANGUAGES.has(screen.name)).entries()) {
  testInSharedContext(`${name}: fits every width in every language`, { tag: everyNight(index) }, async ({ page }) => {
    for (const language of ['EN', 'TH', 'CN', 'ID'] as const)
      await openInLanguage(page, language, open, [1440, 1024, PHONE])
  })
}

// The rest of these pages is covered by other screens: the narrowest width with the longest texts is enough.
for (const [index, { name, open, problems: expected }] of STATES.entries()) {
  const test = expected ? testInOwnContext : testInSharedContext
  test(`${name}: has no axe violations and fits a phone`, { tag: getTags(name, index) }, async ({ page, problems }) => {
    if (expected) problems.expect(expected)
    await openInLanguage(page, 'TY', open, [PHONE, 1024, 1440], async (width) => {
      if (width === PHONE) await checkPhone(page)
    })
  })
}
