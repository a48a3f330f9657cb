import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onPageShown } from '../../../on-page-shown.ts'
import { ShellScreenDocument } from '../shell-screen.generated.ts'
import { pollDelay } from './poll-delay.ts'
import { serverNow } from '../../../server-time.ts'

/** The gateway serves a stale status while it refreshes; the second query gets the fresh one. */
const RECHECK_MS = 2_000

/**
 * Polls the site's status into the cache; the shell then shows the page again. Pauses in a hidden tab and polls at once when the tab
 * becomes visible.
 */
export function useStatusPolling(endsAt: string | null) {
  const client = useApolloClient()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const state = useRef({ busy: false, gone: false })

  const ask = useCallback(async () => {
    const { current } = state
    if (current.busy) return
    current.busy = true
    setAsking(true)
    const once = () =>
      client.query({ query: ShellScreenDocument, fetchPolicy: 'network-only' }).then(
        ({ data }) => data !== undefined,
        () => false,
      )
    let answered = await once()
    // Still mounted: the first response said unavailable, perhaps from the gateway's cache.
    if (answered && !current.gone) {
      await new Promise((resolve) => setTimeout(resolve, RECHECK_MS))
      if (!current.gone) answered = await once()
    }
    current.busy = false
    setAsking(false)
    setFailed(!answered)
  }, [client])

  useEffect(() => {
    const { current } = state
    current.gone = false
    return () => {
      current.gone = true
    }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const poll = () => (document.hidden ? undefined : void ask().finally(plan))
    const plan = () => {
      clearTimeout(timer)
      if (!over) timer = setTimeout(poll, pollDelay(endsAt, serverNow()))
    }
    plan()
    const stopLooking = onPageShown(poll)
    return () => {
      over = true
      clearTimeout(timer)
      stopLooking()
    }
  }, [ask, endsAt])

  return { asking, failed, ask: () => void ask() }
}
