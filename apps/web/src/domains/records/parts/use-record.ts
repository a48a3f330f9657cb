import { useNavigate } from 'react-router-dom'
import type { Days } from '../../../day-range.ts'
import { defaultDays, recordAddress, type RecordState } from './record-state.ts'

/** A record's state in the URL and functions to change it; changed filters start at the first page. */
export function useRecord(state: RecordState, today: string) {
  const navigate = useNavigate()
  const address = (change: Partial<RecordState>) => recordAddress({ ...state, ...change }, today)
  const go = (to: string) => void navigate(to, { preventScrollReset: true })
  const withFilter = (name: string, value: string) => ({ ...state.filters, [name]: value })
  const isNarrowed = Object.keys(state.filters).length > 0
  return {
    pageAddress: (page: number) => address({ page }),
    filterAddress: (name: string, value: string) => address({ filters: withFilter(name, value), page: 1 }),
    /** The same page with one more value, such as an expanded row. */
    openAddress: (name: string, value: string) => address({ filters: withFilter(name, value) }),
    clearAddress: isNarrowed ? address({ filters: {}, page: 1 }) : undefined,
    defaultAddress: recordAddress({ ...defaultDays(today), page: 1, filters: {} }, today),
    chooseDays: (days: Days) => go(address({ ...days, page: 1 })),
    choose: (name: string, value: string) => go(address({ filters: withFilter(name, value), page: 1 })),
    close: (name: string) => go(address({ filters: withFilter(name, '') })),
  }
}
