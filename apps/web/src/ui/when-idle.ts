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
