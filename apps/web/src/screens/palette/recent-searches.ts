import { SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'

const KEY = 'search_history'
const KEPT = 5

/** What was searched for on this device, the latest first; nothing where the browser keeps nothing. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((one) => typeof one === 'string' && one.length <= SEARCH_TEXT_MAX).slice(0, KEPT)
  } catch {
    return []
  }
}

/** Puts a search first; the oldest falls out. */
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
    // A browser that keeps nothing searches all the same.
  }
}
