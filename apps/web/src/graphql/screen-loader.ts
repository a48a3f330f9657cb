import type { ApolloClient, DocumentNode, TypedDocumentNode } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { client as pageClient } from './client.ts'
import { holdsFrame } from './frame.ts'

/** Variables of every screen's query: whether it must include the frame's data. */
export interface ScreenVariables extends Record<string, unknown> {
  withShell: boolean
}

/**
 * A route's loader: starts the screen's query and returns its variables without waiting, so that the skeleton shows at
 * once. The screen uses the same variables and joins the request in flight, or reads the cache.
 */
export function screenLoader<Data, Variables extends ScreenVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variablesOf: (args: LoaderFunctionArgs) => Omit<Variables, 'withShell'>,
  client: ApolloClient = pageClient,
) {
  let lastAsked: string | undefined
  return function loader(args: LoaderFunctionArgs): { variables: Variables } {
    const variables = { ...variablesOf(args), withShell: !holdsFrame(client.cache) } as Variables
    const asked = JSON.stringify(variables)
    // Prefetched on hover. Joining that request again would write its response twice.
    if (asked === lastAsked) return { variables }
    lastAsked = asked
    // The screen shows a failure when it reads the query.
    client.query({ query: query as DocumentNode, variables: variables as ScreenVariables }).catch(() => undefined)
    return { variables }
  }
}
