import type { ApolloCache } from '@apollo/client'
import { Frame_QueryFragmentDoc } from './frame.generated.ts'

/** Whether the cache holds what the frame around every screen shows. A navigation that failed is asked for again. */
export function holdsFrame(cache: ApolloCache): boolean {
  const frame = cache.readFragment({ id: 'ROOT_QUERY', fragment: Frame_QueryFragmentDoc, fragmentName: 'Frame_query' })
  return frame !== null && frame.site.navigation !== null
}
