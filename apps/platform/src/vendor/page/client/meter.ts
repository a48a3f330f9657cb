import type { Meter } from '../../contract.ts'
import { isRecord, playApi } from './play-api.ts'

const EVERY_MS = 10_000

const isMeter = (told: unknown): told is Meter => isRecord(told) && typeof told.amount === 'string'

/** Asks every ten seconds, while the page is in view, what is in the jackpot, and at once when it comes into view. */
export function watchMeter(playToken: string, show: (amount: string) => void): void {
  const api = playApi(playToken, (...request) => fetch(...request))
  const ask = async () => {
    if (document.visibilityState !== 'visible') return
    const told = await api('meter', isMeter)
    if (told.kind === 'answer') show(told.value.amount)
  }
  setInterval(() => void ask(), EVERY_MS)
  document.addEventListener('visibilitychange', () => void ask())
}
