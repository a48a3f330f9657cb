import type { ApolloCache } from '@apollo/client'
import { SiteAbilities_QueryFragmentDoc, type SiteAbilities_QueryFragment } from './site-abilities.generated.ts'

type SiteAbilities = Pick<SiteAbilities_QueryFragment['site'], 'canRepeatMutations' | 'hasLiveEvents'>

/** What the platform behind the site can do; everything while it is not known yet, because the gateway refuses what it cannot. */
export function readAbilities(cache: ApolloCache): SiteAbilities {
  const fragment = {
    id: 'ROOT_QUERY',
    fragment: SiteAbilities_QueryFragmentDoc,
    fragmentName: 'SiteAbilities_query',
  }
  return cache.readFragment(fragment)?.site ?? { canRepeatMutations: true, hasLiveEvents: true }
}
