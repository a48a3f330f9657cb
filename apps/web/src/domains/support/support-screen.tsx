import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { SupportDesk } from './support-desk.tsx'
import { useSupportForm } from './parts/use-support.ts'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Arrival {
  id: string
  code: string
}

/**
 * The form to write to us for everybody but members, whose cases are a list, and the target of links in letters to guests. The code is in
 * the URL's hash, which servers never see, and moves to the history state at once.
 */
export function Component() {
  const { t } = useTranslation('cases')
  const viewer = useViewer()
  const form = useSupportForm()
  const location = useLocation()
  const navigate = useNavigate()
  const fromAddress = arrivalIn(location.hash)
  const arrival = fromAddress ?? (location.state as { arrival?: Arrival } | null)?.arrival
  usePageTitle(t('title'), () => ({ isUnlisted: true }))
  const isMoving = fromAddress !== undefined
  useEffect(() => {
    if (isMoving) void navigate(location.pathname, { replace: true, state: { arrival } })
  }, [isMoving, arrival, navigate, location.pathname])
  if (form === 'MEMBER_CASES' && !arrival) {
    const question = new URLSearchParams({ write: '', ...Object.fromEntries(new URLSearchParams(location.search)) })
    return <Navigate to={{ pathname: paths.serviceCases(), search: String(question) }} replace />
  }
  return (
    <div className="mx-auto max-w-2xl">
      <h1 tabIndex={-1} className="mb-5 text-headline font-semibold focus-visible:outline-none">
        {t('title')}
      </h1>
      {viewer === undefined ? (
        <Skeleton className="h-60 w-full rounded-card" />
      ) : (
        <SupportDesk key={arrival?.code ?? ''} arrival={arrival} viewer={viewer} />
      )}
    </div>
  )
}

function arrivalIn(hash: string): Arrival | undefined {
  const named = new URLSearchParams(hash.slice(1))
  const [id, code] = [named.get('case'), named.get('code')]
  return id && code ? { id, code } : undefined
}
