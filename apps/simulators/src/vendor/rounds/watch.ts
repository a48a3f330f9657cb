import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PlaySession } from '../play-session.ts'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { goneOn } from './begin.ts'
import { gameOf } from './game-of.ts'
import { endedByTime } from './go-on.ts'
import { type Round, roundByKey } from './round-row.ts'

const LONGEST_MS = 20_000
/** Another process may have changed the round: its row is read again this often. */
const READ_EVERY_MS = 1_000

/**
 * The round under a key as soon as it is newer than version `after` or over, or as it stands after 20 s.
 * @throws Refusal round_not_found, system_busy
 */
export async function watchedRound(
  vendor: Vendor,
  session: PlaySession,
  { roundKey, after }: { roundKey: string; after: number },
  signal: AbortSignal,
): Promise<Round> {
  for (const until = Date.now() + LONGEST_MS; ;) {
    const found = await roundByKey(vendor.database, session, roundKey)
    if (!found) throw new Refusal('round_not_found')
    const round = await endedByTime(vendor, found.due ? await goneOn(vendor, found) : found)
    if (round.version > after || round.status === 'settled' || round.status === 'refunded') return round
    if (Date.now() >= until || signal.aborted) return round
    await change(vendor, round)
  }
}

/** Waits until this process changes the round, its time is over, or it is time to read it again. */
async function change(vendor: Vendor, round: Round): Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const noted = once(vendor.changed, round.id, { signal }).catch(() => {})
  const waited = sleep(Math.min(READ_EVERY_MS, untilItsTime(round)), undefined, { signal }).catch(() => {})
  await Promise.race([noted, waited])
  stop.abort()
}

/** How long a round may still go on by itself, in whole milliseconds. */
function untilItsTime(round: Round): number {
  if (round.status !== 'going') return READ_EVERY_MS
  const { engine, model, bet } = gameOf(round)
  const end = engine.moves?.endsAfterMs(model, bet, round.state) ?? Number.POSITIVE_INFINITY
  return Math.max(1, Math.ceil(end - round.elapsedMs))
}
