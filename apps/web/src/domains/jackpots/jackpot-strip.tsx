import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent, loadPart } from '../../ui/load-part.ts'
import { useGameActions } from '../games/parts/use-game-actions.ts'
import { JackpotCard } from './parts/jackpot-card.tsx'
import type { JackpotVendor } from './parts/jackpot-card.tsx'
import type { JackpotCard_JackpotFragment } from './parts/jackpot-card.generated.ts'
import { useJackpotMetersQuery } from './jackpot-strip.generated.ts'

const JackpotDialog = lazyComponent(async () => (await import('./jackpot-dialog.tsx')).JackpotDialog)

const ASK_EVERY_MS = 10_000
/** Interval while the meters are live, for wins and new jackpots. */
const SLOW_POLL_MS = 60_000

interface JackpotStripProps {
  jackpots: readonly ({ id: string } & FragmentType<JackpotCard_JackpotFragment>)[]
  vendors: readonly JackpotVendor[]
  /** In one line without a visible heading. */
  low: boolean
}

/** A row of jackpots, polled while in view. */
export function JackpotStrip({ jackpots, vendors, low }: JackpotStripProps) {
  const { t } = useTranslation('jackpots')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const { imageHosts } = useGameActions()
  const [shown, setShown] = useState<{ id: string; name: string }>()
  const isLive = useLiveMeters()
  // The screen's query has loaded them; the next request follows after ten seconds.
  useJackpotMetersQuery({
    pollInterval: isLive ? SLOW_POLL_MS : ASK_EVERY_MS,
    skipPollAttempt: () => document.hidden || !isInView(box.current),
    context: { skipBrowserCache: true },
  })
  return (
    <section ref={box} aria-labelledby={id}>
      <h2 id={id} className={low ? 'visually-hidden' : 'mb-3 flex min-h-9 items-center text-title font-semibold'}>
        {t('jackpots')}
      </h2>
      <ul
        className={`-m-1 flex [scroll-snap-type:x_proximity] scroll-px-1 gap-3 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] *:max-w-[85vw] *:shrink-0 *:snap-start ${low ? '*:w-64 laptop:*:grow' : '*:w-80 laptop:grid laptop:grid-cols-2 laptop:gap-4 wide:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] laptop:*:w-auto'}`}
      >
        {jackpots.map((jackpot) => (
          <li key={jackpot.id}>
            <JackpotCard low={low} jackpot={jackpot} vendors={vendors} imageHosts={imageHosts} onShowWins={setShown} />
          </li>
        ))}
      </ul>
      {shown ? (
        <Suspense>
          <JackpotDialog {...shown} onClose={() => setShown(undefined)} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** Subscribes to live meters while the strip is mounted. @returns whether they arrive */
function useLiveMeters(): boolean {
  const client = useApolloClient()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    loadPart(() => import('../../graphql/live/live-client.ts')).then(
      ({ followLive }) => {
        if (!isGone) stop = followLive({ client, onStreaming: setLive })
      },
      // Polling continues instead.
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [client])
  return isLive
}

function isInView(box: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < innerHeight
}
