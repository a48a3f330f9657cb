import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { CalendarX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RECORD_DAYS_MAX } from '@playhouse/shared/limits.ts'
import type { RangeFault } from '../../../day-range.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MemberPage, type MemberPageProps } from '../../member/parts/member-page.tsx'

export function RecordPage(props: Omit<MemberPageProps, 'texts' | 'heading'>) {
  const { t } = useTranslation('records')
  const texts = { visitorTitle: t('visitorTitle'), visitorText: t('visitorText'), failed: t('failed') }
  return <MemberPage texts={texts} {...props} />
}

/** Why a range or a record is unavailable. */
export function RecordRefused({
  fault,
  code,
  defaultAddress,
}: {
  fault?: RangeFault | null
  code?: ErrorCode
  defaultAddress: string
}) {
  const { t } = useTranslation('records')
  const errorText = useErrorText()
  return (
    <EmptyState
      icon={CalendarX}
      title={t('faultTitle')}
      text={fault ? t(`faults.${fault}`, { days: RECORD_DAYS_MAX }) : errorText(code ?? '')}
      action={
        <Link to={defaultAddress} className={buttonClass()}>
          {t('showDefault')}
        </Link>
      }
    />
  )
}
