import { useSearchParams } from 'react-router-dom'
import { parseBrowse, serialiseBrowse, withFilters } from './browse-state.ts'
import type { BrowseState } from './browse-state.ts'

export interface Browse {
  state: BrowseState
  /** `replace` keeps partial searches out of the history. */
  change: (change: Partial<Omit<BrowseState, 'page'>>, options?: { replace?: boolean }) => void
  clear: () => void
  /** Query string with changed filters or sort order, for links. */
  addressWith: (change: Partial<Omit<BrowseState, 'page'>>) => string
  pageAddress: (page: number) => string
}

/** The list's state, read from the URL, and functions to change it. */
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
