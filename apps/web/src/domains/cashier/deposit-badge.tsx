import type { DepositState } from '@playhouse/schema/types.generated.ts'
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  Hourglass,
  Lock,
  type LucideIcon,
  TimerOff,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

interface Look {
  icon: LucideIcon
  tone: 'plain' | 'good' | 'bad' | 'info'
}

export const DEPOSIT_LOOKS: Readonly<Record<DepositState, Look>> = {
  PREPARING: { icon: Hourglass, tone: 'info' },
  WAITING: { icon: Clock, tone: 'info' },
  CHECKING: { icon: Hourglass, tone: 'info' },
  UNMATCHED: { icon: CircleHelp, tone: 'info' },
  CREDITED: { icon: CircleCheck, tone: 'good' },
  HELD: { icon: Lock, tone: 'info' },
  RETURNING: { icon: Undo2, tone: 'info' },
  RETURNED: { icon: Undo2, tone: 'plain' },
  EXPIRED: { icon: TimerOff, tone: 'plain' },
  REJECTED: { icon: CircleX, tone: 'bad' },
  CANCELLED: { icon: CircleX, tone: 'plain' },
}

export function DepositBadge({ state }: { state: DepositState }) {
  const { t } = useTranslation('deposit')
  const { icon, tone } = DEPOSIT_LOOKS[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`states.${state}.name`)}
    </Badge>
  )
}
