import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { GuestDesk } from './guest-desk.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { paths } from '../../paths.ts'

interface Arrival {
  id: string
  code: string
}

/**
 * Customer service for guests, and the target of links in letters to them. The code is in the URL's hash, which servers never see, and
 * moves to the history state at once.
 */
export function Component() {
  const { t } = useTranslation('cases')
  const viewer = useViewer()
  const location = useLocation()
  const navigate = useNavigate()
  const fromAddress = arrivalIn(location.hash)
  const arrival = fromAddress ?? (location.state as { arrival?: Arrival } | null)?.arrival
  usePageTitle(t('service.window'), () => ({ isUnlisted: true }))
  const isMoving = fromAddress !== undefined
  useEffect(() => {
    if (isMoving) void navigate(location.pathname, { replace: true, state: { arrival } })
  }, [isMoving, arrival, navigate, location.pathname])
  if (viewer && viewer.kind !== 'DEMO' && !arrival) return <Navigate to={paths.serviceCases()} replace />
  return (
    <div className="mx-auto max-w-2xl">
      <h1 tabIndex={-1} className="mb-5 text-headline font-semibold focus-visible:outline-none">
        {t('service.window')}
      </h1>
      <GuestDesk key={arrival?.code ?? ''} arrival={arrival} />
    </div>
  )
}

function arrivalIn(hash: string): Arrival | undefined {
  const named = new URLSearchParams(hash.slice(1))
  const [id, code] = [named.get('case'), named.get('code')]
  return id && code ? { id, code } : undefined
}
