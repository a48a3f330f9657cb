import { beforeEach, vi } from 'vitest'

/** Gives every test of a file its own tab storage, which Node.js lacks. @returns the stored values */
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
