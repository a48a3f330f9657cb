import type { GameClass, GameFilter, GameSort } from '@playhouse/schema/types.generated.ts'
import { FAMILY_MAX, LOBBY_PAGE_MAX, LOBBY_VENDORS_MAX, SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import type { FilterMenu_LobbyFragment } from './filter-menu.generated.ts'

export type Facets = NonNullable<FilterMenu_LobbyFragment['facets']>

/** Game classes; each has a name in the language packs. */
const CLASSES = [
  'SLOT',
  'SCRATCH',
  'VIDEO_POKER',
  'JACKPOT',
  'TABLE',
  'ARCADE',
  'BINGO',
  'BACCARAT',
  'SIC_BO',
  'ROULETTE',
  'DRAGON_TIGER',
  'BULL_BULL',
  'BLACKJACK',
  'OTHER',
] as const satisfies readonly GameClass[]

/** Sort orders; the first is the default and not part of the URL. */
export const SORTS = ['POPULAR', 'NEW', 'NAME', 'RETURN_TO_PLAYER', 'VOLATILITY'] as const satisfies readonly GameSort[]

export const MARKS = ['hot', 'new', 'open', 'favourites'] as const satisfies readonly (keyof GameFilter)[]
export type GameMark = (typeof MARKS)[number]

export interface BrowseFilters {
  /** Vendor codes; empty for all. */
  vendors: readonly string[]
  search: string
  /** Empty for all. */
  classes: readonly GameClass[]
  /** Games playable for this stake; decimal string, empty for any. */
  minBet: string
  /** Games with this number of pay lines; 0 for any. */
  minLines: number
  /** Games that have all of these marks. */
  marks: readonly GameMark[]
  /** Games that only differ in their themes; empty for any. */
  family: string
}

/** State of a list of games, kept in the URL: `?vendor=A&vendor=B&class=slot&bet=1000&lines=20&only=hot&family=A.B&search=…&sort=new&page=2`. */
export interface BrowseState extends BrowseFilters {
  sort: GameSort
  /** From 1. */
  page: number
}

export const NO_FILTERS: BrowseFilters = {
  vendors: [],
  search: '',
  classes: [],
  minBet: '',
  minLines: 0,
  marks: [],
  family: '',
}

const VENDOR_CODE = /^[A-Za-z0-9_-]{1,32}$/
const FAMILY = /^[A-Za-z0-9._-]+$/
const STAKE = /^[1-9]\d{0,11}(?:\.\d{1,4})?$|^0\.\d{1,4}$/
const LINES = /^[1-9]\d{0,3}$/

/** Parses the URL; each invalid part falls back to its default. */
export function parseBrowse(params: URLSearchParams): BrowseState {
  const vendors = new Set(params.getAll('vendor').filter((code) => VENDOR_CODE.test(code)))
  const among = <Word extends string>(texts: readonly Word[], name: string) => {
    const given = params.getAll(name)
    return texts.filter((word) => given.includes(getWord(word)))
  }
  const bet = params.get('bet') ?? ''
  const lines = params.get('lines') ?? ''
  const family = params.get('family') ?? ''
  return {
    vendors: [...vendors].slice(0, LOBBY_VENDORS_MAX),
    search: [...(params.get('search') ?? '').trim()].slice(0, SEARCH_TEXT_MAX).join(''),
    classes: among(CLASSES, 'class'),
    minBet: STAKE.test(bet) ? bet : '',
    minLines: LINES.test(lines) ? Number(lines) : 0,
    marks: among(MARKS, 'only'),
    family: FAMILY.test(family) && family.length <= FAMILY_MAX ? family : '',
    sort: SORTS.find((one) => getWord(one) === params.get('sort')) ?? 'POPULAR',
    page: getPage(params.get('page')),
  }
}

/** Query string of a state. Defaults are omitted, so that a list has one URL. */
export function serialiseBrowse(state: BrowseState): URLSearchParams {
  const { vendors, search, classes, minBet, minLines, marks, family, sort, page } = state
  const params = new URLSearchParams([
    ...vendors.map((code) => ['vendor', code]),
    ...classes.map((one) => ['class', getWord(one)]),
    ...marks.map((one) => ['only', one]),
  ])
  if (minBet) params.set('bet', minBet)
  if (minLines > 0) params.set('lines', String(minLines))
  if (family) params.set('family', family)
  if (search) params.set('search', search)
  if (sort !== 'POPULAR') params.set('sort', getWord(sort))
  if (page > 1) params.set('page', String(page))
  return params
}

/** Changed filters start at the first page. */
export function withFilters(state: BrowseState, change: Partial<Omit<BrowseState, 'page'>>): BrowseState {
  return { ...state, ...change, page: 1 }
}

/** Number of active filters of the menu: as many as have a tag. */
export function furtherFilters({ classes, minBet, minLines, marks }: BrowseState): number {
  return classes.length + (minBet ? 1 : 0) + (minLines > 0 ? 1 : 0) + marks.length
}

export function hasFilters(state: BrowseState): boolean {
  return state.vendors.length > 0 || state.search !== '' || state.family !== '' || furtherFilters(state) > 0
}

/** Whether the URL differs from the default. */
export function isBrowsing(state: BrowseState): boolean {
  return hasFilters(state) || state.sort !== 'POPULAR' || state.page > 1
}

/** Variables of the query, without inactive filters. */
export function browseVariables({
  vendors,
  search,
  classes,
  minBet,
  minLines,
  marks,
  family,
  sort,
  page,
}: BrowseState): {
  filter: GameFilter
  sort: GameSort
  page: number
} {
  const further: GameFilter = {
    ...(classes.length > 0 && { classes: [...classes] }),
    ...(family && { family }),
    ...(minBet && { minBet }),
    ...(minLines > 0 && { minPayLines: minLines }),
    ...Object.fromEntries(marks.map((mark) => [mark, true])),
  }
  return { filter: { vendors: [...vendors], search: search || null, ...further }, sort, page }
}

const getWord = (value: string): string => value.toLowerCase().replaceAll('_', '-')

function getPage(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return 1
  const page = Number(text)
  return page > LOBBY_PAGE_MAX ? 1 : page
}
