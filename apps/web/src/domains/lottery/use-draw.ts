import type { LotteryDrawState } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import type { Lottery_DrawFragment } from './lottery-parts.generated.ts'
import { observeServerTime } from '../../server-time.ts'

export type Draw = Omit<Lottery_DrawFragment, ' $fragmentName'>

const ORDER: readonly LotteryDrawState[] = ['SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED', 'VOID']

export interface ShownDraw extends Draw {
  /** Numbers from this index on came while the page was watching. */
  newFrom: number
}

/** A draw from the response or from later live events, whichever is further along: the response may come from a cache. */
export function useDraw(answered: Draw): ShownDraw {
  const [live, setLive] = useState<Draw | null>(null)
  const [first] = useState(answered)
  observeServerTime(answered.serverTime)
  useLiveEvent('LotteryDrawChanged', (event) => {
    if (event.code !== answered.code || event.number !== answered.number) return
    const { state, closesAt, drawsAt, numbers, isComplete } = event
    setLive((before) => {
      const known = getFurther(answered, before)
      return getFurther(known, { ...known, state, closesAt, drawsAt, numbers, isComplete })
    })
  })
  // Events do not tell why it is held; the answer that follows does.
  return { ...getFurther(answered, live), hold: answered.hold, newFrom: first.numbers.length }
}

/** Whether a draw in state `now` has reached `state`. A draw that was called off may have skipped it. */
export const isPast = (state: LotteryDrawState, now: LotteryDrawState): boolean =>
  now !== 'VOID' && ORDER.indexOf(state) <= ORDER.indexOf(now)

/** The further one of two states of a draw; the second where they are alike. */
export function getFurther(a: Draw, b: Draw | null): Draw {
  if (!b) return a
  if (a.resultVersion !== b.resultVersion) return a.resultVersion > b.resultVersion ? a : b
  const stages = ORDER.indexOf(b.state) - ORDER.indexOf(a.state)
  if (stages !== 0) return stages > 0 ? b : a
  return b.numbers.length >= a.numbers.length ? b : a
}
