import type { ApolloCache } from '@apollo/client'
import { Frame_QueryFragmentDoc } from './frame.generated.ts'
import type { Frame_QueryFragment } from './frame.generated.ts'

/** Whether the cache holds what the frame around every screen shows. A navigation that failed is asked for again. */
export function holdsFrame(cache: ApolloCache): boolean {
  const frame = readFrame(cache)
  return frame !== null && frame.site.navigation !== null
}

/** Whether the page knows that nobody is signed in. */
export function visitorLooks(cache: ApolloCache): boolean {
  return readFrame(cache)?.viewer === null
}

function readFrame(cache: ApolloCache): Frame_QueryFragment | null {
  return cache.readFragment({ id: 'ROOT_QUERY', fragment: Frame_QueryFragmentDoc, fragmentName: 'Frame_query' })
}
