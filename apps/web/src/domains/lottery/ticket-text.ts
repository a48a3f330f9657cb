import { type WrittenTicket, writeTickets } from '@playhouse/engines/lottery/bet-text/printing.ts'

/** Tickets as players text them; null where a bet has no words. */
export function ticketText(tickets: readonly WrittenTicket[]): string | null {
  try {
    return writeTickets(tickets)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
