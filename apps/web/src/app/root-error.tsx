import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { StatusPage } from '../domains/site/unavailable/status-page.tsx'
import { ErrorIllustration } from '../domains/site/unavailable/illustrations/error-illustration.tsx'
import { isChunkError } from '../domains/site/is-chunk-error.ts'

/** Error boundary of the whole page; must not depend on the shell. */
export function RootError() {
  const { t } = useTranslation('faults')
  const chunk = isChunkError(useRouteError())
  return (
    <main role="alert" className="grid min-h-dvh place-items-center">
      <StatusPage
        scene={<ErrorIllustration />}
        title={chunk ? t('partTitle') : t('crashTitle')}
        actions={
          <>
            <Button variant="action" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
            <a href="/" className={buttonClass()}>
              {t('toHome')}
            </a>
          </>
        }
      >
        <p>{chunk ? t('partText') : t('crashText')}</p>
      </StatusPage>
    </main>
  )
}
