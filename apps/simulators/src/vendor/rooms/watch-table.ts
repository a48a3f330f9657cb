import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { foldLateSeats } from './decide.ts'
import type { Seat } from './hand.ts'
import { findOwnSeat, loadTable } from './hand-row.ts'

/** Short enough to notice soon when a page has gone. */
const LONG_POLL_TIMEOUT_MS = 10_000
/** Other processes may change the hand, so it is reread. */
const REREAD_INTERVAL_MS = 1_000

/**
 * Waits until the hand is newer than version `after` or over, at most {@link LONG_POLL_TIMEOUT_MS}, and returns the account's seat.
 * @throws Refusal round_not_found
 */
export async function waitForSeatChange(
  vendor: Vendor,
  session: PlaySession,
  { handId, after }: { handId: string; after: number },
  signal: AbortSignal,
): Promise<Seat> {
  for (const until = Date.now() + LONG_POLL_TIMEOUT_MS; ;) {
    // Listen before reading, so that no change in between is missed.
    const stop = new AbortController()
    const changed = once(vendor.changed, handId, { signal: stop.signal }).catch(() => {})
    try {
      const own = await findOwnSeat(vendor.database, session, handId)
      const table = own && (await loadTable(vendor.database, handId, vendor.leaseMs))
      if (!own || !table) throw new Refusal('round_not_found')
      const { status, version, decideBy } = table.hand
      const awaited = status === 'going' && table.seats.some(({ decision, step }) => decision === null && step === null)
      const left = awaited && decideBy ? decideBy.getTime() - table.now.getTime() : REREAD_INTERVAL_MS
      if (left <= 0) await foldLateSeats(vendor, handId)
      else if (version > after || own.over || Date.now() >= until || signal.aborted) return own
      else await Promise.race([changed, sleep(Math.min(REREAD_INTERVAL_MS, left), undefined, stop).catch(() => {})])
    } finally {
      stop.abort()
    }
  }
}
