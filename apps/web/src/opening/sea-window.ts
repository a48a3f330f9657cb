/** One window, used again: a second lottery takes the place of the first. */
const NAME = 'sea-lottery'
const FEATURES = 'popup,width=1024,height=768'

/**
 * Shows an address of this site in the window of the sea lotteries, in front. To be called in the press itself: browsers refuse windows
 * that open later. It is not `noopener`: such a window can be neither told from a refused one nor found again, and the page
 * in it is our own. Out: whether the browser let it open.
 */
export function openSeaWindow(address: string): boolean {
  const opened = window.open(address, NAME, FEATURES)
  opened?.focus()
  return opened !== null
}
