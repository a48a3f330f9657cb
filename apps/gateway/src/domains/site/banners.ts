import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { announcements, BANNER_LINKS } from '@playhouse/platform-api/site.ts'
import type { BannerLinkKind } from '@playhouse/schema/types.generated.ts'
import type { HostChoice } from '../../platform/cdn.ts'
import { addressOn } from './pictures.ts'

type BannerAnswer = ValueOf<typeof announcements>['banners'][number]

const LINK_KINDS: Readonly<Record<(typeof BANNER_LINKS)[number], BannerLinkKind | undefined>> = {
  NONE: undefined,
  URL: 'ADDRESS',
  P: 'PROMOTION',
  G: 'GAME',
}

/** A banner of the graph. A link without a target leads nowhere. */
export function bannerOf({ bannerId, title, text, url, linkageType, linkTarget }: BannerAnswer, hosts: HostChoice) {
  const kind = LINK_KINDS[linkageType]
  return {
    __typename: 'Banner' as const,
    id: String(bannerId),
    title,
    text,
    picture: addressOn(hosts, url),
    link: kind && linkTarget ? { __typename: 'BannerLink' as const, kind, target: linkTarget } : null,
  }
}

/** Every group with its banners, as the platform orders them. */
export function bannerGroupsOf(banners: readonly BannerAnswer[], hosts: HostChoice) {
  return [...Map.groupBy(banners, ({ groupName }) => groupName)].map(([name, own]) => ({
    __typename: 'BannerGroup' as const,
    name,
    banners: own.map((banner) => bannerOf(banner, hosts)),
  }))
}
