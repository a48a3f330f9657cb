import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'

/** Asks the gateway past the browser's cache. After a failure the page keeps what it shows. */
export function useUncachedQuery<Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables>,
): (variables: Variables) => Promise<unknown> {
  const client = useApolloClient()
  return useCallback(
    (variables) =>
      client
        .query({
          query: query as DocumentNode,
          variables,
          fetchPolicy: 'network-only',
          context: { skipBrowserCache: true },
        })
        .catch(() => undefined),
    [client, query],
  )
}
