import { CalendarClock, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { serverNow } from '../../../server-time.ts'
import { Icon } from '../../../ui/icon.tsx'

const DAY_MS = 86_400_000

interface IdentityDeadlineProps {
  dueAt: string
  isOverdue: boolean
  children?: ReactNode
}

/** Until when deposits and play do without an identity check, and that they wait for it afterwards. */
export function IdentityDeadline({ dueAt, isOverdue, children }: IdentityDeadlineProps) {
  const { t } = useTranslation('identity')
  const { date } = useFormat()
  const days = Math.max(0, Math.ceil((new Date(dueAt).getTime() - serverNow()) / DAY_MS))
  return (
    <section
      aria-label={t('deadline')}
      className={`flex gap-3 rounded-control border border-line px-4 py-3 text-body text-pretty ${isOverdue ? 'bg-bad-soft' : 'bg-info-soft'}`}
    >
      <Icon
        icon={isOverdue ? ShieldAlert : CalendarClock}
        className={`mt-0.5 shrink-0 ${isOverdue ? 'text-bad' : 'text-info'}`}
      />
      <p>
        <span>{isOverdue ? t('overdue') : t('due', { date: date(dueAt), count: days })}</span> {children}
      </p>
    </section>
  )
}
