import { foldText } from '@playhouse/shared/fold-text.ts'
import { SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'

const SORTS = ['POPULAR', 'NEW', 'NAME', 'RETURN_TO_PLAYER', 'VOLATILITY'] as const

/** The schema's GameFilter without members' filters. */
interface Filter {
  search?: string
  vendors?: string[]
  classes?: ('SLOT' | 'ARCADE' | 'JACKPOT')[]
  minBet?: string
  minPayLines?: number
  hot?: true
  new?: true
  open?: true
}

export interface Search {
  kind: string
  lobbyId: string | null
  filter: Filter
  sort: (typeof SORTS)[number]
  page: number
}

export interface NamedGame {
  name: string
  vendorCode: string
}

/** A small generator (mulberry32), so that every run sends the same searches. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A typing error: two letters swapped, one missing or one doubled. */
function slip(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2))
  const kind = Math.floor(random() * 3)
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1)
  if (kind === 1) return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
  return text.slice(0, at) + (text[at] ?? 'a') + text.slice(at)
}

/**
 * Varied searches derived from the catalogue's names: whole words, prefixes, several words, without accents, with typing errors,
 * with each filter and sort order, short ones, ones without matches, and filters without text. All differ, so that no cache
 * responds.
 */
export function variedSearches(games: readonly NamedGame[], count: number, seed: number): Search[] {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const anyOrder = () => ({ sort: pick(SORTS), page: 1 + Math.floor(random() * 3) })
  /** Many stakes and pay lines, so that all filters differ. */
  const furtherFilters = (): Filter => ({
    minBet: (1_000 + Math.floor(random() * 500_000) / 100).toFixed(2),
    minPayLines: 1 + Math.floor(random() * 20),
    ...(random() < 0.5 && { classes: ['SLOT', pick(['ARCADE', 'JACKPOT'] as const)] }),
    ...(random() < 0.5 && { open: true }),
    ...(random() < 0.3 && { hot: true }),
    ...(random() < 0.2 && { new: true }),
  })
  const makers: Record<string, () => Partial<Search> & { filter: Search['filter'] }> = {
    word: () => ({ filter: { search: pick(pick(games).name.split(' ')) } }),
    beginning: () => ({ filter: { search: pick(games).name.slice(0, 3 + Math.floor(random() * 4)) } }),
    name: () => ({ filter: { search: pick(games).name } }),
    'no accents': () => ({ filter: { search: foldText(pick(games).name) } }),
    slip: () => ({ filter: { search: slip(foldText(pick(games).name), random) } }),
    'slip in a word': () => ({ filter: { search: slip(foldText(pick(pick(games).name.split(' '))), random) } }),
    'two letters': () => ({ filter: { search: pick(games).name.slice(0, 2) } }),
    'words turned round': () => ({ filter: { search: pick(games).name.split(' ').toReversed().join(' ') } }),
    'with vendors': () => ({
      filter: { search: pick(pick(games).name.split(' ')), vendors: [pick(games).vendorCode, pick(games).vendorCode] },
    }),
    'in a lobby': () => ({ lobbyId: 'RNG', filter: { search: pick(pick(games).name.split(' ')) } }),
    'other order': () => ({ sort: pick(SORTS), filter: { search: pick(games).name.slice(0, 4) } }),
    'second page': () => ({ page: 2, filter: { search: pick(games).name.slice(0, 3) } }),
    'filters alone': () => ({ ...anyOrder(), filter: furtherFilters() }),
    'filters of a lobby': () => ({
      ...anyOrder(),
      lobbyId: 'RNG',
      filter: {
        ...furtherFilters(),
        vendors: [pick(games).vendorCode, pick(games).vendorCode, pick(games).vendorCode],
      },
    }),
    'every filter and text': () => ({
      ...anyOrder(),
      lobbyId: 'RNG',
      filter: { ...furtherFilters(), search: pick(pick(games).name.split(' ')), vendors: [pick(games).vendorCode] },
    }),
    'filters and a slip': () => ({
      ...anyOrder(),
      filter: { ...furtherFilters(), search: slip(foldText(pick(pick(games).name.split(' '))), random) },
    }),
    nothing: () => ({ filter: { search: `zq${Math.floor(random() * 1e6)}xw` } }),
  }
  const kinds = Object.keys(makers)
  const searches = new Map<string, Search>()
  for (let made = 0; searches.size < count && made < count * 50; made += 1) {
    const kind = kinds[made % kinds.length] as string
    const search: Search = { kind, lobbyId: null, sort: 'POPULAR', page: 1, ...makers[kind]?.() } as Search
    const text = search.filter.search?.slice(0, SEARCH_TEXT_MAX).trim()
    if (text === '') continue
    if (text !== undefined) search.filter.search = text
    searches.set(JSON.stringify({ ...search, kind: '' }), search)
  }
  return [...searches.values()].slice(0, count)
}
