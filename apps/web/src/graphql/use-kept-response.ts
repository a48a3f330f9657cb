import type { OperationVariables } from '@apollo/client'
import type { MaybeMasked } from '@apollo/client/masking'
import type { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { getResponse } from './response.ts'

/**
 * As `getResponse`, but what was read stays while the cache lacks a part of it, and when a later request for the same fails; `isOld` says
 * so of the latter.
 * @param of what the response is about: another one is not kept for it
 */
export function useKeptResponse<Data, Variables extends OperationVariables>(
  query: useQuery.Result<Data, Variables>,
  of: string,
): { response: MaybeMasked<Data> | undefined; stale: boolean; isOld: boolean } {
  const { response, stale } = getResponse(query)
  const [known, setKnown] = useState<{ of: string; response: MaybeMasked<Data> }>()
  if (query.dataState === 'complete' && response !== undefined && (known?.response !== response || known.of !== of)) {
    setKnown({ of, response })
  }
  const last = known?.of === of ? known.response : undefined
  const isOld = response === undefined && query.error !== undefined && last !== undefined
  return { response: response ?? last, stale, isOld }
}
