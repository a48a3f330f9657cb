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

it('keeps the latest five, each once, however it is written', () => {
  for (const text of ['one', 'two', ' ', 'three', 'TWO ', 'four', 'five', 'six']) rememberSearch(text)
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'TWO', 'three'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

it('takes what others left there for nothing', () => {
  for (const value of ['no json', '{"a":1}', '[1,null,{}]', `["${'x'.repeat(61)}"]`]) {
    kept.set('search_history', value)
    expect(recentSearches()).toEqual([])
  }
})

it('goes on where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('one')
  expect(recentSearches()).toEqual([])
})
