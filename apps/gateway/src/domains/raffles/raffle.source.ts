import type { Raffle } from '@playhouse/schema/types.generated.ts'

/** A raffle; its ticket list is read when it is asked for. */
export type RaffleSource = Omit<Raffle, 'ticketList'>
