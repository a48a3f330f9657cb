import { paths } from '../../paths.ts'
import type { LaunchTarget } from '../games/parts/launch/launch-address.ts'
import type { BannerSlide_BannerFragment } from './parts/banner-slide.generated.ts'

/** A page of this site, an external URL, or nothing. */
export type BannerTarget = { to: string; launchTarget?: LaunchTarget } | { href: string } | null

/**
 * Target of a banner's link. A URL is internal if it begins with exactly one slash, and external only with https; anything else
 * (scripts, `//host`, unknown kinds) has no target.
 */
export function bannerTarget(link: BannerSlide_BannerFragment['link']): BannerTarget {
  switch (link?.kind) {
    case 'GAME':
      // Without a launch, the game page explains how the game opens.
      return { to: paths.game(link.target), ...(link.launchTarget && { launchTarget: link.launchTarget }) }
    case 'PROMOTION':
      return { to: paths.promotion(link.target) }
    case 'URL':
      if (/^\/(?![/\\])/.test(link.target)) return { to: link.target }
      return URL.parse(link.target)?.protocol === 'https:' ? { href: link.target } : null
    default:
      return null
  }
}
