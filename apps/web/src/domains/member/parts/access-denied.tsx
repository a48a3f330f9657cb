import { Lock } from 'lucide-react'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LogInLink, RegisterLink } from '../../session/parts/access-links.tsx'
import { useSiteFacts } from '../../site/parts/use-site-facts.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

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
            {canRegister ? <RegisterLink className={buttonClass()}>{t('register')}</RegisterLink> : null}
            <LogInLink className={buttonClass()}>{t('logIn')}</LogInLink>
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
          <RegisterLink className={buttonClass({ variant: 'action' })}>{t('register')}</RegisterLink>
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
