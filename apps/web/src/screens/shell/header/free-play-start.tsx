import { useEffect, useEffectEvent } from 'react'
import { useFreePlay } from '../../../features/session/use-free-play.ts'

/** Opens a demo account as soon as it is there; what that needs is not fetched before someone asks. Shows nothing. */
export function FreePlayStart({ onEnded }: { onEnded: () => void }) {
  const { start } = useFreePlay()
  const begin = useEffectEvent(() => void start().finally(onEnded))
  useEffect(() => begin(), [])
  return null
}
