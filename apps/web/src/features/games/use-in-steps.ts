import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { afterFrame } from '../../ui/when-idle.ts'
import { useGoesBack } from './use-goes-back.ts'

/** How many entries come with the page, and how many more with each step after. */
export interface Steps {
  first: number
  further: number
}

/** So long a step waits at most after a frame while pictures come in. */
const STEP_WITHIN_MS = 200

/** A list of which some is drawn. */
interface Drawn<Entry> {
  list: readonly Entry[]
  /** What was shown before it: a place keeps that until its turn. */
  before: readonly Entry[]
  count: number
}

/**
 * A long list as it comes onto the page: first what is in view, then the rest step by step, one a frame and when the browser is idle, so that no
 * frame waits for all of it and a press in between is answered. A list in the place of another comes in steps from its first entry on: the frame in
 * which the page turns has enough to do. Who goes back finds all of it at once, and so does who changes an entry where it stands.
 * @returns what to show now: the list's entries as far as they are drawn, after them those of the list before
 */
export function useInSteps<Entry extends { id: string }>(
  latest: readonly Entry[],
  { first, further }: Steps,
): readonly Entry[] {
  const list = useDeferredValue(latest)
  const goesBack = useGoesBack()
  const [kept, keep] = useState<Drawn<Entry>>({ list, before: [], count: goesBack ? list.length : first })
  let drawn = kept
  if (kept.list !== list) {
    const same = list.every(({ id }, place) => id === kept.list[place]?.id)
    keep((drawn = same ? { ...kept, list } : { list, before: shown(kept), count: 0 }))
  }
  const { count } = drawn
  useEffect(() => {
    if (count >= list.length) return
    const next = (now: Drawn<Entry>) => (now.list === list ? { ...now, count: count + further } : now)
    return afterFrame(() => startTransition(() => keep(next)), STEP_WITHIN_MS)
  }, [list, count, further])
  return shown(drawn)
}

function shown<Entry>({ list, before, count }: Drawn<Entry>): readonly Entry[] {
  return [...list.slice(0, count), ...before.slice(count, list.length)]
}
