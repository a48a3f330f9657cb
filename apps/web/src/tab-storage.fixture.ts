import { beforeEach, vi } from 'vitest'

/** Gives every test of a file its own tab storage, which Node.js lacks. @returns the stored values */
export function withTabStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })
  return stored
}
