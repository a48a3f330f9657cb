import { Banners, BannerSkeleton } from '../../features/site/banners.tsx'
import type { Banner } from '../../features/site/banners.tsx'

interface HomeBannersProps {
  banners: readonly Banner[] | null | undefined
  loading: boolean
}

/** The banners, or their place while they come. Without them the page simply starts with its games. */
export function HomeBanners({ banners, loading }: HomeBannersProps) {
  if (banners) return <Banners banners={banners} />
  return loading ? <BannerSkeleton /> : null
}
