/**
 * The platform's time less the page's running time. `performance.now()` does not jump when somebody sets the clock. A response that was
 * cached or slow makes the time seem earlier, so the largest difference is the best.
 */
let ahead = -Infinity

/** Corrects the clock by a time that the server said, in epoch milliseconds or as a text. */
export function observeServerTime(serverTime: number | string | null | undefined): void {
  // On the server the clock is right, and one page must not change another's.
  if (import.meta.env.SSR || serverTime == null) return
  const difference = new Date(serverTime).getTime() - performance.now()
  if (difference > ahead) ahead = difference
}

/** The platform's time in epoch milliseconds, whatever the device's clock says; the device's until a response has come. */
export function serverNow(): number {
  // oxlint-disable-next-line source/platform-time -- the only one
  return ahead === -Infinity ? Date.now() : performance.now() + ahead
}
