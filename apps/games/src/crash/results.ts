import type { CrashView } from '@playhouse/engines/crash/crash.ts'
import type { CrashResult } from '@playhouse/engines/crash/engine.ts'
import type { SharedBet } from '@playhouse/vendor-api/play-api-shared.ts'
import './crash.css'

export const readPoint = (result: unknown) => (result as CrashResult | null)?.point ?? null

/** The multiplier at which a bet was cashed out, in hundredths; null if open or lost. */
export function readCashOut({ view }: SharedBet): number | null {
  const seen = view as CrashView | null
  if (!seen) return null
  if (seen.going) return seen.taken ?? null
  return seen.cause === 'crash' ? null : seen.multiplier
}
