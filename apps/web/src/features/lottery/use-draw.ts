import { showOffsets } from '@playhouse/engines/lottery/calendar.ts'
import { lotteryOf } from '@playhouse/engines/lottery/games.ts'
import type { LotteryDrawState } from '@playhouse/schema/types.generated.ts'
import { useEffect, useState } from 'react'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import type { Lottery_DrawFragment } from './lottery-parts.generated.ts'
import { observeServerTime, serverNow } from './server-clock.ts'

export type Draw = Omit<Lottery_DrawFragment, ' $fragmentName'>

const ORDER: readonly LotteryDrawState[] = ['SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED', 'VOID']

/** A draw as the page shows it. */
export interface ShownDraw extends Draw {
  /** Numbers from this index on came while the page was watching. */
  newFrom: number
}

/**
 * A draw with what live events said of it since it was asked for: whatever is further, because an answer may come from a cache. The
 * numbers of a fast draw arrive together and are shown one by one.
 */
export function useDraw(answered: Draw): ShownDraw {
  const [live, setLive] = useState<Draw | null>(null)
  const [first] = useState(answered)
  observeServerTime(answered.serverTime)
  useLiveEvent('LotteryDrawChanged', (event) => {
    if (event.code !== answered.code || event.number !== answered.number) return
    const { state, closesAt, drawsAt, numbers, isComplete } = event
    setLive((before) => {
      const known = furtherOf(answered, before)
      return furtherOf(known, { ...known, state, closesAt, drawsAt, numbers, isComplete })
    })
  })
  const draw = furtherOf(answered, live)
  const shown = useShownCount(draw, first)
  return {
    ...draw,
    numbers: draw.numbers.slice(0, shown),
    isComplete: draw.isComplete && shown >= draw.numbers.length,
    newFrom: first.numbers.length,
  }
}

/** Whether a draw in state `now` has reached `state`. A draw that was called off may have skipped it. */
export const isPast = (state: LotteryDrawState, now: LotteryDrawState): boolean =>
  now !== 'VOID' && ORDER.indexOf(state) <= ORDER.indexOf(now)

/** The further one of two states of a draw; the second where they are alike. */
export function furtherOf(a: Draw, b: Draw | null): Draw {
  if (!b) return a
  if (a.resultVersion !== b.resultVersion) return a.resultVersion > b.resultVersion ? a : b
  const stages = ORDER.indexOf(b.state) - ORDER.indexOf(a.state)
  if (stages !== 0) return stages > 0 ? b : a
  return b.numbers.length >= a.numbers.length ? b : a
}

/** How many of the numbers of a draw are shown: of a fast draw that ends while the page watches, one more from time to time. */
function useShownCount(draw: Draw, first: Draw): number {
  const { code, numbers, isComplete } = draw
  const game = lotteryOf(code)
  const [shown, setShown] = useState(first.numbers.length)
  const isRolled = game?.intervalSeconds != null && !first.isComplete && isComplete && !prefersStill()
  const [began, setBegan] = useState<number>()
  if (isRolled && began === undefined) setBegan(serverNow())
  useEffect(() => {
    if (!isRolled || !game || began === undefined || shown >= numbers.length) return
    const at = began + (showOffsets(game)[shown] ?? 0)
    const timer = setTimeout(() => setShown(shown + 1), Math.max(0, at - serverNow()))
    return () => clearTimeout(timer)
  }, [isRolled, game, began, shown, numbers.length])
  return isRolled ? Math.min(shown, numbers.length) : numbers.length
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
