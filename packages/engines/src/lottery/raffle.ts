import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { seededDraw } from '../browser-random.ts'

/*
 * How the winners of a raffle follow from its seed and tickets, so that anyone can recompute them (../fair-random.ts has the construction):
 *
 * 1. When sales open, a server seed of 32 random bytes is drawn; its SHA-256 is published.
 * 2. After sales the ticket list is sealed and published: a line `<first>-<last> <masked account>\n` for each purchase, by ticket number.
 *    Numbers can have gaps where tickets were taken out.
 * 3. Block b is HMAC-SHA256(server seed, "<SHA-256 of the list in hex>:0:<raffle id>:<b>"), read as eight 32-bit integers, big-endian, with
 *    rejection of the words that would bias a value.
 * 4. The tickets of the list, by number, are the values; winners are the first steps of a Fisher-Yates shuffle, the first prize first. So a
 *    ticket wins once.
 */

/** Tickets bought at once. */
export interface TicketRange {
  readonly first: number
  readonly last: number
  /** Masked username. */
  readonly account: string
}

export interface RaffleSeeds {
  /** 32 bytes in lower-case hex. */
  readonly serverSeed: string
  readonly listHash: string
  readonly raffleId: string
}

/** The sealed list as it is hashed. */
export const writeTicketList = (ranges: readonly TicketRange[]): string =>
  ranges.map(({ first, last, account }) => `${first}-${last} ${account}\n`).join('')

/** @throws RangeError for a list out of form */
export function readTicketList(list: string): TicketRange[] {
  return list.split('\n').flatMap((line) => {
    if (line === '') return []
    const found = /^(\d{1,9})-(\d{1,9}) (.+)$/.exec(line)
    if (!found) throw new RangeError(`Not a line of a ticket list: ${line}`)
    return [{ first: Number(found[1]), last: Number(found[2]), account: found[3] ?? '' }]
  })
}

/** SHA-256 in hex. */
export const hashTicketList = (list: string): string => bytesToHex(sha256(utf8ToBytes(list)))

/** Numbers of the winning tickets, the first prize's first; fewer than prizes only if there are fewer tickets. @throws RangeError */
export function raffleWinners(
  { serverSeed, listHash, raffleId }: RaffleSeeds,
  ranges: readonly TicketRange[],
  prizes: number,
): number[] {
  const draw = seededDraw({ serverSeed, clientSeed: listHash, nonce: 0 }, raffleId)
  const tickets = ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  const count = Math.min(prizes, tickets.length)
  for (let index = 0; index < count; index += 1) {
    const at = index + draw(tickets.length - index)
    const [here, there] = [tickets[index] as number, tickets[at] as number]
    tickets[index] = there
    tickets[at] = here
  }
  return tickets.slice(0, count)
}

/** Chance, from 0 to 1, that at least one of `own` among `sold` tickets wins one of the prizes. */
export function chanceOfPrize(own: number, sold: number, prizes: number): number {
  let none = 1
  for (let drawn = 0; drawn < Math.min(prizes, sold); drawn += 1)
    none *= Math.max(0, sold - own - drawn) / (sold - drawn)
  return own > 0 ? 1 - none : 0
}
