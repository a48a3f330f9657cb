import { Lock } from 'lucide-react'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openLogIn, openRegister } from '../../access/access-requests.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface AccessDeniedProps {
  /** Null for a visitor. */
  code: ErrorCode | null
  texts: {
    visitorTitle: string
    visitorText: string
    demoTitle: string
    /** For any other account without access. */
    refusedTitle: string
  }
  /** The next step of an account without access; to the home page by default. */
  refusedAction?: ReactNode
}

/** Why this viewer may not open the page, and the next step. */
export function AccessDenied({ code, texts, refusedAction }: AccessDeniedProps) {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  if (code === null || code === 'SESSION_EXPIRED') {
    return (
      <EmptyState
        icon={Lock}
        title={texts.visitorTitle}
        text={texts.visitorText}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {canRegister ? <Button onClick={() => openRegister()}>{t('register')}</Button> : null}
            <Button onClick={() => openLogIn()}>{t('logIn')}</Button>
          </span>
        }
      />
    )
  }
  const demo = code === 'REAL_ACCOUNT_REQUIRED'
  return (
    <EmptyState
      icon={Lock}
      title={demo ? texts.demoTitle : texts.refusedTitle}
      text={errorText(code)}
      action={
        demo && canRegister ? (
          <Button variant="action" onClick={() => openRegister()}>
            {t('register')}
          </Button>
        ) : (
          (refusedAction ?? (
            <Link to={paths.home()} className={buttonClass()}>
              {t('backHome')}
            </Link>
          ))
        )
      }
    />
  )
}
