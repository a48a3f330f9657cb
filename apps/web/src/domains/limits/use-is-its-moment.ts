import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isGamePath, paths } from '../../paths.ts'
import type { PlayClock_ViewerFragment } from './parts/play-clock.generated.ts'

export type Intervention = NonNullable<PlayClock_ViewerFragment['intervention']>

/**
 * Whether the open intervention is shown here and now. One that arrives while a page is open waits for the next one, so that it never comes over
 * what somebody does.
 * @param isKnown whether the account has been loaded
 */
export function useIsItsMoment(intervention: Intervention | null, isKnown: boolean): boolean {
  const { pathname, key } = useLocation()
  const [place, setPlace] = useState({ pathname, hasLeftGame: false })
  const [arrival, setArrival] = useState<{ id: string | null; during: string | null } | null>(null)
  const isGame = isGamePath(pathname)
  if (place.pathname !== pathname)
    setPlace({ pathname, hasLeftGame: !isGame && (place.hasLeftGame || isGamePath(place.pathname)) })
  const id = intervention?.id ?? null
  if (isKnown && arrival?.id !== id) setArrival({ id, during: arrival === null ? null : key })
  if (!intervention || isGame || arrival?.id !== id || arrival.during === key) return false
  switch (intervention.moment) {
    case 'BEFORE_DEPOSIT':
      return pathname === paths.deposit()
    case 'AFTER_GAME':
      return place.hasLeftGame
    case 'NEXT_PAGE':
      return true
  }
}
