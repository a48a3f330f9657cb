import type { LotteryTicketScreenQuery } from './ticket-screen.generated.ts'

export type Detail = NonNullable<NonNullable<LotteryTicketScreenQuery['viewer']>['lotteryTicket']>
export type Ticket = Detail['ticket']

/** Draws that were left out, or given back, have no hits. */
export const countsFor = (state: Ticket['state']) => state !== 'CANCELLED' && state !== 'VOID'
