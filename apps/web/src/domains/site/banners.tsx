import { BANNER_AUTOPLAY_MS } from '@playhouse/shared/limits.ts'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../ui/load-part.ts'
import { BannerControls } from './banner-controls.tsx'
import { BannerFader } from './banner-fader.tsx'
import type { BannerTurnerProps } from './banner-fader.tsx'
import type { BannerSize } from './banner-sizes.ts'
import { BannerSlide } from './parts/banner-slide.tsx'
import type { Banner } from './parts/use-banner-group.ts'
import { REDUCED_MOTION, useMedia } from '../../ui/use-media.ts'

interface BannersProps {
  banners: readonly Banner[]
  size: BannerSize
}

/**
 * Slides that advance every five seconds. They pause under pointer or focus and while the page is hidden, can be stopped, and
 * advance only by hand with reduced motion. From the first touch on they can be swiped.
 */
export function Banners({ banners, size }: BannersProps) {
  const { t } = useTranslation(['home', 'ui'])
  const count = banners.length
  const [current, setCurrent] = useState(0)
  const isStill = useMedia(REDUCED_MOTION)
  const [chosenPlaying, setChosenPlaying] = useState<boolean | null>(null)
  const playing = chosenPlaying ?? !isStill
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
  /** Swiper is large and only needed for touch; without it the slides fade. */
  const followFinger = (): void => {
    loadPart(() => import('./banner-swiper.tsx')).then(
      ({ BannerSwiper }) => setTurner(() => BannerSwiper),
      () => undefined,
    )
  }
  return (
    <section aria-roledescription={t('ui:carousel')} aria-label={t('banners')}>
      <div
        className="relative overflow-hidden rounded-card"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={({ pointerType }) => {
          setHeld(false)
          // Not before the finger is lifted, because replacing the slide would end the gesture.
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
          count={count}
          size={size}
          current={current}
          playing={playing}
          onPlay={setChosenPlaying}
          onShow={setCurrent}
        />
      </div>
    </section>
  )
}
