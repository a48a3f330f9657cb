import { BANNER_AUTOPLAY_MS } from '@playhouse/shared/limits.ts'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../ui/load-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BannerControls } from './banner-controls.tsx'
import { BannerFader } from './banner-fader.tsx'
import type { BannerTurnerProps } from './banner-fader.tsx'
import { BANNER_HEIGHTS, BannerSlide } from './banner-slide.tsx'
import type { BannerSize } from './banner-slide.tsx'
import type { Banner } from './use-banner-group.ts'

interface BannersProps {
  banners: readonly Banner[]
  size: BannerSize
  /** A dot a banner, to choose one by. */
  dots: boolean
}

/**
 * Slides that advance every five seconds, round and round. They stop under the pointer or the focus and while the page is hidden,
 * can be stopped for good, and turn by hand alone for whoever asked the device for less motion. Whoever touches them can swipe
 * them from then on.
 */
export function Banners({ banners, size, dots }: BannersProps) {
  const { t } = useTranslation('home')
  const count = banners.length
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [held, setHeld] = useState(false)
  const [Turner, setTurner] = useState<ComponentType<BannerTurnerProps>>(() => BannerFader)

  useEffect(() => {
    if (count < 2 || !playing || held) return
    const turns = setInterval(() => {
      if (document.visibilityState === 'visible') setCurrent((current + 1) % count)
    }, BANNER_AUTOPLAY_MS)
    return () => clearInterval(turns)
  }, [count, current, playing, held])

  const [first] = banners
  if (!first) return null
  if (count === 1) {
    return (
      <div className="overflow-hidden rounded-card">
        <BannerSlide banner={first} size={size} priority />
      </div>
    )
  }
  /** What follows a finger is much code, and nobody needs it before a finger comes; without it the slides change all the same. */
  const followFinger = (): void => {
    loadPart(() => import('./banner-swiper.tsx')).then(
      ({ BannerSwiper }) => setTurner(() => BannerSwiper),
      () => undefined,
    )
  }
  return (
    <section aria-roledescription="carousel" aria-label={t('banners')}>
      <div
        className="relative overflow-hidden rounded-card"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={({ pointerType }) => {
          setHeld(false)
          // Not before the finger is lifted: under it the slide must stay what it is.
          if (pointerType === 'touch') followFinger()
        }}
        onFocus={() => setHeld(true)}
        onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
      >
        <Turner
          key={banners.map(({ id }) => id).join(' ')}
          banners={banners}
          size={size}
          current={current}
          onShow={setCurrent}
        />
        <BannerControls
          count={dots ? count : 0}
          current={current}
          playing={playing}
          onPlay={setPlaying}
          onShow={setCurrent}
        />
      </div>
    </section>
  )
}

/** The place of a banner before it is there. */
export function BannerSkeleton({ size }: { size: BannerSize }) {
  return <Skeleton className={`w-full rounded-card ${BANNER_HEIGHTS[size]}`} />
}
