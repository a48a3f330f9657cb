import { useFragment } from '@apollo/client/react'
import { SiteFacts_QueryFragmentDoc } from './site-facts.generated.ts'
import type { SiteFacts_QueryFragment } from './site-facts.generated.ts'

export type SiteFacts = SiteFacts_QueryFragment['site']

/** Facts about the brand; null while loading. */
export function useSiteFacts(): SiteFacts | null {
  const { data, complete } = useFragment({
    fragment: SiteFacts_QueryFragmentDoc,
    fragmentName: 'SiteFacts_query',
    from: 'ROOT_QUERY',
  })
  return complete ? data.site : null
}
