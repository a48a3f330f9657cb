import { useSearchParams } from 'react-router-dom'
import { parseBrowse, serialiseBrowse, withFilters } from './browse-state.ts'
import type { BrowseState } from './browse-state.ts'

export interface Browse {
  state: BrowseState
  /** Filters, searches or sorts anew. `replace` keeps half-typed searches out of the history. */
  change: (change: Partial<Omit<BrowseState, 'page'>>, options?: { replace?: boolean }) => void
  clear: () => void
  /** The address of the list with other filters or another order, for links. */
  addressWith: (change: Partial<Omit<BrowseState, 'page'>>) => string
  /** The address of a page of the same list, for links. */
  pageAddress: (page: number) => string
}

/** The state of the list on this page, read from the address, and the ways to change it. */
export function useBrowse(): Browse {
  const [params, setParams] = useSearchParams()
  const state = parseBrowse(params)
  return {
    state,
    change: (change, { replace = false } = {}) =>
      setParams((latest) => serialiseBrowse(withFilters(parseBrowse(latest), change)), {
        replace,
        preventScrollReset: true,
      }),
    clear: () => setParams(new URLSearchParams(), { preventScrollReset: true }),
    addressWith: (change) => `?${serialiseBrowse(withFilters(state, change))}`,
    pageAddress: (page) => `?${serialiseBrowse({ ...state, page })}`,
  }
}
