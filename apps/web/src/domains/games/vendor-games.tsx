import { Suspense } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { VENDOR_GAMES_PARAMETER } from '../../paths.ts'
import { lazyComponent } from '../../ui/load-part.ts'
import { ChunkErrorBoundary } from '../site/parts/chunk-error-boundary.tsx'

const VendorGamesDialog = lazyComponent(async () => (await import('./vendor-games-dialog.tsx')).VendorGamesDialog)

/** Dialog with a vendor's games, opened by a URL parameter on any page. */
export function VendorGames() {
  const [params] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const vendorId = params.get(VENDOR_GAMES_PARAMETER)
  if (!vendorId) return null
  const close = () => {
    // Opened from the page below: go back to it. Opened by URL: there is no history entry to go back to.
    const overPage: unknown = (state as { overPage?: unknown } | null)?.overPage
    if (overPage === true) return void navigate(-1)
    const rest = new URLSearchParams(params)
    rest.delete(VENDOR_GAMES_PARAMETER)
    void navigate({ pathname, search: String(rest) }, { replace: true, preventScrollReset: true })
  }
  return (
    <ChunkErrorBoundary onDismiss={close}>
      <Suspense>
        <VendorGamesDialog key={vendorId} vendorId={vendorId} onClose={close} />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
