import { ApolloClient, ApolloLink } from '@apollo/client'
import { createCache, HAS_ERRORS } from './create-cache.ts'
import { gatewayLink, type GatewayLinkSettings } from './gateway-link.ts'
import { languageHeaders } from './request.ts'
import { refusalsLink, type RefusalHandlers } from './refusals-link.ts'
import { OperationTypeNode } from 'graphql'
import { catchError, defer, finalize, map, type Observable, tap, throwError } from 'rxjs'
import { type SignedInAs, findSignedInAs } from './another-account.ts'
import { visitorLooks } from './frame.ts'
import { shownViewerId, viewerIdHeader } from './shown-viewer.ts'

/**
 * Drops a viewer from a response in which loading it failed. Its null would be cached as "a visitor" and sign the page
 * out at every outage.
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

/** Tells the cache which responses have errors. */
const markedFailuresLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => (result.errors ? { ...result, extensions: { ...result.extensions, [HAS_ERRORS]: true } } : result)),
  ),
)

declare module '@apollo/client' {
  interface DefaultContext {
    /** The account that the operation acts for, where the page shows another one. Without an `id` it is whichever account is signed in. */
    actsFor?: { id: string | undefined }
  }
}

/**
 * Repeats a query that was in flight while a mutation finished, or while the page changed its account: its response may be
 * older than what was written to the cache meanwhile, and would revert it.
 */
function newerResponsesLink(): ApolloLink {
  const outdated = Symbol('outdated')
  let mutations = 0
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      return forward(operation).pipe(finalize(() => void (mutations += 1)))
    }
    return defer(() => {
      const before = mutations
      const shown = shownViewerId(operation.client.cache)
      const isOther = () => shown !== undefined && shown !== shownViewerId(operation.client.cache)
      return forward(operation).pipe(
        map((result) => {
          if (before !== mutations || isOther()) throw outdated
          return result
        }),
      )
    }).pipe(
      catchError((error: unknown): Observable<ApolloLink.Result> => {
        return error === outdated ? forward(operation) : throwError(() => error)
      }),
    )
  })
}

const SETTINGS = {
  dataMasking: true,
  defaultOptions: {
    watchQuery: { errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
    mutate: { errorPolicy: 'all' },
  },
} as const

/** A client with a cache of its own, for one page that the server renders. */
export function createServerClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({ ...SETTINGS, cache: createCache(), link: markedFailuresLink.concat(link), ssrMode: true })
}

interface ClientSettings extends GatewayLinkSettings {
  /**
   * Queries whose responses are the same for all visitors, as in `PUBLIC_UNLESS`; empty in development, which sends no
   * hashes.
   */
  publicUnless?: Readonly<Record<string, readonly string[]>>
  /** The platform's code of the current language, read for each operation. */
  language: () => string
  onRefusal?: RefusalHandlers
  /** An operation was refused because somebody else is signed in than the page shows. */
  onAnotherAccount?: (account: SignedInAs) => void
}

/** A client of `/graphql` on the page's own origin. Failed parts of a response are null and have an entry in `errors`. */
export function createClient(settings: ClientSettings): ApolloClient {
  const { hashes, print, publicUnless = {}, language, onRefusal = {}, onAnotherAccount } = settings
  const headers = new ApolloLink((operation, forward) => {
    const { actsFor } = operation.getContext()
    const viewerId = actsFor ? actsFor.id : shownViewerId(operation.client.cache)
    operation.setContext({ headers: { ...languageHeaders(language()), ...viewerIdHeader(viewerId) } })
    return forward(operation).pipe(
      tap(({ errors }) => {
        const account = findSignedInAs(errors)
        const shown = shownViewerId(operation.client.cache)
        // The page no longer shows the account that it asked for.
        if (account && account.id !== shown && (actsFor || viewerId === shown)) onAnotherAccount?.(account)
      }),
    )
  })
  return new ApolloClient({
    ...SETTINGS,
    cache: createCache(),
    link: ApolloLink.from([
      refusalsLink(onRefusal),
      markedFailuresLink,
      failedViewerLink,
      newerResponsesLink(),
      headers,
      publicResponsesLink({ publicUnless, language }),
      gatewayLink({ hashes, print }),
    ]),
  })
}

interface PublicResponsesLinkSettings {
  /** For each public query, the variables that must be false for its response to be the same for every visitor. */
  publicUnless: Readonly<Record<string, readonly string[]>>
  /** The platform's code of the current language, read for each operation. */
  language: () => string
}

/**
 * Sends public queries of visitors by GET, with the language in the URL, so that browsers and CDNs can cache the response. Members' responses
 * differ (they contain favourites), so theirs are POSTs, as is everything before the first response has shown who the viewer is.
 */
function publicResponsesLink({ publicUnless, language }: PublicResponsesLinkSettings): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const flags = publicUnless[operation.operationName ?? '']
    const isPublic = flags?.every((name) => operation.variables[name] === false)
    // A jackpot meter must not be served from the browser's cache.
    const { skipBrowserCache } = operation.getContext()
    if (isPublic && !skipBrowserCache && visitorLooks(operation.client.cache)) {
      operation.setContext({
        uri: `/graphql?language=${encodeURIComponent(language())}`,
        fetchOptions: { method: 'GET' },
        // The URL has the language; that header would split the cache. Responses do not vary by this one.
        headers: viewerIdHeader(null),
      })
    }
    return forward(operation)
  })
}
