import { useEffect, useEffectEvent } from 'react'
import { useFreePlay } from '../../../features/session/use-free-play.ts'

/** Opens a demo account on mount and renders nothing. A lazy component, so that the mutation's code loads on demand. */
export function FreePlayStart({ onEnded }: { onEnded: () => void }) {
  const { start } = useFreePlay()
  const begin = useEffectEvent(() => void start().finally(onEnded))
  useEffect(() => begin(), [])
  return null
}
