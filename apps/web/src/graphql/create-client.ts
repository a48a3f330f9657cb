import { ApolloClient, ApolloLink } from '@apollo/client'
import { createCache } from './create-cache.ts'
import { gatewayLink, type GatewayLinkSettings } from './gateway-link.ts'
import { languageHeaders } from './request.ts'
import { sessionExpiryLink } from './session-expiry-link.ts'
import { map } from 'rxjs'
import { visitorLooks } from './frame.ts'

/**
 * Leaves a viewer out of the answer whom the gateway could not ask for. Its null would read as "a visitor", be cached as that,
 * and sign the page out whenever the platform does not answer.
 */
const failedViewerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const failed = result.errors?.some(({ path }) => path?.length === 1 && path[0] === 'viewer')
      if (!failed || !result.data) return result
      const { viewer: _unknown, ...data } = result.data
      return { ...result, data }
    }),
  ),
)

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

interface PublicAnswersLinkSettings {
  /** For each public query the variables that must be false for its answer to be every visitor's. */
  publicUnless: Readonly<Record<string, readonly string[]>>
  /** The platform's code of the language that answers are worded in, asked anew for each operation. */
  language: () => string
}

/**
 * Sends what every visitor of one language reads alike by GET, with all it depends on in its address, so that the browser and
 * whatever stands before the gateway may keep the answer as long as the gateway says. A member's answers are their own (they
 * hold what the member likes), so they are posted, as is everything before the first answer has told who looks.
 */
function publicAnswersLink({ publicUnless, language }: PublicAnswersLinkSettings): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const flags = publicUnless[operation.operationName ?? '']
    const isPublic = flags?.every((name) => operation.variables[name] === false)
    // What counts up while it is looked at is not to be answered from a store.
    const { askAnew } = operation.getContext()
    if (isPublic && !askAnew && visitorLooks(operation.client.cache)) {
      operation.setContext({
        uri: `/graphql?language=${encodeURIComponent(language())}`,
        fetchOptions: { method: 'GET' },
        // The address says the language: as a header too it would be kept once for each way of asking.
        headers: {},
      })
    }
    return forward(operation)
  })
}
