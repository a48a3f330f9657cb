import { useFragment } from '@apollo/client/react'
import { isViewerPending } from '../graphql/shown-viewer.ts'
import { useStore } from '../store.ts'
import { Access_QueryFragmentDoc } from './viewer.generated.ts'
import type { Access_ViewerFragment } from './viewer.generated.ts'

/** Fields of the signed-in account that every screen may read. */
export type CurrentViewer = Omit<Access_ViewerFragment, ' $fragmentName'>

/**
 * The signed-in account; null for a visitor, undefined while unknown. Reads only the cache, which the screen's query
 * fills.
 */
export function useViewer(): CurrentViewer | null | undefined {
  const { data, complete } = useFragment({
    fragment: Access_QueryFragmentDoc,
    fragmentName: 'Access_query',
    from: 'ROOT_QUERY',
  })
  const isPending = useStore(isViewerPending)
  return complete && !isPending ? data.viewer : undefined
}
