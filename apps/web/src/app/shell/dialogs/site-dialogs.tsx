import { useApolloClient } from '@apollo/client/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dropLayer, layerRequest, openNotice } from '../../../access/open-layers.ts'
import { useIsAdvertFree } from '../../../access/restriction.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { lobbyAt, paths } from '../../../paths.ts'
import { useStore } from '../../../store.ts'
import { lazyComponent } from '../../../ui/load-part.ts'
import { ChunkErrorBoundary } from '../../../domains/site/parts/chunk-error-boundary.tsx'

const SEEN_KEY = 'index_notice'
/** Lets the page load first, and comes before anyone has begun to do something. */
const NOTICE_DELAY_MS = 1_000

/** Whether a dialog or a window beside the page is open; popovers have the role too while they are hidden. */
const isDialogOpen = () => document.querySelector('dialog[open], [role=dialog]:not([popover])') !== null

/**
 * Shows the newest popup announcement once per session, on arrival at the home page or a lobby. After another page or anything that is
 * pressed it waits for the next visit, so that it never comes over what somebody does. Whoever sees no adverts does not see it either.
 */
function useNoticeOnce(): void {
  const client = useApolloClient()
  const { pathname, key } = useLocation()
  const [arrival] = useState({ pathname, key })
  const isOver = useRef(false)
  const open = useSiteFacts()?.status?.state === 'NORMAL'
  const isKnown = useViewer() !== undefined
  const isAdvertFree = useIsAdvertFree()
  const isForIt = arrival.pathname === paths.home() || lobbyAt(arrival.pathname.slice(1)) !== null
  const hasLeft = key !== arrival.key
  useEffect(() => {
    const acts = ['pointerdown', 'keydown', 'wheel'] as const
    const end = () => {
      isOver.current = true
      // A dialog is requested and still loading.
      if (layerRequest.get()?.layer !== 'notice' || isDialogOpen()) return
      dropLayer()
      sessionStorage.removeItem(SEEN_KEY)
    }
    if (hasLeft) end()
    for (const act of acts) addEventListener(act, end, { once: true })
    return () => {
      for (const act of acts) removeEventListener(act, end)
    }
  }, [hasLeft])
  useEffect(() => {
    if (!open || !isForIt || !isKnown || isAdvertFree || isOver.current || sessionStorage.getItem(SEEN_KEY)) return
    let isWithdrawn = false
    const show = async () => {
      if (isOver.current) return
      const { NoticeDialogDocument } = await import('../../../domains/site/notice-dialog.generated.ts')
      const { data } = await client.query({ query: NoticeDialogDocument })
      const notice = data?.site.announcements?.nodes[0]
      if (!notice || isWithdrawn || isOver.current || isDialogOpen()) return
      isOver.current = true
      sessionStorage.setItem(SEEN_KEY, notice.id)
      openNotice()
    }
    // The page works without the announcement.
    const timer = setTimeout(() => void show().catch(() => undefined), NOTICE_DELAY_MS)
    return () => {
      isWithdrawn = true
      clearTimeout(timer)
    }
  }, [client, open, isForIt, isKnown, isAdvertFree])
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
