import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Swiper } from 'swiper'
import type { BannerTurnerProps } from './banner-fader.tsx'
import { BannerSlide } from './parts/banner-slide.tsx'

/** The design's longest motion. */
const TURN_MS = 180

/** An endless row of slides that follows touches. Uses only Swiper's core: timing and dots are controlled by the parent. */
export function BannerSwiper({ banners, size, current, onShow }: BannerTurnerProps) {
  const { t } = useTranslation(['home', 'ui'])
  const box = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper>(undefined)
  const first = useRef(current)

  useEffect(() => {
    if (!box.current) return
    const made = new Swiper(box.current, { loop: true, speed: TURN_MS, initialSlide: first.current })
    made.on('realIndexChange', ({ realIndex }) => onShow(realIndex))
    swiper.current = made
    return () => void made.destroy(true, false)
  }, [onShow])

  useEffect(() => {
    const turning = swiper.current
    if (!turning || turning.realIndex === current) return
    // After the last slide it continues to the first instead of rewinding.
    if (current === (turning.realIndex + 1) % banners.length) turning.slideNext()
    else turning.slideToLoop(current)
  }, [banners.length, current])

  return (
    <div ref={box} className="overflow-hidden">
      <div className="swiper-wrapper flex ease-out">
        {banners.map((banner, index) => (
          <div
            key={banner.id}
            role="group"
            aria-roledescription={t('ui:slide')}
            aria-label={t('banner', { number: index + 1, count: banners.length })}
            inert={index !== current}
            className="swiper-slide w-full shrink-0"
          >
            <BannerSlide banner={banner} size={size} priority={index === current} />
          </div>
        ))}
      </div>
    </div>
  )
}
