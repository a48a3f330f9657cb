import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'

/** Stands at every address that names nothing. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell')
  usePageTitle(t('notFoundTitle'))
  return (
    <div className="flex flex-col items-center px-6 py-20 text-center">
      <span className="text-muted">
        <Icon icon={Compass} size={32} />
      </span>
      <h1 tabIndex={-1} className="mt-4 text-headline font-semibold focus-visible:outline-none">
        {t('notFoundTitle')}
      </h1>
      <p className="mt-2 text-prose text-muted">{t('notFoundText')}</p>
      <Link to={paths.home()} className={buttonClass({ class: 'mt-6' })}>
        {t('backHome')}
      </Link>
    </div>
  )
}
