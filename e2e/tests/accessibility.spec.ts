import { AxeBuilder } from '@axe-core/playwright'
import { DIALOGS } from '../support/dialogs.ts'
import { SCREENS } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Made of the same parts as the rails before them; they take most of the time. */
const FURTHER_RAILS = '.rail:nth-of-type(n + 4)'

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme })

    for (const { name, open } of [...SCREENS, ...DIALOGS]) {
      test(`the ${name} has no barrier`, async ({ page }) => {
        // What differs on a phone is not its colours.
        for (const width of theme === 'dark' ? [1440, 390] : [1440]) {
          await page.setViewportSize({ width, height: 900 })
          await open(page)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).exclude(FURTHER_RAILS).analyze()
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n  ')}`)
          expect(found, `at ${width}`).toEqual([])
        }
      })
    }
  })
}
