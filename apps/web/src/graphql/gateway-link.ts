import { ApolloLink, Observable, ServerError, ServerParseError } from '@apollo/client'
import type { DocumentNode } from '@apollo/client'
import { observeServerTime } from '../server-time.ts'
import { ACCEPT, CLIENT_HEADERS, GRAPHQL_PATH, GRAPHQL_RESPONSE, newTraceparent, postOptions } from './request.ts'

export interface GatewayLinkSettings {
  /** Hashes of trusted operations, by name. */
  hashes: Readonly<Record<string, string>>
  /** Prints an operation, for a development gateway that accepts any text; without it every operation needs a hash. */
  print?: ((document: DocumentNode) => string) | undefined
}

/**
 * Sends operations to the gateway on the page's own origin, by hash where there is one, otherwise as text. Uses POST,
 * or GET where the operation's context says so (`fetchOptions.method`); also applies the context's `uri`, `headers` and
 * `fetchOptions.keepalive`, for what is sent while the page is left.
 * Fails with ServerError for a response that is not GraphQL, ServerParseError for an unreadable one, and TypeError
 * without a network.
 */
export function gatewayLink(settings: GatewayLinkSettings): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((to) => {
        const leaving = new AbortController()
        ask(operation, settings, leaving.signal).then(
          (response) => {
            to.next(response)
            to.complete()
          },
          // Unsubscribed: drop the result.
          (error: unknown) => void (leaving.signal.aborted || to.error(error)),
        )
        return () => leaving.abort()
      }),
  )
}

async function ask(
  operation: ApolloLink.Operation,
  settings: GatewayLinkSettings,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const { uri = GRAPHQL_PATH, fetchOptions = {}, ...context } = operation.getContext()
  const headers = { ...CLIENT_HEADERS, traceparent: newTraceparent(), ...context.headers }
  const parts = operationParts(operation, settings)
  if (fetchOptions.method === 'GET') {
    return read(
      await fetch(withQuery(String(uri), parts), { method: 'GET', headers: { accept: ACCEPT, ...headers }, signal }),
    )
  }
  const { keepalive = false } = fetchOptions
  return read(await fetch(String(uri), { ...postOptions(parts, headers), signal, keepalive }))
}

/** The body of a request: the operation by its hash where there is one, otherwise as text. */
export function operationParts(
  { operationName, variables, query }: ApolloLink.Operation,
  { hashes, print }: GatewayLinkSettings,
): object {
  const sha256Hash = hashes[operationName ?? '']
  if (sha256Hash) return { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }
  if (!print) throw new Error(`The operation ${operationName ?? ''} has no hash`)
  return { operationName, variables, query: print(query) }
}

function withQuery(uri: string, parts: object): string {
  const query = Object.entries(parts).map(([name, value]) => {
    return `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`
  })
  return `${uri}${uri.includes('?') ? '&' : '?'}${query.join('&')}`
}

/** A GraphQL response carries its own errors, whatever its status; any other response needs a successful status. */
async function read(response: Response): Promise<ApolloLink.Result> {
  observeServerTime(response.headers.get('date'))
  const bodyText = await response.text()
  const fromGraphql = response.headers.get('content-type')?.includes(GRAPHQL_RESPONSE)
  const refuse = (message: string) => new ServerError(message, { response, bodyText })
  if (!response.ok && !fromGraphql) throw refuse(`The gateway answered with status ${response.status}`)
  let reply: ApolloLink.Result | null
  try {
    reply = JSON.parse(bodyText) as ApolloLink.Result | null
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText })
  }
  if (typeof reply !== 'object' || !reply || !('data' in reply || 'errors' in reply)) {
    throw refuse('The response is not GraphQL')
  }
  return reply
}
