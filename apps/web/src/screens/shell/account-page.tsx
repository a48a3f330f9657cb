import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'

interface AccountPageProps {
  title: string
  /** The form, for a visitor or a demo account. */
  children: ReactNode
  /** The line below it that leads to the other form. */
  other: ReactNode
}

/** A centred form. Members who are already signed in get a link home instead. */
export function AccountPage({ title, children, other }: AccountPageProps) {
  const { t } = useTranslation('session')
  const viewer = useViewer()
  usePageTitle(title)
  const signedIn = viewer && viewer.kind !== 'DEMO'
  return (
    <div className="mx-auto flex max-w-sm flex-col gap-6 py-6 tablet:py-12">
      <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
        {title}
      </h1>
      {signedIn ? (
        <>
          <p className="text-prose text-muted">{t('alreadySignedIn', { name: viewer.nickname })}</p>
          <Link to={paths.home()} className={buttonClass({ class: 'self-start' })}>
            {t('toHome')}
          </Link>
        </>
      ) : (
        <>
          {children}
          <p className="flex flex-wrap items-center justify-center gap-x-1 text-body text-muted empty:hidden">
            {other}
          </p>
        </>
      )}
    </div>
  )
}
