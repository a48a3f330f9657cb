/** How often a page asks while no end is near. */
const POLL_MS = 20_000
/** So that not every page that waits asks in the same moment. */
const JITTER_MS = 5_000

/**
 * Milliseconds until a closed page asks again whether the site is open: twenty seconds and a little by chance, sooner where the
 * announced end comes before that. `chance` is between 0 and 1.
 */
export function pollDelay(endsAt: string | null, now: number, chance = Math.random()): number {
  const usual = POLL_MS + chance * JITTER_MS
  const left = endsAt === null ? Infinity : new Date(endsAt).getTime() - now
  // The same spread after the end, shorter, so that a site that opens on time is not stormed.
  return left > 0 && left < usual ? left + chance * (JITTER_MS / 2) : usual
}
