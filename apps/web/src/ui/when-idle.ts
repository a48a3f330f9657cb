/**
 * Calls `act` when the browser is idle, or soon if it does not report idleness.
 * @param within deadline in milliseconds
 * @returns cancels
 */
export function whenIdle(act: () => void, within: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(act, { timeout: within })
    return () => cancelIdleCallback(idle)
  }
  const soon = setTimeout(act)
  return () => clearTimeout(soon)
}

/**
 * As `whenIdle`, but after the next frame has begun, so that pending rendering comes first. While a wheel turns, the browser
 * reports idleness several times before it renders, and work done then delays that frame.
 * @param within deadline in milliseconds after that frame
 * @returns cancels
 */
export function afterFrame(act: () => void, within: number): () => void {
  let letBe = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => (letBe = whenIdle(act, within)))
  return () => letBe()
}

/** Somebody begins to use the page. */
const USE_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Calls `act` once: when the browser is idle, or earlier when somebody begins to use the page.
 * @param within deadline in milliseconds
 */
export function whenIdleOrUsed(act: () => void, within: number): void {
  const begun = new AbortController()
  const begin = () => {
    if (begun.signal.aborted) return
    begun.abort()
    act()
  }
  whenIdle(begin, within)
  for (const use of USE_EVENTS) addEventListener(use, begin, { passive: true, signal: begun.signal })
}
