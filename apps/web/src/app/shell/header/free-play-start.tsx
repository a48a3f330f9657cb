import { useEffect, useEffectEvent } from 'react'
import { dropFreePlayRequest, freePlayRequest } from '../../../access/free-play-request.ts'
import { performAction } from '../../../access/pending-action.ts'
import { useFreePlay } from '../../../domains/session/parts/use-free-play.ts'

/** Opens the requested demo account on mount and renders nothing. A lazy component, so that the mutation's code loads on demand. */
export function FreePlayStart() {
  const { start } = useFreePlay()
  const begin = useEffectEvent(async () => {
    const pendingAction = freePlayRequest.get()?.pendingAction
    const isStarted = await start()
    dropFreePlayRequest()
    if (isStarted) performAction(pendingAction)
  })
  useEffect(() => void begin(), [])
  return null
}
