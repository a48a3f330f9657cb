import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { afterFrame } from '../../ui/when-idle.ts'
import { useGoesBack } from './use-goes-back.ts'

/** Entries to render first, and per further step. */
export interface Steps {
  first: number
  further: number
}

/** Longest wait for an idle browser after a frame. */
const STEP_WITHIN_MS = 200

interface Drawn<Entry> {
  list: readonly Entry[]
  /** The previous list, shown in places that are not rendered yet. */
  before: readonly Entry[]
  count: number
}

/**
 * Renders a long list incrementally: what is in view first, then a step per idle frame, so that no frame is long and presses are
 * handled in between. Another list replaces it from its first entry on in the same way. The whole list is rendered at once when
 * going back and when entries only changed in place.
 * @returns the entries to show now, followed by those of the previous list
 */
export function useInSteps<Entry extends { id: string }>(
  latest: readonly Entry[],
  { first, further }: Steps,
): readonly Entry[] {
  const list = useDeferredValue(latest)
  const goesBack = useGoesBack()
  const [stored, setStored] = useState<Drawn<Entry>>({ list, before: [], count: goesBack ? list.length : first })
  let drawn = stored
  if (stored.list !== list) {
    const same = list.every(({ id }, place) => id === stored.list[place]?.id)
    setStored((drawn = same ? { ...stored, list } : { list, before: shown(stored), count: 0 }))
  }
  const { count } = drawn
  useEffect(() => {
    if (count >= list.length) return
    const next = (now: Drawn<Entry>) => (now.list === list ? { ...now, count: count + further } : now)
    return afterFrame(() => startTransition(() => setStored(next)), STEP_WITHIN_MS)
  }, [list, count, further])
  return shown(drawn)
}

function shown<Entry>({ list, before, count }: Drawn<Entry>): readonly Entry[] {
  return [...list.slice(0, count), ...before.slice(count, list.length)]
}
