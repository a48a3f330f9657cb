import { describe, expect, it } from 'vitest'
import { browseVariables, isBrowsing, parseBrowse, serialiseBrowse, SORTS, withFilters } from './browse-state.ts'
import type { BrowseState } from './browse-state.ts'

const read = (query: string) => parseBrowse(new URLSearchParams(query))
const plain: BrowseState = { vendors: [], search: '', sort: 'POPULAR', page: 1 }

describe('the state of a list in the address', () => {
  it('comes back as it went, whatever is in it', () => {
    const searches = ['', 'sen', 'cá vàng', 'a&b=c', '100%', '  in  the middle'.trim(), '龙', '🐉 rồng']
    const vendorLists = [[], ['SEN'], ['SEN', 'HAC', 'B-2']]
    for (const search of searches)
      for (const vendors of vendorLists)
        for (const sort of SORTS)
          for (const page of [1, 2, 10_000]) {
            const state = { vendors, search, sort, page }
            expect(read(serialiseBrowse(state).toString())).toEqual(state)
          }
  })

  it('leaves defaults out, so that one list has one address', () => {
    expect(serialiseBrowse(plain).toString()).toBe('')
    expect(serialiseBrowse({ ...plain, sort: 'RETURN_TO_PLAYER' }).toString()).toBe('sort=return-to-player')
  })

  it('falls back piece by piece where the address makes no sense', () => {
    for (const page of ['0', '-1', '1.5', 'two', '10001', '9999999', '', '1e3', '０'])
      expect(read(`page=${page}`).page).toBe(1)
    expect(read('sort=POPULAR&page=3')).toEqual({ ...plain, page: 3 })
    expect(read('sort=cheapest').sort).toBe('POPULAR')
    expect(read('vendor=&vendor=%3Cscript%3E&vendor=SEN&vendor=SEN').vendors).toEqual(['SEN'])
  })

  it('keeps to the bounds that the gateway sets', () => {
    expect([...read(`search=${encodeURIComponent('🐉'.repeat(80))}`).search]).toHaveLength(60)
    const many = Array.from({ length: 60 }, (_, index) => `vendor=V${index}`).join('&')
    expect(read(many).vendors).toHaveLength(40)
  })

  it('starts another list at its first page', () => {
    const state = withFilters({ ...plain, page: 7 }, { sort: 'NEW' })
    expect(state).toEqual({ ...plain, sort: 'NEW', page: 1 })
  })

  it('tells a narrowed list from the plain one', () => {
    expect(isBrowsing(plain)).toBe(false)
    for (const change of [{ vendors: ['SEN'] }, { search: 'x' }, { sort: 'NEW' as const }, { page: 2 }])
      expect(isBrowsing({ ...plain, ...change })).toBe(true)
  })

  it('asks the gateway without an empty search', () => {
    expect(browseVariables(plain)).toEqual({ filter: { vendors: [], search: null }, sort: 'POPULAR', page: 1 })
  })
})
