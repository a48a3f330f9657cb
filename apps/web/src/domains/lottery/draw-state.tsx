import type { LotteryDrawState, LotteryTicketState } from '@playhouse/schema/types.generated.ts'
import {
  Ban,
  CircleCheck,
  CircleDot,
  CirclePause,
  CircleMinus,
  CircleX,
  Clock,
  Lock,
  Sparkles,
  Ticket,
  Undo2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

type Look = { icon: LucideIcon; tone: 'plain' | 'good' | 'bad' | 'info' | 'win' }

const DRAWS: Readonly<Record<LotteryDrawState, Look>> = {
  SCHEDULED: { icon: Clock, tone: 'plain' },
  SELLING: { icon: Ticket, tone: 'info' },
  CLOSED: { icon: Lock, tone: 'plain' },
  SEALED: { icon: Lock, tone: 'plain' },
  DRAWN: { icon: Sparkles, tone: 'info' },
  SETTLED: { icon: CircleCheck, tone: 'good' },
  VOID: { icon: Ban, tone: 'bad' },
  OTHER: { icon: CircleDot, tone: 'plain' },
}

const TICKETS: Readonly<Record<LotteryTicketState, Look>> = {
  OPEN: { icon: CircleDot, tone: 'info' },
  WON: { icon: CircleCheck, tone: 'win' },
  PAID_BACK: { icon: Undo2, tone: 'plain' },
  LOST: { icon: CircleX, tone: 'plain' },
  VOID: { icon: Ban, tone: 'plain' },
  CANCELLED: { icon: CircleMinus, tone: 'plain' },
  OTHER: { icon: CircleDot, tone: 'plain' },
}

interface DrawStateBadgeProps {
  state: LotteryDrawState
  /** False while numbers appear. */
  isComplete?: boolean
  isHeld?: boolean
}

export function DrawStateBadge({ state, isComplete = true, isHeld = false }: DrawStateBadgeProps) {
  const { t } = useTranslation('draws')
  if (isHeld) return <HeldBadge />
  if (state === 'DRAWN' && !isComplete) return <Badge {...DRAWS.DRAWN}>{t('appearing')}</Badge>
  return <Badge {...DRAWS[state]}>{t(`states.${state}`)}</Badge>
}

export function HeldBadge() {
  const { t } = useTranslation('draws')
  return (
    <Badge icon={CirclePause} tone="plain">
      {t('holdState')}
    </Badge>
  )
}

/** Marks a result that is void or was corrected. */
export function OverruledBadge({ state, resultVersion }: { state: LotteryDrawState; resultVersion: number }) {
  const { t } = useTranslation('draws')
  if (state === 'VOID') return <DrawStateBadge state={state} />
  return resultVersion > 1 ? <Badge tone="bad">{t('resultCorrected')}</Badge> : null
}

export function TicketStateBadge({ state }: { state: LotteryTicketState }) {
  const { t } = useTranslation('draws')
  return <Badge {...TICKETS[state]}>{t(`ticketStates.${state}`)}</Badge>
}
