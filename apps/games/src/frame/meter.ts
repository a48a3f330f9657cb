import type { Meter } from '@playhouse/vendor-api/play-api.ts'
import { createPlayApi, isRecord } from './play-api.ts'

const POLL_INTERVAL_MS = 10_000
/** A must-drop jackpot is paid about a second after the winning stake. */
const REFRESH_DELAY_MS = 2_000

const isMeter = (value: unknown): value is Meter =>
  isRecord(value) && typeof value.amount === 'string' && Array.isArray(value.won)

interface MeterListener {
  onAmount: (amount: string) => void
  /** Called once for each win outside a round. */
  onWin: (amount: string) => void
}

export interface MeterWatch {
  /** Refreshes shortly after a round, whose stake may have won the jackpot. */
  refreshSoon(): void
  stop(): void
}

/** Polls the jackpot while the page is visible, and when it becomes visible. */
export function watchMeter(playToken: string, { onAmount, onWin }: MeterListener): MeterWatch {
  const api = createPlayApi(playToken)
  const announced = new Set<string>()
  let refreshTimer: ReturnType<typeof setTimeout> | undefined
  const refresh = async () => {
    refreshTimer = undefined
    if (document.visibilityState !== 'visible') return
    const reply = await api('meter', isMeter)
    if (reply.kind !== 'response') return
    onAmount(reply.value.amount)
    for (const { id, amount } of reply.value.won) {
      if (announced.has(id)) continue
      announced.add(id)
      onWin(amount)
    }
  }
  const onVisibility = () => void refresh()
  const timer = setInterval(() => void refresh(), POLL_INTERVAL_MS)
  document.addEventListener('visibilitychange', onVisibility)
  return {
    refreshSoon() {
      refreshTimer ??= setTimeout(() => void refresh(), REFRESH_DELAY_MS)
    },
    stop() {
      clearInterval(timer)
      clearTimeout(refreshTimer)
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
