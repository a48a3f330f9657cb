import { beforeEach, expect, it, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it('keeps the latest five, ignoring case and duplicates', () => {
  for (const text of ['one', 'two', ' ', 'three', 'TWO ', 'four', 'five', 'six']) rememberSearch(text)
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'TWO', 'three'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

it('ignores malformed storage', () => {
  for (const value of ['no json', '{"a":1}', '[1,null,{}]', `["${'x'.repeat(61)}"]`]) {
    kept.set('search_history', value)
    expect(recentSearches()).toEqual([])
  }
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('one')
  expect(recentSearches()).toEqual([])
})
