import type { ApolloClient, DocumentNode, TypedDocumentNode } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { client as pageClient } from './client.ts'
import { holdsFrame } from './frame.ts'

/** What every screen's query takes: whether it must bring the frame's data with it. */
export interface ScreenVariables extends Record<string, unknown> {
  withShell: boolean
}

/**
 * A route's loader: starts the screen's one query and returns its variables without waiting, so that the screen shows its
 * skeleton at once. The screen asks with the same variables and joins the call in flight, or reads the cache.
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
    // Asked ahead when the pointer came to the link. To join that call once more would mean to write its answer once more.
    if (asked === lastAsked) return { variables }
    lastAsked = asked
    // A failure is shown where the screen reads the query.
    client.query({ query: query as DocumentNode, variables: variables as ScreenVariables }).catch(() => undefined)
    return { variables }
  }
}
