import { Suspense, useSyncExternalStore } from 'react'
import { closeRegistered, registeredNews } from '../../features/registration/registered.ts'
import { lazyPart } from '../../ui/load-part.ts'
import { PartBoundary } from '../crash/part-boundary.tsx'

const RegisteredDialogs = lazyPart(
  async () => (await import('../../features/registration/registered-dialogs.tsx')).RegisteredDialogs,
)

/** Tells of a registration that has just succeeded, over whatever page it led to. */
export function RegisteredNews() {
  const news = useSyncExternalStore(registeredNews.subscribe, registeredNews.read)
  if (!news) return null
  return (
    <PartBoundary onDismiss={closeRegistered}>
      <Suspense>
        <RegisteredDialogs />
      </Suspense>
    </PartBoundary>
  )
}
