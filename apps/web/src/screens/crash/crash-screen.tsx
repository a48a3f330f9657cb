import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ClosedPage } from '../closed/closed-page.tsx'
import { BrokenScene } from '../closed/scenes/broken-scene.tsx'
import { isChunkFailure } from './chunk-failure.ts'

/** Stands in place of the whole page when the frame itself has broken down, so it needs nothing of it. */
export function CrashScreen() {
  const { t } = useTranslation('errors')
  const chunk = isChunkFailure(useRouteError())
  return (
    <main role="alert" className="grid min-h-dvh place-items-center">
      <ClosedPage
        scene={<BrokenScene />}
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
      </ClosedPage>
    </main>
  )
}
