import { BANNER_AUTOPLAY_MS } from '@playhouse/shared/limits.ts'
import { Pause, Play } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { paths } from '../../paths.ts'
import { COVER_LINK } from '../../ui/link-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { REDUCED_MOTION, useMedia } from '../../ui/use-media.ts'

export interface SliderPromotion {
  id: string
  title: string
  summary: string
  picture: string
}

/** Autoplay pauses on hover, on focus, on request and with reduced motion. */
export function PromotionSlider({ promotions }: { promotions: readonly SliderPromotion[] }) {
  const { t } = useTranslation(['registration', 'ui'])
  const id = useId()
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null)
  const [current, setCurrent] = useState(0)
  const isStill = useMedia(REDUCED_MOTION)
  const [chosenPlaying, setChosenPlaying] = useState<boolean | null>(null)
  const playing = chosenPlaying ?? !isStill
  const several = promotions.length > 1

  const play = (next: boolean) => {
    setChosenPlaying(next)
    if (next) swiper?.autoplay.start()
    else swiper?.autoplay.stop()
  }
  return (
    <section aria-labelledby={id} aria-roledescription={several ? t('ui:carousel') : undefined}>
      <header className="mb-3 flex min-h-8 items-center gap-1">
        <h2 id={id} className="min-w-0 grow text-title font-semibold text-balance">
          {t('promotions')}
        </h2>
        {several ? (
          <>
            <span className="flex">
              {promotions.map((promotion, index) => (
                <button
                  key={promotion.id}
                  type="button"
                  aria-label={t('showPromotion', { number: index + 1 })}
                  aria-current={index === current}
                  onClick={() => swiper?.slideTo(index)}
                  className="group grid size-6 place-items-center rounded-control"
                >
                  <span className="size-2 rounded-full bg-edge group-hover:bg-text group-aria-current:bg-action" />
                </button>
              ))}
            </span>
            <IconButton
              icon={playing ? Pause : Play}
              size="small"
              label={playing ? t('pausePromotions') : t('playPromotions')}
              onClick={() => play(!playing)}
            />
          </>
        ) : null}
      </header>
      <div
        onFocus={() => swiper?.autoplay?.stop()}
        onBlur={(event) => {
          if (playing && !event.currentTarget.contains(event.relatedTarget)) swiper?.autoplay?.start()
        }}
      >
        <Swiper
          modules={several ? [Autoplay] : []}
          rewind
          speed={180}
          autoplay={
            several && playing
              ? { delay: BANNER_AUTOPLAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true }
              : false
          }
          onSwiper={setSwiper}
          onSlideChange={({ activeIndex }) => setCurrent(activeIndex)}
          className="overflow-hidden rounded-card [&>.swiper-wrapper]:flex [&>.swiper-wrapper]:ease-out"
        >
          {promotions.map((promotion, index) => (
            <SwiperSlide
              key={promotion.id}
              role="group"
              aria-roledescription={t('ui:slide')}
              aria-label={t('promotion', { number: index + 1, count: promotions.length })}
              inert={index !== current}
              className="w-full shrink-0"
            >
              <PromotionSlide promotion={promotion} priority={index === 0} />
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
    </section>
  )
}

function PromotionSlide({ promotion, priority }: { promotion: SliderPromotion; priority: boolean }) {
  const site = useSiteFacts()
  return (
    <article className="group relative overflow-hidden rounded-card border border-line bg-surface hover:bg-raised">
      <Picture
        src={promotion.picture}
        hosts={site?.imageHosts ?? []}
        alt=""
        width={620}
        height={300}
        priority={priority}
        className="aspect-31/15 w-full object-cover object-[85%_50%] rtl:-scale-x-100"
      />
      <div className="p-5">
        <h3 className="text-title font-semibold">
          <Link to={paths.promotion(promotion.id)} className={COVER_LINK}>
            {promotion.title}
          </Link>
        </h3>
        <p className="mt-1.5 line-clamp-3 text-body text-pretty text-muted">{promotion.summary}</p>
      </div>
    </article>
  )
}
