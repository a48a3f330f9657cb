import type { ApolloClient } from '@apollo/client'
import { onLiveEvent } from '../../graphql/live/live-events.ts'
import { siteRefusal } from '../../graphql/site-refusal.ts'
import { onPageShown } from '../../on-page-shown.ts'
import { SiteStateDocument } from './site-state.generated.ts'

/** The gateway keeps the state this long. */
const CACHED_MS = 15_000
/** After a refusal the state is asked for until it says why. */
const REPEAT_MS = 3_000
const REPEAT_WITHIN_MS = 30_000
/** Polling interval of a page that nobody touches. */
const POLL_MS = 60_000
/** Spreads the requests of many open pages. */
const JITTER_MS = 15_000
const TOLD_JITTER_MS = 5_000

/**
 * Reads into the cache whether the site is open: when a live event says that it changes, after a refusal, when the page is looked at again,
 * and now and then while it is visible.
 * The shell shows a closed site's page, which asks from then on.
 * @returns stops
 */
export function followSiteState(client: ApolloClient): () => void {
  let askedAt = performance.now()
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldTimer: ReturnType<typeof setTimeout> | undefined

  const ask = async () => {
    clearTimeout(timer)
    askedAt = performance.now()
    const { data } = await client
      .query({ query: SiteStateDocument, fetchPolicy: 'network-only', context: { skipBrowserCache: true } })
      .catch(() => ({ data: undefined }))
    const state = data?.site.status?.state
    if (state && state !== 'NORMAL') until = 0
    plan()
  }
  const plan = () => {
    clearTimeout(timer)
    const isRepeated = performance.now() < until
    timer = setTimeout(
      () => (document.hidden ? plan() : void ask()),
      isRepeated ? REPEAT_MS : POLL_MS + Math.random() * JITTER_MS,
    )
  }
  const refused = () => {
    if (!siteRefusal.get()) return
    siteRefusal.set(false)
    const isAsking = performance.now() < until
    until = performance.now() + REPEAT_WITHIN_MS
    if (!isAsking) void ask()
  }
  const told = () => {
    // A frozen page asks once it is shown. A hidden one asks too: its game may be playing.
    askedAt = -Infinity
    clearTimeout(toldTimer)
    toldTimer = setTimeout(() => void ask(), Math.random() * TOLD_JITTER_MS)
  }
  const look = () => {
    if (performance.now() - askedAt >= CACHED_MS) void ask()
  }

  plan()
  refused()
  const stops = [
    siteRefusal.subscribe(refused),
    onPageShown(look),
    onLiveEvent('SiteStatusChanged', told),
    // The event may be among those that were missed.
    onLiveEvent('ResyncNeeded', told),
  ]
  return () => {
    clearTimeout(timer)
    clearTimeout(toldTimer)
    for (const stop of stops) stop()
  }
}
