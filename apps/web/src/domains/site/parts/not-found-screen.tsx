import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openHelp } from '../../../access/open-layers.ts'
import { usePageTitle } from './use-page-title.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusPage } from '../unavailable/status-page.tsx'
import { NotFoundIllustration } from '../unavailable/illustrations/not-found-illustration.tsx'

export function Component() {
  const { t } = useTranslation('shell')
  usePageTitle(t('notFoundTitle'), () => ({ status: 404 }))
  return (
    <StatusPage
      scene={<NotFoundIllustration />}
      title={t('notFoundTitle')}
      actions={
        <>
          <Link to={paths.home()} className={buttonClass()}>
            {t('backHome')}
          </Link>
          <Button variant="quiet" onClick={() => openHelp()}>
            {t('helpCentre')}
          </Button>
        </>
      }
    >
      <p>{t('notFoundText')}</p>
    </StatusPage>
  )
}
