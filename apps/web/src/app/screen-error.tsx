import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Button } from '../ui/button.tsx'
import { lazyComponent } from '../ui/load-part.ts'
import { StatusPage } from '../domains/site/unavailable/status-page.tsx'
import { ErrorIllustration } from '../domains/site/unavailable/illustrations/error-illustration.tsx'
import { isChunkError } from '../domains/site/is-chunk-error.ts'

const NotFound = lazyComponent(async () => (await import('../domains/site/parts/not-found-screen.tsx')).Component)

/** Error boundary of a screen; the shell around it keeps working. */
export function ScreenError() {
  const { t } = useTranslation('faults')
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  }
  const chunk = isChunkError(error)
  return (
    <div role="alert">
      <StatusPage
        scene={<ErrorIllustration />}
        title={chunk ? t('partTitle') : t('crashTitle')}
        actions={
          <Button variant="action" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        <p>{chunk ? t('partText') : t('crashText')}</p>
        <p className="figures mt-2 text-small">{t('reportCode', { code: chunk ? 'CHUNK' : 'INTERNAL' })}</p>
      </StatusPage>
    </div>
  )
}
