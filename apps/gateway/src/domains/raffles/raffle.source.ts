import type { Raffle } from '@playhouse/schema/types.generated.ts'

/** A raffle; its ticket list is loaded on demand. */
export type RaffleSource = Omit<Raffle, 'ticketList'>
