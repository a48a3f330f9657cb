import { ApolloLink } from '@apollo/client'

/**
 * Replaces an operation's text by the hash under which the gateway knows it. An operation without a hash keeps its text,
 * so that a gateway in development can still run it.
 */
export function trustedDocumentsLink(hashes: Readonly<Record<string, string>>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const sha256Hash = hashes[operation.operationName ?? '']
    if (sha256Hash) {
      operation.extensions['persistedQuery'] = { version: 1, sha256Hash }
      operation.setContext({ http: { includeQuery: false, includeExtensions: true } })
    }
    return forward(operation)
  })
}
