import type { PromotionStatus } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

const TONES: Readonly<Record<PromotionStatus, 'plain' | 'good' | 'bad' | 'info'>> = {
  UPCOMING: 'info',
  OPEN: 'good',
  CLOSED: 'plain',
  APPLYING: 'good',
  IN_REVIEW: 'info',
  JOINED: 'good',
  REJECTED: 'bad',
  CLAIMABLE: 'good',
  CLAIMED: 'plain',
}

export function PromotionStatusLabel({ status }: { status: PromotionStatus }) {
  const { t } = useTranslation('promotions')
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
