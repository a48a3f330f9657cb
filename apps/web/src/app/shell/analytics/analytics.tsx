import { useApolloClient } from '@apollo/client/react'
import type { ApolloCache } from '@apollo/client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readAudience, useAudience } from '../../../analytics/audience.ts'
import { analyticsChoice, browserDeclines, choiceFor, declineAnalytics } from '../../../analytics/consent.ts'
import type { AnalyticsEvent } from '../../../analytics/events.ts'
import { setSender } from '../../../analytics/send-event.ts'
import { useStore } from '../../../store.ts'
import { frameForRoute } from '../frame-for-route.ts'
import { barsShown } from '../bars-shown.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { sendToTag, startTag, stopTag, type Tag } from './tag.ts'

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
