import type { ApolloCache } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { isViewerPending } from '../graphql/shown-viewer.ts'
import { useStore } from '../store.ts'
import { Analytics_QueryFragmentDoc, type Analytics_QueryFragment } from './audience.generated.ts'

/** Whether the viewer may be counted. Members on a break are never counted. */
type Audience = 'countable' | 'excluded' | 'unknown'

export function useAudience(): Audience {
  const { data, complete } = useFragment({ fragment: Analytics_QueryFragmentDoc, from: 'ROOT_QUERY' })
  const isPending = useStore(isViewerPending)
  return getAudience(complete && !isPending ? data : undefined)
}

/** As `useAudience`, read immediately instead of at the next render. */
export function readAudience(cache: ApolloCache): Audience {
  if (isViewerPending.get()) return 'unknown'
  return getAudience(cache.readFragment({ id: 'ROOT_QUERY', fragment: Analytics_QueryFragmentDoc }) ?? undefined)
}

function getAudience(data: Pick<Analytics_QueryFragment, 'site' | 'viewer'> | undefined): Audience {
  if (!data) return 'unknown'
  const { site, viewer } = data
  // Demo accounts have no limits.
  if (viewer === null || viewer.kind === 'DEMO') return 'countable'
  if (viewer.playClock === null) return site.features.includes('LIMITS') ? 'unknown' : 'countable'
  return viewer.playClock.isExcluded ? 'excluded' : 'countable'
}
