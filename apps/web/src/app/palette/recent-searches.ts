import { SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'

const KEY = 'search_history'
const KEPT = 5

/** Newest first; empty without storage. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((one) => typeof one === 'string' && one.length <= SEARCH_TEXT_MAX).slice(0, KEPT)
  } catch {
    return []
  }
}

export function rememberSearch(text: string): void {
  const wanted = text.trim()
  if (!wanted) return
  keep([wanted, ...recentSearches().filter((one) => one.toLowerCase() !== wanted.toLowerCase())].slice(0, KEPT))
}

export function forgetSearches(): void {
  keep([])
}

function keep(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Search works without storage.
  }
}
