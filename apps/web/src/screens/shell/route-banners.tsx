import { useLocation } from 'react-router-dom'
import { BannerSkeleton, Banners } from '../../features/site/banners.tsx'
import { useBannerGroup } from '../../features/site/use-banner-group.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'

interface RouteBannersProps {
  /** The route's group of banners. */
  group: string
  dots: boolean
}

/** The banners above a page, or their place while they come. A list that was searched or filtered starts without them. */
export function RouteBanners({ group, dots }: RouteBannersProps) {
  const { pathname, search } = useLocation()
  const banners = useBannerGroup(group)
  const known = useSiteFacts() !== null
  if (search !== '' && pathname === paths.home()) return null
  const size = pathname === paths.home() ? 'tall' : 'low'
  if (!banners) return known ? null : <BannerSkeleton size={size} />
  return <Banners key={group} banners={banners} size={size} dots={dots} />
}
