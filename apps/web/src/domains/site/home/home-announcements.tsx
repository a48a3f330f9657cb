import { ChevronRight, Megaphone, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openAnnouncements } from '../../../access/open-layers.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { REDUCED_MOTION, useMedia } from '../../../ui/use-media.ts'

const ROTATE_AFTER_MS = 6_000

interface HomeAnnouncementsProps {
  /** Newest first; undefined while loading. */
  announcements: readonly { id: string; title: string }[] | undefined
}

/** Rotates through the latest announcements. Pauses on hover, on focus, on request and with reduced motion. */
export function HomeAnnouncements({ announcements }: HomeAnnouncementsProps) {
  const { t } = useTranslation(['home', 'shell'])
  const [current, setCurrent] = useState(0)
  const isStill = useMedia(REDUCED_MOTION)
  const [chosenRunning, setChosenRunning] = useState<boolean | null>(null)
  const running = chosenRunning ?? !isStill
  const [held, setHeld] = useState(false)
  const count = announcements?.length ?? 0
  useEffect(() => {
    if (!running || held || count < 2) return
    const timer = setInterval(() => setCurrent((shown) => (shown + 1) % count), ROTATE_AFTER_MS)
    return () => clearInterval(timer)
  }, [running, held, count])

  if (!announcements) return <Skeleton className="h-9 min-w-0 flex-1 rounded-control" />
  const shown = announcements[current % Math.max(1, count)]
  if (!shown) return null
  return (
    <section aria-label={t('shell:announcements')} className="min-w-0 flex-1">
      <div
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="flex h-9 items-center gap-1 rounded-control bg-surface ps-3 pe-1"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          data-readable
          onClick={() => openAnnouncements()}
          className="flex h-full min-w-0 grow items-center gap-3 rounded-control text-start text-small hover:text-text focus-visible:-outline-offset-2"
        >
          <Icon icon={Megaphone} size={16} className="text-muted" />
          <span key={shown.id} className="truncate">
            {shown.title}
          </span>
        </button>
        {count > 1 ? (
          <>
            <IconButton
              icon={running ? Pause : Play}
              iconSize={16}
              size="small"
              label={running ? t('stopAnnouncements') : t('runAnnouncements')}
              onClick={() => setChosenRunning(!running)}
              className="text-muted"
            />
            <IconButton
              icon={ChevronRight}
              iconSize={16}
              size="small"
              label={t('nextAnnouncement')}
              onClick={() => setCurrent((current + 1) % count)}
              className="text-muted"
            />
          </>
        ) : null}
      </div>
    </section>
  )
}
