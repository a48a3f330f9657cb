const POLL_MS = 20_000
/** Spreads the requests of many waiting pages. */
const JITTER_MS = 5_000

/** Milliseconds until the next poll: 20 to 25 s, or at the announced end if that is sooner. `chance` is between 0 and 1. */
export function pollDelay(endsAt: string | null, now: number, chance = Math.random()): number {
  const usual = POLL_MS + chance * JITTER_MS
  const left = endsAt === null ? Infinity : new Date(endsAt).getTime() - now
  // Jitter here too, so that a site that opens on time is not flooded.
  return left > 0 && left < usual ? left + chance * (JITTER_MS / 2) : usual
}
