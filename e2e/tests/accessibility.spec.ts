import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DIALOGS } from '../support/dialogs.ts'
import { focusFaults } from '../support/focus-order.ts'
import { SCREENS } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Made of the same parts as the rails before them; they take most of the time. */
const FURTHER_RAILS = '.rail:nth-of-type(n + 4)'

/** What axe finds on a page as it is. */
async function barriers(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_22_AA)
    .exclude(FURTHER_RAILS)
  // Without frames there is nothing to put together, for which axe would open a page of its own.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n  ')}`)
}

/** Paints an opened page in a theme; a game is told of it when it is opened. */
async function paint(page: Page, theme: 'dark' | 'light', open: (page: Page) => Promise<void>): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  if (page.frames().length > 1) await open(page)
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

test.use({ theme: 'dark' })

for (const { name, open, problems: expected } of [...SCREENS, ...DIALOGS]) {
  test(`the ${name} has no barrier in either theme`, async ({ page, problems }) => {
    test.setTimeout(90_000)
    if (expected) problems.expect(expected)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(await barriers(page), `dark at ${width}`).toEqual([])
      // What differs on a phone is not its colours.
      if (width === 1440) {
        await paint(page, 'light', open)
        expect(await barriers(page), `light at ${width}`).toEqual([])
        await paint(page, 'dark', open)
      }
      expect(await focusFaults(page), `by Tab at ${width}`).toEqual([])
    }
  })
}
