import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { BannerSize } from './banner-sizes.ts'

interface BannerControlsProps {
  count: number
  size: BannerSize
  /** From 0. */
  current: number
  playing: boolean
  onPlay: (playing: boolean) => void
  onShow: (index: number) => void
}

/** A pause button and dots to choose a banner: on a strip, and on a phone, which have little room, only while nothing turns by itself. */
export function BannerControls({ count, size, current, playing, onPlay, onShow }: BannerControlsProps) {
  const { t } = useTranslation('home')
  const isLow = size === 'low'
  const label = playing ? t('stopBanners') : t('playBanners')
  return (
    <div
      // The picture is dark in both themes.
      data-theme="dark"
      className="absolute end-2 bottom-1 z-10 flex items-center rounded-full tablet:bottom-2 bg-ground/70 text-text"
    >
      {Array.from({ length: isLow && playing ? 0 : count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={t('showBanner', { number: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
          className={`group grid size-7 place-items-center rounded-full ${playing ? 'max-tablet:hidden' : ''}`}
        >
          <span className="h-1.5 w-3 rounded-full bg-text/45 group-hover:bg-text group-aria-[current]:w-5 group-aria-[current]:bg-text" />
        </button>
      ))}
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => onPlay(!playing)}
        className="grid size-7 place-items-center rounded-full text-text/70 hover:text-text"
      >
        <Icon icon={playing ? Pause : Play} size={14} />
      </button>
    </div>
  )
}
