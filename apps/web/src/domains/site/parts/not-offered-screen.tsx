import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageTitle } from './use-page-title.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { StatusPage } from '../unavailable/status-page.tsx'
import { NotFoundIllustration } from '../unavailable/illustrations/not-found-illustration.tsx'

/** Stands at the address of a page that belongs to a feature which the site does not offer. */
export function NotOfferedScreen() {
  const { t } = useTranslation('shell')
  usePageTitle(t('notOfferedTitle'), () => ({ status: 404 }))
  return (
    <StatusPage
      scene={<NotFoundIllustration />}
      title={t('notOfferedTitle')}
      actions={
        <Link to={paths.home()} className={buttonClass()}>
          {t('backHome')}
        </Link>
      }
    >
      <p>{t('notOfferedText')}</p>
    </StatusPage>
  )
}
