import type { OperationVariables } from '@apollo/client'
import type { MaybeMasked } from '@apollo/client/masking'
import type { useQuery } from '@apollo/client/react'

/**
 * What a screen shows of its query: the whole answer or, while the next one is on its way, the one before, which the screen
 * dims by `stale`. Undefined before the first answer and after a failure.
 */
export function answerOf<Data, Variables extends OperationVariables>(
  query: useQuery.Result<Data, Variables>,
): { answer: MaybeMasked<Data> | undefined; stale: boolean } {
  if (query.dataState === 'complete') return { answer: query.data as MaybeMasked<Data>, stale: query.loading }
  return { answer: query.loading ? query.previousData : undefined, stale: true }
}
