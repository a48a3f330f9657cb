import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { endLate } from './decide.ts'
import type { Seat } from './hand.ts'
import { ownSeat, tableOf } from './hand-row.ts'

/** Short enough that a page which has gone is noticed soon. */
const LONGEST_MS = 10_000
/** Another process may have changed the hand: it is read again this often. */
const READ_EVERY_MS = 1_000

/**
 * The account's seat in a hand as soon as that is newer than version `after` or over, or after ten seconds.
 * @throws Refusal round_not_found
 */
export async function watchedSeat(
  vendor: Vendor,
  session: PlaySession,
  { handId, after }: { handId: string; after: number },
  signal: AbortSignal,
): Promise<Seat> {
  for (const until = Date.now() + LONGEST_MS; ;) {
    // Heard before it is read: what changes in between is not missed.
    const stop = new AbortController()
    const noted = once(vendor.changed, handId, { signal: stop.signal }).catch(() => {})
    try {
      const own = await ownSeat(vendor.database, session, handId)
      const table = own && (await tableOf(vendor.database, handId, vendor.leaseMs))
      if (!own || !table) throw new Refusal('round_not_found')
      const { status, version, decideBy } = table.hand
      const awaited = status === 'going' && table.seats.some(({ decision, step }) => decision === null && step === null)
      const left = awaited && decideBy ? decideBy.getTime() - table.now.getTime() : READ_EVERY_MS
      if (left <= 0) await endLate(vendor, handId)
      else if (version > after || own.over || Date.now() >= until || signal.aborted) return own
      else await Promise.race([noted, sleep(Math.min(READ_EVERY_MS, left), undefined, stop).catch(() => {})])
    } finally {
      stop.abort()
    }
  }
}
