import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BannerSlide } from './banner-slide.tsx'
import type { BannerRef } from './banner-slide.tsx'

const BannerCarousel = lazy(async () => ({ default: (await import('./banner-carousel.tsx')).BannerCarousel }))

export type Banner = { id: string } & BannerRef

/** The banners of a page. The first is drawn at once; what turns the slides is fetched meanwhile. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const [first] = banners
  if (!first) return null
  const still = <BannerSlide banner={first} priority />
  return (
    <div className="overflow-hidden rounded-card">
      {banners.length > 1 ? (
        <Suspense fallback={still}>
          <BannerCarousel banners={banners} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}

/** The place of a banner before it is there. */
export function BannerSkeleton() {
  return <Skeleton className="h-44 w-full rounded-card tablet:h-60 desktop:h-72" />
}
