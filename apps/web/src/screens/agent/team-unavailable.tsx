import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { CalendarX, Lock, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Overview } from './use-overview.ts'

/** An account outside the downline reads the same as one that does not exist. */
export function TeamUnavailable({ code, overview }: { code: ErrorCode; overview: Overview }) {
  const { t } = useTranslation('agent')
  const text = useErrorText()(code)
  const link = (address: string, words: string) => (
    <Link to={address} className={buttonClass()}>
      {words}
    </Link>
  )
  switch (code) {
    case 'ACCOUNT_NOT_FOUND':
      return (
        <EmptyState
          icon={UserX}
          title={t('notFoundTitle', { account: overview.state.account ?? '' })}
          text={text}
          action={link(overview.accountAddress(null), t('backToOwn'))}
        />
      )
    case 'INVALID_RANGE':
      return (
        <EmptyState
          icon={CalendarX}
          title={t('faultTitle')}
          text={text}
          action={link(overview.defaultAddress, t('showDefault'))}
        />
      )
    default:
      return <EmptyState icon={Lock} title={t('failed')} text={text} />
  }
}
