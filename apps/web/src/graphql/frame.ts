import type { ApolloCache } from '@apollo/client'
import { Frame_QueryFragmentDoc } from './frame.generated.ts'
import type { Frame_QueryFragment } from './frame.generated.ts'

/** Whether the cache holds the frame's data. A failed navigation counts as missing. */
export function holdsFrame(cache: ApolloCache): boolean {
  const frame = readFrame(cache)
  return frame !== null && frame.site.navigation !== null
}

/** Whether the viewer is known to be a visitor. */
export function visitorLooks(cache: ApolloCache): boolean {
  return readFrame(cache)?.viewer === null
}

function readFrame(cache: ApolloCache): Frame_QueryFragment | null {
  return cache.readFragment({ id: 'ROOT_QUERY', fragment: Frame_QueryFragmentDoc, fragmentName: 'Frame_query' })
}
