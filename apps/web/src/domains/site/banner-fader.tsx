import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BannerSlide } from './parts/banner-slide.tsx'
import type { BannerSize } from './banner-sizes.ts'
import type { Banner } from './parts/use-banner-group.ts'

/** After the first slide has loaded and before the first change. */
const OTHERS_AFTER_MS = 2_500

export interface BannerTurnerProps {
  /** At least two; must not change while mounted. */
  banners: readonly Banner[]
  size: BannerSize
  /** The visible slide, from 0. */
  current: number
  /** Called after a swipe. */
  onShow: (index: number) => void
}

/** Stacked slides that cross-fade. Only the visible one loads at first. */
export function BannerFader({ banners, size, current }: Omit<BannerTurnerProps, 'onShow'>) {
  const { t } = useTranslation(['home', 'ui'])
  const [others, setOthers] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOthers(true), OTHERS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid">
      {banners.map((banner, index) =>
        others || index === current ? (
          <div
            key={banner.id}
            role="group"
            aria-roledescription={t('ui:slide')}
            aria-label={t('banner', { number: index + 1, count: banners.length })}
            inert={index !== current}
            className={`col-start-1 row-start-1 transition-opacity duration-150 ${index === current ? '' : 'opacity-0'}`}
          >
            <BannerSlide banner={banner} size={size} priority={index === 0} />
          </div>
        ) : null,
      )}
    </div>
  )
}
