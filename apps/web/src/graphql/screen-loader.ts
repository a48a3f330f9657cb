import type { ApolloClient, DocumentNode, TypedDocumentNode } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parsePage } from '../parse-page.ts'
import { client as pageClient } from './client.ts'
import { holdsFrame } from './frame.ts'

/** Variables of every screen's query: whether it must include the frame's data. */
export interface ScreenVariables extends Record<string, unknown> {
  withShell: boolean
}

/** What a screen is asked for by its address. */
export interface ScreenAddress extends Pick<LoaderFunctionArgs, 'params'> {
  search: URLSearchParams
  pathname: string
  /** `?page=`, 1 by default. */
  page: number
}

type OwnVariables<Variables> = Omit<Variables, 'withShell'>
type VariablesOf<Variables> = (address: ScreenAddress) => OwnVariables<Variables>
/** A query without variables of its own needs no `variablesOf`. */
type Rest<Variables, More extends unknown[] = []> = keyof OwnVariables<Variables> extends never
  ? []
  : [variablesOf: VariablesOf<Variables>, ...More]
type ScreenLoader<Variables> = (args: LoaderFunctionArgs) => { variables: Variables }

export function addressOf({ params, request }: LoaderFunctionArgs): ScreenAddress {
  const { searchParams, pathname } = new URL(request.url)
  return { params, search: searchParams, pathname, page: parsePage(searchParams) }
}

/**
 * A route's loader: starts the screen's query and returns its variables without waiting, so that the skeleton shows at
 * once. The screen uses the same variables and joins the request in flight, or reads the cache.
 */
export function screenLoader<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...[variablesOf, client = pageClient]: Rest<Variables, [client?: ApolloClient]>
): ScreenLoader<Variables> {
  let lastRequested: string | undefined
  return function loader(args) {
    const variables = withFrame<Variables>(variablesOf?.(addressOf(args)), client)
    const requested = JSON.stringify(variables)
    // Prefetched on hover. Joining that request again would write its response twice.
    if (requested === lastRequested) return { variables }
    lastRequested = requested
    // The screen shows a failure when it reads the query.
    client.query({ query: query as DocumentNode, variables: variables as ScreenVariables }).catch(() => undefined)
    return { variables }
  }
}

/** Like `screenLoader`, but every visit goes to the network, for screens with balances. Cached data is shown meanwhile. */
export function networkOnlyLoader<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...[variablesOf]: Rest<Variables>
): ScreenLoader<Variables> {
  return (args) => startNetworkOnly(query, (variablesOf?.(addressOf(args)) ?? {}) as OwnVariables<Variables>)
}

/** Starts a query on the network and returns its variables without waiting, for loaders that return more than those. */
export function startNetworkOnly<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  own: OwnVariables<Variables>,
): { variables: Variables } {
  const variables = withFrame<Variables>(own, pageClient)
  // The screen shows a failure when it reads the query.
  pageClient
    .query({ query: query as DocumentNode, variables: variables as ScreenVariables, fetchPolicy: 'network-only' })
    .catch(() => undefined)
  return { variables }
}

function withFrame<Variables>(own: OwnVariables<Variables> | undefined, client: ApolloClient): Variables {
  return { ...own, withShell: !holdsFrame(client.cache) } as Variables
}
