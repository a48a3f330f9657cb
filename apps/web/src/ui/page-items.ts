/** Page links around the current page, and at each end. */
const PAGE_RANGE = 3
const MARGIN_PAGES = 1

export type PageItem = number | 'gap'

/**
 * Page links, from 1: the first, the last, and three around the current one. A gap of a single page shows that page instead.
 * `pageItems(6, 12)` is `[1, 'gap', 5, 6, 7, 'gap', 12]`.
 */
export function pageItems(current: number, count: number): PageItem[] {
  const start = Math.max(1, Math.min(current - Math.floor(PAGE_RANGE / 2), count - PAGE_RANGE + 1))
  const items: PageItem[] = []
  for (let page = 1, last = 0; page <= count; page += 1) {
    const margin = page <= MARGIN_PAGES || page > count - MARGIN_PAGES
    const inRange = page >= start && page < start + PAGE_RANGE
    if (!margin && !inRange) continue
    if (page - last === 2) items.push(page - 1)
    else if (page - last > 2) items.push('gap')
    items.push(page)
    last = page
  }
  return items
}
