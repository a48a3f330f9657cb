import type { AgentBillKind } from '@playhouse/schema/types.generated.ts'
import { Moment } from '../../i18n/moment.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { hasHours } from './period.ts'

interface PeriodMomentProps {
  kind: AgentBillKind
  at: string
  /** The end of a period: its last day is the one before. */
  isEnd?: boolean
}

/** When a period begins or ends: its day, or the moment where periods are shorter. */
export function PeriodMoment({ kind, at, isEnd = false }: PeriodMomentProps) {
  const format = useFormat()
  if (hasHours(kind)) return <Moment at={at} />
  return <span className="figures whitespace-nowrap">{isEnd ? format.lastDay(at) : format.date(at)}</span>
}
