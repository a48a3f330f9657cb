import { beforeEach, expect, it, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
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
    stored.set('search_history', value)
    expect(recentSearches()).toEqual([])
  }
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('one')
  expect(recentSearches()).toEqual([])
})
