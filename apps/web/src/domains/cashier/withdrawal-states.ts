import type { WithdrawalState } from '@playhouse/schema/types.generated.ts'
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'

export const WITHDRAWAL_FILTERS = [
  'REVIEW',
  'NEEDS_INFO',
  'PROCESSING',
  'DISBURSED',
  'RECEIVED',
  'FORCED_RECEIPT',
  'PARTLY_RECEIVED',
  'NOT_RECEIVED',
  'REJECTED',
  'FAILED',
] as const satisfies readonly WithdrawalState[]

type Tone = 'good' | 'bad' | 'info' | 'plain'

export function getTone(state: WithdrawalState): { tone: Tone; icon: LucideIcon } {
  switch (state) {
    case 'RECEIVED':
    case 'FORCED_RECEIPT':
      return { tone: 'good', icon: CircleCheck }
    case 'REJECTED':
    case 'FAILED':
    case 'CANCELLED':
      return { tone: 'bad', icon: CircleX }
    case 'NEEDS_INFO':
    case 'DISBURSED':
    case 'PARTLY_RECEIVED':
    case 'NOT_RECEIVED':
      return { tone: 'info', icon: CircleAlert }
    default:
      return { tone: 'plain', icon: Clock }
  }
}
