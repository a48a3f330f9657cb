import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

export interface ItemQuery {
  loading: boolean
  error?: unknown
  refetch: () => Promise<unknown>
}

/** An item that a query reads by its key, or why there is none. */
export type Item<T> = { item: T; gap: null } | { item: undefined; gap: 'LOADING' | 'FAILED' | 'ABSENT' }

/**
 * Reads an item by its key. Null says that there is none, or that it belongs to somebody else, but only in a response
 * without errors.
 * @param value undefined while it is unknown
 */
export function readItem<T extends object>({ loading, error }: ItemQuery, value: T | null | undefined): Item<T> {
  if (value) return { item: value, gap: null }
  return { item: undefined, gap: loading ? 'LOADING' : value === undefined || error ? 'FAILED' : 'ABSENT' }
}

interface ItemGapProps {
  gap: Item<object>['gap']
  query: ItemQuery
  /** Title of the failure. */
  failed: string
  /** In the shape of the item. */
  skeleton: ReactNode
  /** Says that there is no such item. */
  absent: ReactNode
  /** Level of the failure's heading. */
  level?: 2 | 3
}

/** Stands where an item would. */
export function ItemGap({ gap, query, failed, skeleton, absent, level = 2 }: ItemGapProps) {
  if (gap === 'LOADING') return skeleton
  if (gap === 'ABSENT') return absent
  return (
    <LoadFailure
      title={failed}
      error={query.error}
      onRetry={() => void query.refetch().catch(() => undefined)}
      level={level}
    />
  )
}
