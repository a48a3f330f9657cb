import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { useSignOut } from '../../domains/session/parts/use-sign-out.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { lazyComponent } from '../../ui/load-part.ts'
import { ChunkErrorBoundary } from '../../domains/site/parts/chunk-error-boundary.tsx'
import { Offered } from '../../domains/site/parts/offered.tsx'

const PlayClock = lazyComponent(async () => {
  const [{ PlayClock: Component }] = await Promise.all([
    import('../../domains/limits/parts/play-clock.tsx'),
    loadTexts(['limits']),
  ])
  return Component
})

/** The reality check and the end of the session time, for real accounts. */
export function PlayNotices() {
  const viewer = useViewer()
  return viewer && viewer.kind !== 'DEMO' ? <MemberNotices key={viewer.id} /> : null
}

function MemberNotices() {
  const navigate = useNavigate()
  const { signOut } = useSignOut(() => void navigate(paths.home()))
  return (
    <ChunkErrorBoundary onDismiss={() => undefined}>
      <Suspense>
        <Offered feature="LIMITS">
          <PlayClock onLogOut={() => void signOut()} />
        </Offered>
      </Suspense>
    </ChunkErrorBoundary>
  )
}
