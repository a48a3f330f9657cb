import type { DocumentNode, TypedDocumentNode } from '@apollo/client'
import { client } from './client.ts'
import { holdsFrame } from './frame.ts'
import type { ScreenVariables } from './screen-loader.ts'

/**
 * Like `screenLoader`, but every visit goes to the network, for screens with balances. Cached data is shown meanwhile. Returns the
 * query's variables without waiting.
 */
export function networkOnlyLoader<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  asked: Omit<Variables, 'withShell'>,
): { variables: Variables } {
  const variables = { ...asked, withShell: !holdsFrame(client.cache) } as Variables
  // The screen shows a failure when it reads the query.
  client
    .query({ query: query as DocumentNode, variables: variables as ScreenVariables, fetchPolicy: 'network-only' })
    .catch(() => undefined)
  return { variables }
}
