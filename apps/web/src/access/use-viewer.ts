import { useFragment } from '@apollo/client/react'
import { createStore, useStore } from '../store.ts'
import { Access_QueryFragmentDoc } from './viewer.generated.ts'
import type { Access_ViewerFragment } from './viewer.generated.ts'

/** Fields of the signed-in account that every screen may read. */
export type CurrentViewer = Omit<Access_ViewerFragment, ' $fragmentName'>

/**
 * Whether this is the page of a signed-in account whose personal parts are still to come: the server renders it as a
 * visitor's, which the cache holds until the page is hydrated.
 */
export const isViewerPending = createStore(() => false)

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
