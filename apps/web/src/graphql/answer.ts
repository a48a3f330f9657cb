import type { OperationVariables } from '@apollo/client'
import type { MaybeMasked } from '@apollo/client/masking'
import type { useQuery } from '@apollo/client/react'

/**
 * The data that a screen shows: the complete response or, while the next one loads, the previous one, which the screen
 * dims by `stale`. Undefined before the first response and after a failure.
 */
export function answerOf<Data, Variables extends OperationVariables>(
  query: useQuery.Result<Data, Variables>,
): { answer: MaybeMasked<Data> | undefined; stale: boolean } {
  if (query.dataState === 'complete') return { answer: query.data as MaybeMasked<Data>, stale: query.loading }
  return { answer: query.loading ? query.previousData : undefined, stale: true }
}
