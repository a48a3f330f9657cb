import { ApolloClient, ApolloLink } from '@apollo/client'
import { createCache } from './create-cache.ts'
import { failedViewerLink } from './failed-viewer-link.ts'
import { gatewayLink } from './gateway-link.ts'
import type { GatewayLinkSettings } from './gateway-link.ts'
import { publicAnswersLink } from './public-answers-link.ts'
import { languageHeaders } from './request.ts'
import { sessionExpiryLink } from './session-expiry-link.ts'

interface ClientSettings extends GatewayLinkSettings {
  /** Queries whose answers are every visitor's, as `PUBLIC_UNLESS` says it; none in development, where nothing is asked by hash. */
  publicUnless?: Readonly<Record<string, readonly string[]>>
  /** The platform's code of the language that answers are worded in, asked anew for each operation. */
  language: () => string
  onSessionExpired: () => void
}

/** A client of `/graphql` on the page's own origin. Parts of an answer that fail are null, with the error beside them. */
export function createClient(settings: ClientSettings): ApolloClient {
  const { hashes, print, publicUnless = {}, language, onSessionExpired } = settings
  const headers = new ApolloLink((operation, forward) => {
    operation.setContext({ headers: languageHeaders(language()) })
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
    link: ApolloLink.from([
      sessionExpiryLink(onSessionExpired),
      failedViewerLink,
      headers,
      publicAnswersLink({ publicUnless, language }),
      gatewayLink({ hashes, print }),
    ]),
  })
}
