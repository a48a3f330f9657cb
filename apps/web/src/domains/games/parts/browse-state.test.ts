import { describe, expect, it } from 'vitest'
import {
  browseVariables,
  furtherFilters,
  isBrowsing,
  NO_FILTERS,
  parseBrowse,
  serialiseBrowse,
  SORTS,
  withFilters,
} from './browse-state.ts'
import type { BrowseState } from './browse-state.ts'

const read = (query: string) => parseBrowse(new URLSearchParams(query))
const plain: BrowseState = { ...NO_FILTERS, sort: 'POPULAR', page: 1 }

describe('the list state in the URL', () => {
  it('survives a round trip with any content', () => {
    const searches = ['', 'sen', 'cá vàng', 'a&b=c', '100%', '  in  the middle'.trim(), '龙', '🐉 rồng']
    const vendorLists = [[], ['SEN'], ['SEN', 'HAC', 'B-2']]
    for (const search of searches)
      for (const vendors of vendorLists)
        for (const sort of SORTS)
          for (const page of [1, 2, 10_000]) {
            const state: BrowseState = { ...NO_FILTERS, vendors, search, sort, page }
            expect(read(serialiseBrowse(state).toString())).toEqual(state)
          }
  })

  it('reads all filters in any order', () => {
    const state: BrowseState = {
      ...plain,
      classes: ['SLOT', 'DRAGON_TIGER'],
      minBet: '1000.5',
      minLines: 20,
      marks: ['hot', 'favourites'],
    }
    const address = serialiseBrowse(state).toString()
    expect(address).toBe('class=slot&class=dragon-tiger&only=hot&only=favourites&bet=1000.5&lines=20')
    expect(read(address)).toEqual(state)
    expect(read('lines=20&only=favourites&bet=1000.5&class=dragon-tiger&only=hot&class=slot')).toEqual(state)
    expect(furtherFilters(state)).toBe(6)
    expect(browseVariables(state).filter).toEqual({
      vendors: [],
      search: null,
      classes: ['SLOT', 'DRAGON_TIGER'],
      minBet: '1000.5',
      minPayLines: 20,
      hot: true,
      favourites: true,
    })
  })

  it('names a family, which counts as a filter and excludes the others', () => {
    const state = withFilters(
      { ...plain, vendors: ['SEN'], page: 3 },
      { ...NO_FILTERS, family: 'SEN.PVP.cards-bench.TG' },
    )
    expect(serialiseBrowse(state).toString()).toBe('family=SEN.PVP.cards-bench.TG')
    expect(read('family=SEN.PVP.cards-bench.TG')).toEqual(state)
    expect(isBrowsing(state)).toBe(true)
    expect(browseVariables(state).filter).toMatchObject({ family: 'SEN.PVP.cards-bench.TG' })
    for (const invalid of ["a'b", 'a b', 'x'.repeat(81)])
      expect(read(new URLSearchParams({ family: invalid }).toString())).toEqual(plain)
  })

  it('omits defaults', () => {
    expect(serialiseBrowse(plain).toString()).toBe('')
    expect(serialiseBrowse({ ...plain, sort: 'RETURN_TO_PLAYER' }).toString()).toBe('sort=return-to-player')
  })

  it('falls back to the default of each invalid part', () => {
    for (const page of ['0', '-1', '1.5', 'two', '10001', '9999999', '', '1e3', '０'])
      expect(read(`page=${page}`).page).toBe(1)
    expect(read('sort=POPULAR&page=3')).toEqual({ ...plain, page: 3 })
    expect(read('sort=cheapest').sort).toBe('POPULAR')
    for (const bet of ['0', '-1', '01', '1e3', '1,000', '1.23456', '1234567890123', '１']) {
      expect(read(`bet=${bet}`).minBet).toBe('')
    }
    for (const lines of ['0', '-1', '1.5', '10000', 'x']) expect(read(`lines=${lines}`).minLines).toBe(0)
    expect(read('class=SLOT&class=nosuch&only=free&only=open')).toEqual({ ...plain, marks: ['open'] })
    expect(read('vendor=&vendor=%3Cscript%3E&vendor=SEN&vendor=SEN').vendors).toEqual(['SEN'])
  })

  it('clamps to the gateway’s limits', () => {
    expect([...read(`search=${encodeURIComponent('🐉'.repeat(80))}`).search]).toHaveLength(60)
    const many = Array.from({ length: 60 }, (_, index) => `vendor=V${index}`).join('&')
    expect(read(many).vendors).toHaveLength(40)
  })

  it('resets the page when the filters change', () => {
    const state = withFilters({ ...plain, page: 7 }, { sort: 'NEW' })
    expect(state).toEqual({ ...plain, sort: 'NEW', page: 1 })
  })

  it('detects active filters', () => {
    expect(isBrowsing(plain)).toBe(false)
    for (const change of [
      { vendors: ['SEN'] },
      { search: 'x' },
      { minLines: 5 },
      { sort: 'NEW' as const },
      { page: 2 },
    ])
      expect(isBrowsing({ ...plain, ...change })).toBe(true)
  })

  it('omits an empty search from the variables', () => {
    expect(browseVariables(plain)).toEqual({ filter: { vendors: [], search: null }, sort: 'POPULAR', page: 1 })
  })
})
