import { useEffect, useRef } from 'react'
import { onLiveEvent } from '../../graphql/live/live-events.ts'

/** Calls `onChanged` whenever a withdrawal moves on: all of them, or the one of this id. */
export function useWithdrawalChanges(onChanged: () => void, id?: string): void {
  const changed = useRef(onChanged)
  useEffect(() => void (changed.current = onChanged))
  useEffect(
    () =>
      onLiveEvent('WithdrawalChanged', ({ withdrawalId }) => {
        if (id === undefined || withdrawalId === id) changed.current()
      }),
    [id],
  )
}
