import { paths } from '../../paths.ts'
import type { Opening } from '../../opening/way-in.ts'
import type { BannerSlide_BannerFragment } from './banner-slide.generated.ts'

/** Where a press on a banner leads: a page of this site, an address elsewhere, or nowhere. */
export type BannerTarget = { to: string; launchTarget?: Opening } | { href: string } | null

/**
 * Where a banner's link leads. An address is followed within the site if it begins with one slash, and elsewhere only by https;
 * whatever else stands in it (scripts, `//host`) leads nowhere. A kind that this page does not know leads nowhere too.
 */
export function bannerTarget(link: BannerSlide_BannerFragment['link']): BannerTarget {
  switch (link?.kind) {
    case 'GAME':
      // Where it is not launched the game says how it opens.
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
