import { useLayoutEffect, useRef } from 'react'
import { type LiveEventName, type LiveEventOf, onLiveEvent } from './live-events.ts'

/** Calls the latest `listener` with each live event of this type while the component is mounted. */
export function useLiveEvent<Name extends LiveEventName>(
  name: Name,
  listener: (event: LiveEventOf<Name>) => void,
): void {
  const latest = useRef(listener)
  // The listener changes with the commit: an event between the commit and a later effect would be missed.
  useLayoutEffect(() => void (latest.current = listener))
  useLayoutEffect(() => onLiveEvent(name, (event) => latest.current(event)), [name])
}
