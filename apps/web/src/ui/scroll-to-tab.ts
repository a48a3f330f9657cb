type Sides = Pick<DOMRect, 'left' | 'right'>

/** How far a list must be scrolled so that one of its tabs stands in its middle; 0 if all of the tab is in view. */
export function scrollNeeded(list: Sides, tab: Sides): number {
  if (tab.left >= list.left && tab.right <= list.right) return 0
  return (tab.left + tab.right - list.left - list.right) / 2
}

/** Not `scrollIntoView`, which scrolls the page as well. */
export function scrollToTab(list: HTMLElement | null, tab: Element | null | undefined): void {
  if (list && tab) list.scrollLeft += scrollNeeded(list.getBoundingClientRect(), tab.getBoundingClientRect())
}
