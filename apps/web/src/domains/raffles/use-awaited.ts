import type { RaffleState } from '@playhouse/schema/types.generated.ts'
import { useSoon } from '../lottery/parts/use-soon.ts'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import { useAskWhenDue } from '../../graphql/use-ask-when-due.ts'
import { usePublicLive } from '../../graphql/live/use-public-live.ts'

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
  // Beside live events too: a page may open with an answer from before an event that has passed.
  useAskWhenDue(isAwaited ? due : undefined, refetch)
}
