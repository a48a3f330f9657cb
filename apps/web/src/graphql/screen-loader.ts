import type { ApolloCache, ApolloClient, DocumentNode, TypedDocumentNode } from '@apollo/client'
import { useLoaderData } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parsePage } from '../parse-page.ts'
import { client as pageClient } from './client.ts'
import { holdsFrame, visitorLooks } from './frame.ts'

/** Variables of every screen's query: whether it must include the frame's data. */
export interface ScreenVariables extends Record<string, unknown> {
  withShell: boolean
}

/** The request for a screen, as its address states it. */
export interface ScreenAddress extends Pick<LoaderFunctionArgs, 'params'> {
  search: URLSearchParams
  pathname: string
  /** `?page=`, 1 by default. */
  page: number
}

type OwnVariables<Variables> = Omit<Variables, 'withShell'>
type VariablesOf<Variables> = (address: ScreenAddress, cache: ApolloCache) => OwnVariables<Variables>
/** A query without variables of its own needs no `getVariables`. */
type Rest<Variables, More extends unknown[] = []> = keyof OwnVariables<Variables> extends never
  ? []
  : [getVariables: VariablesOf<Variables>, ...More]
type Loaded<Variables> = { variables: Variables }
type Load<Variables> = (args: LoaderFunctionArgs) => Loaded<Variables> | Promise<Loaded<Variables>>
type ScreenLoader<Variables> = Load<Variables> & LoadedQuery

/** The query that a loader starts, for a page that reads it before hydration. */
export interface LoadedQuery {
  query: DocumentNode
}

/** React Router's context of a request that the server renders. */
export interface ServerContext {
  client: ApolloClient
}

const serverClient = ({ context }: LoaderFunctionArgs): ApolloClient | undefined =>
  (context as Partial<ServerContext> | undefined)?.client

export const isOnServer = (args: LoaderFunctionArgs): boolean => serverClient(args) !== undefined

/** The client that a loader uses: the page's, or on the server that of the request. */
export const createClientFor = (args: LoaderFunctionArgs): ApolloClient => serverClient(args) ?? pageClient

export function getAddress({ params, request }: LoaderFunctionArgs): ScreenAddress {
  const { searchParams, pathname } = new URL(request.url)
  return { params, search: searchParams, pathname, page: parsePage(searchParams) }
}

/**
 * A route's loader: starts the screen's query and returns its variables without waiting, so that the skeleton shows at
 * once. The screen uses the same variables and joins the request in flight, or reads the cache. On the server it waits,
 * because the screen renders once.
 */
export function screenLoader<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...[getVariables, only]: Rest<Variables, [client?: ApolloClient]>
): ScreenLoader<Variables> {
  let lastRequested: string | undefined
  const load: Load<Variables> = (args) => {
    const client = only ?? createClientFor(args)
    const variables = withFrame<Variables>(getVariables?.(getAddress(args), client.cache), client)
    const requested = JSON.stringify(variables)
    // Prefetched on hover. Joining that request again would write its response twice.
    if (requested === lastRequested && !isOnServer(args)) return { variables }
    lastRequested = requested
    return start(args, client, query, variables)
  }
  return Object.assign(load, { query })
}

/** Like `screenLoader`, but every visit goes to the network, for screens with balances. Cached data is shown meanwhile. */
export function networkOnlyLoader<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...[getVariables]: Rest<Variables>
): ScreenLoader<Variables> {
  const load: Load<Variables> = (args) => {
    const client = createClientFor(args)
    const own = getVariables?.(getAddress(args), client.cache)
    return start(args, client, query, withFrame<Variables>(own, client), 'network-only')
  }
  return Object.assign(load, { query })
}

export const variableNames = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    'variableDefinitions' in definition
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  )

/** The variables that a route gives a query: parameters of the path by their names, `page`, and `withMine` unless a visitor looks. */
export function routeVariables(
  query: DocumentNode,
): (address: ScreenAddress, cache: ApolloCache) => Record<string, unknown> {
  const names = variableNames(query)
  return ({ params, page }, cache) => ({
    ...Object.fromEntries(names.flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]]))),
    ...(names.includes('page') && { page }),
    ...(names.includes('withMine') && { withMine: !visitorLooks(cache) }),
  })
}

/** The loader of a screen whose address has all that its query needs. */
export function documentLoader(
  query: DocumentNode,
  fetchPolicy: 'cache-first' | 'network-only',
): ScreenLoader<ScreenVariables> {
  const create = fetchPolicy === 'cache-first' ? screenLoader : networkOnlyLoader
  return create<unknown, ScreenVariables>(query, routeVariables(query))
}

/** The variables with which the screen's route has started its query. */
export const useScreenVariables = <Variables extends ScreenVariables>(): Variables =>
  (useLoaderData() as Loaded<Variables>).variables

/** How long a prefetched response counts as that of the visit. */
const PREFETCHED_MS = 10_000

/** Like `screenLoader` for visitors; a member's visit goes to the network, for public screens that also show where the member stands. */
export function memberFreshLoader<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  getVariables: VariablesOf<Variables>,
): ScreenLoader<Variables> {
  let last = { requested: '', at: 0 }
  const load: Load<Variables> = (args) => {
    const client = createClientFor(args)
    const variables = withFrame<Variables>(getVariables(getAddress(args), client.cache), client)
    if (isOnServer(args) || visitorLooks(client.cache)) return start(args, client, query, variables)
    const requested = JSON.stringify(variables)
    if (requested === last.requested && performance.now() - last.at < PREFETCHED_MS) return { variables }
    last = { requested, at: performance.now() }
    return start(args, client, query, variables, 'network-only')
  }
  return Object.assign(load, { query })
}

/** Starts a member's query on the network and returns its variables without waiting, for loaders that return more than those. */
export function startNetworkOnly<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  own: OwnVariables<Variables>,
): Loaded<Variables> {
  const variables = withFrame<Variables>(own, pageClient)
  void run(pageClient, query, variables, 'network-only')
  return { variables }
}

function start<Data, Variables extends ScreenVariables>(
  args: LoaderFunctionArgs,
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy?: 'network-only',
): Loaded<Variables> | Promise<Loaded<Variables>> {
  const started = run(client, query, variables, fetchPolicy)
  return isOnServer(args) ? started.then(() => ({ variables })) : { variables }
}

async function run<Data, Variables extends ScreenVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy?: 'network-only',
): Promise<void> {
  const options = { query: query as DocumentNode, variables: variables as ScreenVariables }
  // The screen shows a failure when it reads the query.
  await client.query({ ...options, ...(fetchPolicy && { fetchPolicy }) }).catch(() => undefined)
}

function withFrame<Variables>(own: OwnVariables<Variables> | undefined, client: ApolloClient): Variables {
  return { ...own, withShell: !holdsFrame(client.cache) } as Variables
}
