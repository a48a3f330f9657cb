import { Suspense, useSyncExternalStore, useEffect } from 'react'
import { dropLayer, layerRequests, askNotice } from '../../access/ask-layers.ts'
import { lazyPart } from '../../ui/load-part.ts'
import { ChunkErrorBoundary } from '../error/chunk-error-boundary.tsx'
import { useApolloClient } from '@apollo/client/react'
import { useLocation } from 'react-router-dom'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { paths } from '../../paths.ts'

/** Where a browser notes, for its session, that the notice was shown; the name is the specification's. */
const SEEN_KEY = 'index_notice'
/** The page comes first, and whoever knows what they want is left to it. */
const AFTER_MS = 3_000

/** Shows the newest popup announcement once a session, on the home page, after the page itself and never over another dialog. */
function useNoticeOnce(): void {
  const client = useApolloClient()
  const { pathname } = useLocation()
  const open = useSiteFacts()?.status?.state === 'NORMAL'
  useEffect(() => {
    if (!open || pathname !== paths.home() || sessionStorage.getItem(SEEN_KEY)) return
    const timer = setTimeout(() => {
      const show = async () => {
        const { NoticeDialogDocument } = await import('./notice-dialog.generated.ts')
        const { data } = await client.query({ query: NoticeDialogDocument })
        const notice = data?.site.announcements?.nodes[0]
        if (!notice || document.querySelector('dialog[open]')) return
        sessionStorage.setItem(SEEN_KEY, notice.id)
        askNotice()
      }
      // Without an answer there is nothing to show, and the page loses nothing by it.
      show().catch(() => undefined)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [client, open, pathname])
}

const SiteDialog = lazyPart(async () => (await import('./site-dialog.tsx')).SiteDialog)

/** The layer that is asked for, if any: announcements, the notice, the app, help, customer service. */
export function SiteDialogs() {
  const request = useSyncExternalStore(layerRequests.subscribe, layerRequests.read)
  useNoticeOnce()
  if (!request) return null
  const dismiss = () => {
    // A window that waits for its address would wait for ever.
    if (request.layer === 'customerService') request.opened?.close()
    dropLayer()
  }
  return (
    <ChunkErrorBoundary onDismiss={dismiss}>
      <Suspense>
        <SiteDialog request={request} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
