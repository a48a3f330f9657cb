import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { announcements, BANNER_LINKS } from '@playhouse/platform-api/site.ts'
import type { BannerLinkKind } from '@playhouse/schema/types.generated.ts'
import type { HostChoice } from '../../platform/cdn.ts'
import { derived } from '../base/derived.ts'
import { findLaunchTarget } from './launch-target.ts'
import { resolveUrl } from './pictures.ts'

type BannerResponse = ValueOf<typeof announcements>['banners'][number]

const LINK_KINDS: Readonly<Record<(typeof BANNER_LINKS)[number], BannerLinkKind | undefined>> = {
  NONE: undefined,
  URL: 'URL',
  P: 'PROMOTION',
  G: 'GAME',
}

/** Names the lottery lobby in place of a game. */
const LOTTERY_LOBBY = 'LOTTO_LOBBY'

/** Maps banners, leaving out those without a usable picture. A link without a target leads nowhere. */
export function toBanners(banners: readonly BannerResponse[], hosts: HostChoice) {
  return banners.filter(({ url }) => url !== '').map((banner) => toBanner(banner, hosts))
}

export function toBanner({ bannerId, title, text, url, ...response }: BannerResponse, hosts: HostChoice) {
  return {
    id: String(bannerId),
    title,
    text,
    picture: resolveUrl(hosts, url),
    link: getLink(response),
  }
}

function getLink({
  linkageType,
  linkTarget,
  linkGame,
}: Pick<BannerResponse, 'linkageType' | 'linkTarget' | 'linkGame'>) {
  const kind = LINK_KINDS[linkageType]
  if (!kind || !linkTarget) return null
  const game = linkGame ?? (linkTarget === LOTTERY_LOBBY ? { gameType: 'LOTT' as const, vassalage: '' } : null)
  const launchTarget = kind === 'GAME' && game ? findLaunchTarget(game) : null
  return { kind, target: linkTarget, launchTarget }
}

/** All banner groups, in the platform's order. */
export const toBannerGroups = derived((banners: readonly BannerResponse[], hosts: HostChoice) =>
  [...Map.groupBy(banners, ({ groupName }) => groupName)]
    .map(([name, own]) => ({ name, banners: toBanners(own, hosts) }))
    .filter((group) => group.banners.length > 0),
)
