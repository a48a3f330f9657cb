import { Suspense, useSyncExternalStore } from 'react'
import { dropLayer, layerRequests } from '../../access/ask-layers.ts'
import { lazyPart } from '../../ui/load-part.ts'
import { PartBoundary } from '../crash/part-boundary.tsx'
import { useNoticeOnce } from './use-notice-once.ts'

const OpenLayer = lazyPart(async () => (await import('./open-layer.tsx')).OpenLayer)

/** The layer that is asked for, if any: announcements, the notice, the app, help, customer service. */
export function LayerDialogs() {
  const request = useSyncExternalStore(layerRequests.subscribe, layerRequests.read)
  useNoticeOnce()
  if (!request) return null
  const dismiss = () => {
    // A window that waits for its address would wait for ever.
    if (request.layer === 'customerService') request.opened?.close()
    dropLayer()
  }
  return (
    <PartBoundary onDismiss={dismiss}>
      <Suspense>
        <OpenLayer request={request} />
      </Suspense>
    </PartBoundary>
  )
}
