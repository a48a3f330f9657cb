/**
 * Calls `listener` whenever the page is looked at again. A hidden page may be frozen, and a page from the back/forward cache was.
 * @returns stops
 */
export function onPageShown(listener: () => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const shown = () => {
    if (!document.hidden) listener()
  }
  addEventListener('focus', shown, { signal })
  addEventListener('pageshow', shown, { signal })
  document.addEventListener('visibilitychange', shown, { signal })
  return () => stopping.abort()
}
