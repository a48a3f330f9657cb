import type { OperationVariables } from '@apollo/client'
import type { MaybeMasked } from '@apollo/client/masking'
import type { useQuery } from '@apollo/client/react'

/**
 * The data that a screen shows: the complete response or, while the next one loads, the previous one, which the screen
 * dims by `stale`. Undefined before the first response and after a failure.
 */
export function getResponse<Data, Variables extends OperationVariables>(
  query: useQuery.Result<Data, Variables>,
): { response: MaybeMasked<Data> | undefined; stale: boolean } {
  if (query.dataState === 'complete') return { response: query.data as MaybeMasked<Data>, stale: query.loading }
  return { response: query.loading ? query.previousData : undefined, stale: true }
}
