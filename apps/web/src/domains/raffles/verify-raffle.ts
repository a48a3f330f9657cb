import { getCommitment } from '@playhouse/engines/lottery/draw.ts'
import { hashTicketList, raffleWinners, readTicketList, type TicketRange } from '@playhouse/engines/lottery/raffle.ts'

/** The published facts of a raffle once it is drawn. */
interface RaffleClaim {
  id: string
  seedHash: string
  seed: string
  listHash: string
  ticketList: string
  winners: readonly { ticket: number; maskedUsername: string }[]
}

export interface RaffleVerdict {
  /** The seed is the one that was promised. */
  seed: boolean
  /** The list is the one that was sealed. */
  list: boolean
  /** The winners follow from both, with the names of the list. */
  winners: boolean
  recomputed: readonly number[]
}

/** Recomputes a raffle from what is published of it. */
export function verifyRaffle({ id, seedHash, seed, listHash, ticketList, winners }: RaffleClaim): RaffleVerdict {
  let ranges: TicketRange[] = []
  let recomputed: readonly number[] = []
  let isPromised = false
  try {
    isPromised = getCommitment(seed) === seedHash
    ranges = readTicketList(ticketList)
    // The list's own hash, not the published one: another list gives other winners.
    recomputed = raffleWinners(
      { serverSeed: seed, listHash: hashTicketList(ticketList), raffleId: id },
      ranges,
      winners.length,
    )
  } catch {
    // Malformed values prove nothing.
  }
  const getAccount = (ticket: number) => ranges.find(({ first, last }) => ticket >= first && ticket <= last)?.account
  return {
    seed: isPromised,
    list: hashTicketList(ticketList) === listHash,
    winners:
      winners.length > 0 &&
      winners.every(
        ({ ticket, maskedUsername }, index) => ticket === recomputed[index] && getAccount(ticket) === maskedUsername,
      ),
    recomputed,
  }
}
