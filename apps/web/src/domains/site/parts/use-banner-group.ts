import { useFragment } from '@apollo/client/react'
import { BannerGroups_QueryFragmentDoc } from './banner-groups.generated.ts'
import type { BannerGroups_QueryFragment } from './banner-groups.generated.ts'

export type Banner = NonNullable<BannerGroups_QueryFragment['site']['bannerGroups']>[number]['banners'][number]

/** Banners of a group of routes, such as `w_home`; undefined while loading. */
export function useBannerGroup(name: string): readonly Banner[] | undefined {
  const { data, complete } = useFragment({
    fragment: BannerGroups_QueryFragmentDoc,
    fragmentName: 'BannerGroups_query',
    from: 'ROOT_QUERY',
  })
  if (!complete) return undefined
  return data.site.bannerGroups?.find((group) => group.name === name)?.banners ?? []
}
