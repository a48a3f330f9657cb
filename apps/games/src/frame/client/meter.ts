import type { Meter } from '@playhouse/vendor-api/play-api.ts'
import { isRecord, playApi } from './play-api.ts'

const EVERY_MS = 10_000
/** A stake that has won a must-drop jackpot is paid about a second later. */
const AFTER_ROUND_MS = 2_000

const isMeter = (told: unknown): told is Meter =>
  isRecord(told) && typeof told.amount === 'string' && Array.isArray(told.won)

interface Shown {
  /** What is in the jackpot. */
  meter: (amount: string) => void
  /** What the account has won of it outside of a round: each win once. */
  won: (amount: string) => void
}

/**
 * Asks every ten seconds, while the page is in view, what is in the jackpot, and at once when it comes into view. Out: asks soon
 * after a round, whose stake may have won it.
 */
export function watchMeter(playToken: string, shown: Shown): () => void {
  const api = playApi(playToken, (...request) => fetch(...request))
  const told = new Set<string>()
  let soon: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    soon = undefined
    if (document.visibilityState !== 'visible') return
    const answer = await api('meter', isMeter)
    if (answer.kind !== 'answer') return
    shown.meter(answer.value.amount)
    for (const { id, amount } of answer.value.won) {
      if (told.has(id)) continue
      told.add(id)
      shown.won(amount)
    }
  }
  setInterval(() => void ask(), EVERY_MS)
  document.addEventListener('visibilitychange', () => void ask())
  return () => {
    soon ??= setTimeout(() => void ask(), AFTER_ROUND_MS)
  }
}
