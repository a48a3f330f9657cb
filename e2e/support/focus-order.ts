import type { Page } from '@playwright/test'

interface Stop {
  /** Role and label. */
  name: string
  visits: number
  faults: string[]
}

/** Runs in the page. Null if the focus has left the content or dialog. */
function inspectFocus(): Stop | null {
  const at = document.activeElement as HTMLElement | null
  if (!at?.closest('main, dialog, [role=dialog], [popover]') || at instanceof HTMLIFrameElement) return null
  const { tabVisits } = globalThis as unknown as { tabVisits: Map<Element, number> }
  const visits = (tabVisits.get(at) ?? 0) + 1
  tabVisits.set(at, visits)
  const isRinged = (element: Element | null, part?: string) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  const carriers = [at, at.parentElement, at.nextElementSibling, at.closest('label')]
  const ringed = carriers.some((element) => isRinged(element)) || isRinged(at, '::after')
  // The label draws a custom checkbox.
  const seen = at.matches('[type=radio], [type=checkbox]') ? (at.closest('label') ?? at) : at
  const { left, right, top, bottom, width, height } = seen.getBoundingClientRect()
  const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width * height > 0
  // A header may cover the beginning of a long element, but not all of it.
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const free = [0.1, 0.5, 0.9].some((share) => {
    const over = document.elementFromPoint(x, from + (to - from) * share)
    // Toasts leave by themselves.
    return over === null || seen.contains(over) || over.contains(seen) || over.closest('section[popover]') !== null
  })
  return {
    name: `${at.getAttribute('role') ?? at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.slice(0, 40)}`,
    visits,
    faults: [...(ringed ? [] : ['no ring']), ...(inView ? [] : ['out of view']), ...(free ? [] : ['covered'])],
  }
}

/**
 * Tabs through a page's content, or through the open dialog or window.
 * @returns focused elements that are out of view, covered or without a focus ring
 * @param most number of stops after which the rest repeats
 */
export async function focusFaults(page: Page, maximum = 30): Promise<string[]> {
  await page.evaluate(() => Object.assign(globalThis, { tabVisits: new Map() }))
  const open = page.locator('dialog[open], [popover]:popover-open')
  // A window beside the page comes first: Escape closes it where it covers the page.
  if ((await open.count()) === 0)
    await page.evaluate(() => {
      const start = document.querySelector<HTMLElement>('section[role=dialog]') ?? document.querySelector('main')
      start?.focus()
    })
  const found: string[] = []
  for (let stops = 0; stops < maximum; stops += 1) {
    await page.keyboard.press('Tab')
    let stop = await page.evaluate(inspectFocus)
    if (!stop || stop.visits > 1) break
    // A list that lost the focus may still be closing, and a row of links scrolling.
    for (let tries = 0; stop && stop.faults.length > 0 && tries < 10; tries += 1) {
      await page.waitForTimeout(300)
      stop = await page.evaluate(inspectFocus)
    }
    if (stop && stop.faults.length > 0) found.push(`${stop.name}: ${stop.faults.join(', ')}`)
  }
  return found
}

/** Whether the focus is on the page below the dialog. */
export const isOutside = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement !== document.body && activeElement?.closest('dialog[open]') === null
  })
