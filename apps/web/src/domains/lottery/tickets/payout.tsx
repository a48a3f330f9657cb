import { parseAmount } from '@playhouse/shared/money.ts'
import { Money } from '../../../ui/money.tsx'
import type { Ticket } from './ticket-detail.ts'

/** The payout of a ticket or a draw; nothing before it is settled. */
export const Payout = ({ state, payout }: Pick<Ticket, 'state' | 'payout'>) =>
  state === 'OPEN' && parseAmount(payout.amount) === 0n ? '–' : <Money {...payout} exact />
