import { BANNER_AUTOPLAY_MS } from '@playhouse/shared/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { BannerControls } from './banner-controls.tsx'
import { BannerSlide } from './banner-slide.tsx'
import type { Banner } from './banners.tsx'

/** Slides that advance by themselves, stop under the pointer or the focus, and can be stopped for good. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation('home')
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null)
  const [current, setCurrent] = useState(0)
  // Who asked the device for less motion turns the slides by hand, unless they press play.
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)

  const play = (next: boolean) => {
    setPlaying(next)
    if (next) swiper?.autoplay.start()
    else swiper?.autoplay.stop()
  }
  return (
    <section aria-roledescription="carousel" aria-label={t('banners')}>
      <div
        className="relative"
        onFocus={() => swiper?.autoplay.stop()}
        onBlur={(event) => {
          if (playing && !event.currentTarget.contains(event.relatedTarget)) swiper?.autoplay.start()
        }}
      >
        <Swiper
          modules={[Autoplay]}
          loop
          speed={180}
          autoplay={
            playing ? { delay: BANNER_AUTOPLAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true } : false
          }
          onSwiper={setSwiper}
          onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
          className="overflow-hidden [&>.swiper-wrapper]:flex [&>.swiper-wrapper]:ease-out"
        >
          {banners.map((banner, index) => (
            <SwiperSlide
              key={banner.id}
              role="group"
              aria-roledescription="slide"
              aria-label={t('banner', { number: index + 1, count: banners.length })}
              inert={index !== current}
              className="w-full shrink-0"
            >
              <BannerSlide banner={banner} priority={index === 0} />
            </SwiperSlide>
          ))}
        </Swiper>
        <BannerControls
          count={banners.length}
          current={current}
          playing={playing}
          onPlay={play}
          onShow={(index) => swiper?.slideToLoop(index)}
        />
      </div>
    </section>
  )
}
