import { beforeEach, vi } from 'vitest'

/** Gives every test of a file a browser tab's storage of its own, which Node has none of. Out: what it keeps at the moment. */
export function withTabStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })
  return kept
}
