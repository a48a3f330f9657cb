/** One reused window: a second lottery replaces the first. */
const NAME = 'sea-lottery'
const FEATURES = 'popup,width=1024,height=768'

/**
 * Opens an address of this site in the window of the sea lotteries and focuses it. Call it directly in the click
 * handler: browsers block windows that open later. Not `noopener`, which would make a blocked window undetectable and
 * an open one unreachable; its page is our own.
 * @returns whether the browser opened it
 */
export function openSeaWindow(address: string): boolean {
  const opened = window.open(address, NAME, FEATURES)
  opened?.focus()
  return opened !== null
}
