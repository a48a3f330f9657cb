/**
 * Acts between frames, once the browser has nothing to draw or answer, so that neither is kept waiting; where it does not tell when that is,
 * soon.
 * @param within milliseconds after which it acts in any case
 * @returns lets it be
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
 * The same, but not before the next frame has begun: what is still to be drawn is drawn first. While a wheel turns, the browser may be idle
 * several times before it draws, and all that is done meanwhile makes that one frame longer.
 * @param within milliseconds from that frame on after which it acts in any case
 * @returns lets it be
 */
export function afterFrame(act: () => void, within: number): () => void {
  let letBe = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => (letBe = whenIdle(act, within)))
  return () => letBe()
}
