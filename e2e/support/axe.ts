import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { prefer } from './preferences.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Landmarks and headings, which WCAG only advises. */
const STRUCTURE_RULES = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
]
/** Rules that depend on colours, all that another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** The same components as the first rails, which take most of the time. */
const FURTHER_RAILS = '.rail:nth-of-type(n + 4)'

/** Violations of WCAG 2.2 AA on the page as it is, or of the rules on its structure or colours only. */
export async function axeViolations(page: Page, what: 'all' | 'structure' | 'colours' = 'all'): Promise<string[]> {
  // Loading axe takes longer than running it.
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis))
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .options({ resultTypes: ['violations'] })
    .exclude(FURTHER_RAILS)
    // Without the legacy mode, axe opens a page of its own to merge results of frames.
    .setLegacyMode(page.frames().length === 1)
  if (what === 'all') return analyze(page, axe.withTags(WCAG_22_AA))
  // A game is a document of its own, with landmarks of its own.
  if (what === 'structure') return analyze(page, axe.exclude('iframe').withRules(STRUCTURE_RULES))
  return analyze(page, axe.withRules(COLOUR_RULES))
}

/** Violations in one part of a page, frames included. */
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
 * Waits until page and frames render again. axe merges results of frames in a page of its own, which hides the tested one, and a
 * hidden frame ignores clicks.
 */
async function waitForFrame(page: Page): Promise<void> {
  await page.bringToFront()
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  await Promise.all(page.frames().map((frame) => frame.evaluate(nextFrame)))
}

/** Sets the theme of an open page; a game receives it at launch. */
export async function setTheme(
  page: Page,
  theme: 'dark' | 'light',
  open: (page: Page) => Promise<void>,
): Promise<void> {
  await prefer(page.context(), { theme })
  await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme)
  if (page.frames().length > 1) await open(page)
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}
