import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** All that axe can say of a theme that differs from another in its colours alone. */
const COLOURS = ['color-contrast', 'link-in-text-block']
/** Made of the same parts as the rails before them; they take most of the time. */
const FURTHER_RAILS = '.rail:nth-of-type(n + 4)'

/** What axe finds on a page as it is: against WCAG 2.2 AA, or in its colours only. */
export async function axeViolations(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  // To load axe takes longer than to run it.
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'] })
    .exclude(FURTHER_RAILS)
    // Without frames there is nothing to put together, for which axe would open a page of its own.
    .setLegacyMode(page.frames().length === 1)
  return analyze(page, what === 'all' ? axe.withTags(WCAG_22_AA) : axe.withRules(COLOURS))
}

/** What axe finds in one part of a page, frames included. */
export function axeViolationsIn(page: Page, part: string): Promise<string[]> {
  return analyze(
    page,
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(WCAG_22_AA)
      .include(part),
  )
}

async function analyze(page: Page, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  await waitForFrame(page)
  const describeNode = ({ html, failureSummary = '' }: { html: string; failureSummary?: string }) =>
    `${html} ${failureSummary}`
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join('\n  ')}`)
}

/**
 * Waits until page and frames draw again. axe puts frames together in a page of its own, which hides the one it looked at; what is
 * pressed in a frame that is hidden yet goes nowhere.
 */
async function waitForFrame(page: Page): Promise<void> {
  await page.bringToFront()
  const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  await Promise.all(page.frames().map((frame) => frame.evaluate(drawn)))
}

/** Sets the theme of an open page; a game receives it at launch. */
export async function setTheme(page: Page, theme: 'dark' | 'light', open: (page: Page) => Promise<void>): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('theme', chosen)
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  if (page.frames().length > 1) await open(page)
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}
