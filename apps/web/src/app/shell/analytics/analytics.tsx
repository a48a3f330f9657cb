import { useApolloClient } from '@apollo/client/react'
import type { ApolloCache } from '@apollo/client'
import { useEffect, useMemo, useSyncExternalStore, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { readAudience, useAudience } from '../../../analytics/audience.ts'
import {
  analyticsChoice,
  browserDeclines,
  choiceFor,
  declineAnalytics,
  acceptAnalytics,
} from '../../../analytics/consent.ts'
import type { AnalyticsEvent } from '../../../analytics/events.ts'
import { setSender } from '../../../analytics/send-event.ts'
import { useStore } from '../../../store.ts'
import { frameForRoute } from '../frame-for-route.ts'
import { barsShown } from '../bars-shown.ts'
import { sendToTag, startTag, stopTag, type Tag } from './tag.ts'
import { useTranslation } from 'react-i18next'
import { openAnalytics } from '../../../access/open-layers.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Button } from '../../../ui/button.tsx'

/** Asks once, without covering or blocking the page. Both answers take one press and look alike. */
function ConsentBanner({ origin }: { origin: string }) {
  const { t } = useTranslation('analytics')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 rounded-card border border-line bg-overlay p-4 text-body shadow-lg tablet:start-auto tablet:end-16 tablet:bottom-6 tablet:w-100"
    >
      <h2 id={id} className="font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted text-pretty">
        {t('question')}{' '}
        <button type="button" aria-haspopup="dialog" onClick={openAnalytics} className={linkClass()}>
          {t('details')}
        </button>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={declineAnalytics}>{t('decline')}</Button>
        <Button onClick={() => acceptAnalytics(origin)}>{t('accept')}</Button>
      </div>
    </section>
  )
}

const neverChanges = () => () => {}

/** Loads the tag and sends events once there is consent, and asks visitors without a choice. */
export function Analytics({ tag: { tagId, origin } }: { tag: Tag }) {
  const { cache } = useApolloClient()
  const audience = useAudience()
  const choice = choiceFor(origin, useStore(analyticsChoice))
  const { pathname } = useLocation()
  const { footer } = frameForRoute(pathname, useStore(barsShown))
  const tag = useMemo(() => ({ tagId, origin }), [tagId, origin])
  const queue = useMemo(() => createQueue(cache), [cache])
  // The server does not know the browser's wish, and asks nobody.
  const isDeclined = useSyncExternalStore(neverChanges, browserDeclines, () => true)
  const isAccepted = choice === 'accepted' && !isDeclined

  useEffect(() => {
    // Applies to this device from now on, even after log-out.
    if (audience === 'excluded' && choice !== 'declined') return declineAnalytics()
    if (!isAccepted) {
      queue.clear()
      setSender(undefined)
      stopTag(tag)
    } else if (audience === 'countable') {
      startTag(tag)
      setSender(queue.send)
      queue.flush()
    }
  }, [audience, choice, isAccepted, queue, tag])

  // Asks only where the footer shows how to change the choice.
  const mayAsk = choice === undefined && !isDeclined && audience === 'countable' && footer
  return mayAsk ? <ConsentBanner origin={origin} /> : null
}

/** Queues events until the viewer is known: a log-in's response does not say whether the member is on a break. */
function createQueue(cache: ApolloCache) {
  let held: AnalyticsEvent[] = []
  const flush = () => {
    const audience = readAudience(cache)
    if (audience === 'unknown') return
    const ready = audience === 'countable' ? held : []
    held = []
    for (const event of ready) sendToTag(event)
  }
  return {
    flush,
    clear: () => void (held = []),
    send: (event: AnalyticsEvent) => {
      held.push(event)
      flush()
    },
  }
}
