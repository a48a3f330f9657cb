import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'

/** Stands in place of the whole page when the frame itself has broken down, so it needs nothing of it. */
export function CrashScreen() {
  const { t } = useTranslation('errors')
  return (
    <main role="alert" className="grid min-h-dvh place-items-center px-6 text-center">
      <div>
        <h1 className="text-headline font-semibold">{t('crashTitle')}</h1>
        <p className="mt-2 text-prose text-muted">{t('crashText')}</p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          <Button variant="action" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
          <a href="/" className={buttonClass()}>
            {t('toHome')}
          </a>
        </p>
      </div>
    </main>
  )
}
