import type { GameFilter, GameSort } from '@playhouse/schema/types.generated.ts'
import { LOBBY_PAGE_MAX, LOBBY_VENDORS_MAX, SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'

/** Orders a list of games can be put in; the first is the one without a word in the address. */
export const SORTS = ['POPULAR', 'NEW', 'NAME', 'RETURN_TO_PLAYER', 'VOLATILITY'] as const satisfies readonly GameSort[]

/** What is asked of a list of games. All of it stands in the address: `?vendor=A&vendor=B&search=…&sort=new&page=2`. */
export interface BrowseState {
  /** Codes of vendors; none means all. */
  vendors: readonly string[]
  search: string
  sort: GameSort
  /** From 1. */
  page: number
}

const VENDOR_CODE = /^[A-Za-z0-9_-]{1,32}$/

/** Reads an address. What is out of bounds or not a word of ours falls back to its default, piece by piece. */
export function parseBrowse(params: URLSearchParams): BrowseState {
  const vendors = new Set(params.getAll('vendor').filter((code) => VENDOR_CODE.test(code)))
  const sort = SORTS.find((one) => sortWord(one) === params.get('sort'))
  return {
    vendors: [...vendors].slice(0, LOBBY_VENDORS_MAX),
    search: [...(params.get('search') ?? '').trim()].slice(0, SEARCH_TEXT_MAX).join(''),
    sort: sort ?? 'POPULAR',
    page: pageOf(params.get('page')),
  }
}

/** The address of a state; defaults are left out, so that one list has one address. */
export function serialiseBrowse({ vendors, search, sort, page }: BrowseState): URLSearchParams {
  const params = new URLSearchParams(vendors.map((code) => ['vendor', code]))
  if (search) params.set('search', search)
  if (sort !== 'POPULAR') params.set('sort', sortWord(sort))
  if (page > 1) params.set('page', String(page))
  return params
}

/** The state after a change of filters: the list is another one, so it starts at its first page. */
export function withFilters(state: BrowseState, change: Partial<Omit<BrowseState, 'page'>>): BrowseState {
  return { ...state, ...change, page: 1 }
}

/** True if the list is narrowed down. */
export function hasFilters({ vendors, search }: BrowseState): boolean {
  return vendors.length > 0 || search !== ''
}

/** True if anything differs from the list's plain address. */
export function isBrowsing(state: BrowseState): boolean {
  return hasFilters(state) || state.sort !== 'POPULAR' || state.page > 1
}

/** The state as a query's variables. */
export function browseVariables({ vendors, search, sort, page }: BrowseState): {
  filter: GameFilter
  sort: GameSort
  page: number
} {
  return { filter: { vendors: [...vendors], search: search || null }, sort, page }
}

function sortWord(sort: GameSort): string {
  return sort.toLowerCase().replaceAll('_', '-')
}

function pageOf(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return 1
  const page = Number(text)
  return page > LOBBY_PAGE_MAX ? 1 : page
}
