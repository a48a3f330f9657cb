import type { Meter } from '@playhouse/vendor-api/play-api.ts'
import { createPlayApi, isRecord } from './play-api.ts'

const EVERY_MS = 10_000
/** A stake that has won a must-drop jackpot is paid about a second later. */
const AFTER_ROUND_MS = 2_000

const isMeter = (value: unknown): value is Meter =>
  isRecord(value) && typeof value.amount === 'string' && Array.isArray(value.won)

interface MeterListener {
  onAmount: (amount: string) => void
  /** A win outside of a round; each is announced once. */
  onWin: (amount: string) => void
}

export interface MeterWatch {
  /** Asks soon after a round, whose stake may have won the jackpot. */
  askSoon(): void
  stop(): void
}

/** Polls the jackpot every ten seconds while the page is in view, and when it comes into view. */
export function watchMeter(playToken: string, { onAmount, onWin }: MeterListener): MeterWatch {
  const api = createPlayApi(playToken)
  const announced = new Set<string>()
  let soon: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    soon = undefined
    if (document.visibilityState !== 'visible') return
    const reply = await api('meter', isMeter)
    if (reply.kind !== 'answer') return
    onAmount(reply.value.amount)
    for (const { id, amount } of reply.value.won) {
      if (announced.has(id)) continue
      announced.add(id)
      onWin(amount)
    }
  }
  const onVisibility = () => void ask()
  const timer = setInterval(() => void ask(), EVERY_MS)
  document.addEventListener('visibilitychange', onVisibility)
  return {
    askSoon() {
      soon ??= setTimeout(() => void ask(), AFTER_ROUND_MS)
    },
    stop() {
      clearInterval(timer)
      clearTimeout(soon)
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
