import { ApolloClient, ApolloLink } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { createCache } from './create-cache.ts'
import { failedViewerLink } from './failed-viewer-link.ts'
import { sessionExpiryLink } from './session-expiry-link.ts'
import { trustedDocumentsLink } from './trusted-documents-link.ts'

interface ClientSettings {
  /** Hashes to send instead of texts; none in development, where the gateway takes any text. */
  hashes: Readonly<Record<string, string>>
  /** The platform's code of the language that answers are worded in, asked anew for each operation. */
  language: () => string
  onSessionExpired: () => void
}

/** A client of `/graphql` on the page's own origin. Parts of an answer that fail are null, with the error beside them. */
export function createClient({ hashes, language, onSessionExpired }: ClientSettings): ApolloClient {
  const headers = new ApolloLink((operation, forward) => {
    operation.setContext({ headers: { 'x-language': language(), 'apollo-require-preflight': 'true' } })
    return forward(operation)
  })
  return new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
    // The base link: the full one would add the library's name and version to each request.
    link: ApolloLink.from([
      sessionExpiryLink(onSessionExpired),
      failedViewerLink,
      headers,
      trustedDocumentsLink(hashes),
      new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
  })
}
