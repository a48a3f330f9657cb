import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { continueRound } from './begin.ts'
import { getGame } from './game-of.ts'
import { endExpiredRound } from './make-move.ts'
import { type Round, findRoundByKey } from './round-row.ts'

const LONG_POLL_TIMEOUT_MS = 20_000
/** Other processes may change the round, so its row is reread. */
const REREAD_INTERVAL_MS = 1_000

/**
 * Waits until the round is newer than version `after` or over, at most {@link LONG_POLL_TIMEOUT_MS}.
 * @throws Refusal round_not_found, system_busy
 */
export async function waitForRoundChange(
  vendor: Vendor,
  session: PlaySession,
  { roundKey, after }: { roundKey: string; after: number },
  signal: AbortSignal,
): Promise<Round> {
  for (const until = Date.now() + LONG_POLL_TIMEOUT_MS; ;) {
    const found = await findRoundByKey(vendor.database, session, roundKey)
    if (!found) throw new Refusal('round_not_found')
    const round = await endExpiredRound(vendor, found.due ? await continueRound(vendor, found) : found)
    if (round.version > after || round.status === 'settled' || round.status === 'refunded') return round
    if (Date.now() >= until || signal.aborted) return round
    await waitForChange(vendor, round)
  }
}

/** Waits for a change in this process, the end of the round or the next reread. */
async function waitForChange(vendor: Vendor, round: Round): Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const changed = once(vendor.changed, round.id, { signal }).catch(() => {})
  const timeout = sleep(Math.min(REREAD_INTERVAL_MS, msUntilEnd(round)), undefined, { signal }).catch(() => {})
  await Promise.race([changed, timeout])
  stop.abort()
}

/** Whole milliseconds until the round ends on its own. */
function msUntilEnd(round: Round): number {
  if (round.status !== 'going') return REREAD_INTERVAL_MS
  const { engine, model, bet } = getGame(round)
  const end = engine.moves?.endsAfterMs(model, bet, round.state) ?? Number.POSITIVE_INFINITY
  return Math.max(1, Math.ceil(end - round.elapsedMs))
}
