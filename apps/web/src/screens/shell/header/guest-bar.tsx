import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { openLogIn, openRegister } from '../../../access/access-requests.ts'
import { openFreePlay, dropFreePlayRequest, freePlayRequest } from '../../../access/free-play-request.ts'
import { useSiteFacts } from '../../../features/site/use-site-facts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { useStore } from '../../../store.ts'
import { ChunkErrorBoundary } from '../../error/chunk-error-boundary.tsx'

const FreePlayStart = lazyComponent(async () => (await import('./free-play-start.tsx')).FreePlayStart)

/** Log-in, registration and free play for visitors. */
export function GuestBar() {
  const { t } = useTranslation('shell')
  const site = useSiteFacts()
  const starting = useStore(freePlayRequest) !== null
  const { pathname } = useLocation()
  // Those pages have the form itself.
  if (pathname === paths.logIn() || pathname === paths.register()) return null
  return (
    <span className="flex shrink-0 items-center gap-2 max-tablet:grow max-tablet:justify-end">
      {site?.features.includes('FREE_PLAY') ? (
        <Button
          variant="quiet"
          className="max-tablet:hidden"
          pending={starting ? t('freePlayStarting') : false}
          onClick={() => openFreePlay()}
        >
          {t('freePlay')}
        </Button>
      ) : null}
      <Button onClick={() => openLogIn()}>{t('logIn')}</Button>
      {site?.features.includes('REGISTRATION') ? (
        <Button variant="action" onClick={() => openRegister()}>
          {t('register')}
        </Button>
      ) : null}
      {starting ? (
        <ChunkErrorBoundary onDismiss={dropFreePlayRequest}>
          <Suspense>
            <FreePlayStart />
          </Suspense>
        </ChunkErrorBoundary>
      ) : null}
    </span>
  )
}
