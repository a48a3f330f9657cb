import type { RaffleState } from '@playhouse/schema/types.generated.ts'
import { useEffect } from 'react'
import { useSoon } from '../../features/lottery/use-soon.ts'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import { usePublicLive } from '../../graphql/live/use-public-live.ts'

const AGAIN_MS = 3_000

interface Awaited {
  id: string
  state: RaffleState
  closesAt: string
  drawsAt: string
}

/** Asks again when the raffle is sealed, drawn or called off, and while it is due but no event has come. */
export function useAwaited(raffle: Awaited | null | undefined, refetch: () => Promise<unknown>): void {
  const due = raffle?.state === 'SEALED' ? raffle.drawsAt : raffle?.closesAt
  const isOver = raffle?.state === 'DRAWN' || raffle?.state === 'VOID' || raffle?.state === 'OTHER'
  const isAwaited = due !== undefined && !isOver
  usePublicLive(isAwaited)
  const refetchSoon = useSoon(refetch)
  useLiveEvent('RaffleChanged', ({ raffleId }) => {
    if (raffleId === raffle?.id) refetchSoon()
  })
  useEffect(() => {
    if (!isAwaited) return
    // Beside live events too: a page may open with an answer from before an event that has passed.
    const timer = setInterval(() => {
      if (Date.now() >= Date.parse(due)) void refetch().catch(() => {})
    }, AGAIN_MS)
    return () => clearInterval(timer)
  }, [due, isAwaited, refetch])
}
