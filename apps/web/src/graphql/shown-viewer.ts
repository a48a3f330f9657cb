import type { ApolloCache } from '@apollo/client'
import { NO_VIEWER, VIEWER_ID_HEADER } from '@playhouse/shared/viewer-id.ts'
import { createStore } from '../store.ts'
import { ShownViewer_QueryFragmentDoc } from './frame.generated.ts'

/**
 * Whether this is the page of a signed-in account whose personal parts are still to come: the server renders it as a
 * visitor's, which the cache holds until the page is hydrated.
 */
export const isViewerPending = createStore(() => false)

/** `Viewer.id` of the account that the page shows; null on a visitor's page, undefined while unknown. */
export function shownViewerId(cache: ApolloCache): string | null | undefined {
  if (isViewerPending.get()) return undefined
  const shown = cache.readFragment({
    id: 'ROOT_QUERY',
    fragment: ShownViewer_QueryFragmentDoc,
    fragmentName: 'ShownViewer_query',
  })
  return shown === null ? undefined : (shown.viewer?.id ?? null)
}

/** The header by which the gateway refuses what would be done for another account. @param id as `shownViewerId` */
export function viewerIdHeader(id: string | null | undefined): Record<string, string> {
  return id === undefined ? {} : { [VIEWER_ID_HEADER]: id ?? NO_VIEWER }
}
