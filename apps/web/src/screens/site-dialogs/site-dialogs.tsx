import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { dropLayer, layerRequest, openNotice } from '../../access/open-layers.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { lobbyAt, paths } from '../../paths.ts'
import { useStore } from '../../store.ts'
import { lazyComponent } from '../../ui/load-part.ts'
import { ChunkErrorBoundary } from '../error/chunk-error-boundary.tsx'

/** Session storage key. */
const SEEN_KEY = 'index_notice'
/** Lets the page load first, and comes before anyone has begun to do something. */
const NOTICE_DELAY_MS = 1_000

/**
 * Shows the newest popup announcement once per session, on the home page or a lobby. Once something is pressed it waits for the next
 * page, so that it never comes over an action or another dialog.
 */
function useNoticeOnce(): void {
  const client = useApolloClient()
  const { pathname } = useLocation()
  const open = useSiteFacts()?.status?.state === 'NORMAL'
  useEffect(() => {
    const isForIt = pathname === paths.home() || lobbyAt(pathname.slice(1)) !== null
    if (!open || !isForIt || sessionStorage.getItem(SEEN_KEY)) return
    let hasActed = false
    const wait = () => {
      hasActed = true
      clearTimeout(timer)
    }
    const timer = setTimeout(() => {
      const show = async () => {
        const { NoticeDialogDocument } = await import('./notice-dialog.generated.ts')
        const { data } = await client.query({ query: NoticeDialogDocument })
        const notice = data?.site.announcements?.nodes[0]
        if (!notice || hasActed || document.querySelector('dialog[open]')) return
        sessionStorage.setItem(SEEN_KEY, notice.id)
        openNotice()
      }
      // The page works without the announcement.
      show().catch(() => undefined)
    }, NOTICE_DELAY_MS)
    const acts = ['pointerdown', 'keydown', 'wheel'] as const
    for (const act of acts) addEventListener(act, wait, { once: true })
    return () => {
      wait()
      for (const act of acts) removeEventListener(act, wait)
    }
  }, [client, open, pathname])
}

const SiteDialog = lazyComponent(async () => (await import('./site-dialog.tsx')).SiteDialog)

/** The requested dialog, if any: announcements, notice, download, help, palette or customer service. */
export function SiteDialogs() {
  const request = useStore(layerRequest)
  useNoticeOnce()
  if (!request) return null
  return (
    <ChunkErrorBoundary onDismiss={dropLayer}>
      <Suspense>
        <SiteDialog request={request} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
