import { useCallback, useEffect } from 'react'
import { useUncachedTime } from '../server-clock.ts'
import { serverNow } from '../../../server-time.ts'
import { useLotteryDraws } from '../use-lottery-draws.ts'
import { useSoon } from '../parts/use-soon.ts'
import { useUncachedQuery } from '../use-uncached-query.ts'
import { useLiveEvent } from '../../../graphql/live/use-live-event.ts'
import { LotteryDrawsDocument, type LotteryDraws_LotteryFragment } from './lottery-draws.generated.ts'

/** After a boundary the platform needs a moment. */
const AFTER_MS = 300
/** While a result is awaited. */
const AWAITED_MS = 2_000
/** A draw that is still without a result is void or late. */
const AWAITED_FOR_MS = 120_000
const QUIET_MS = 30_000

type Draws = Pick<LotteryDraws_LotteryFragment, 'code' | 'gameId' | 'current' | 'last'>

/** Asks for the draws of a lottery again when one closes, is drawn, or shows a number. @returns asks at once */
export function useDraws(draws: Draws | null | undefined, withMine: boolean): () => Promise<void> {
  const query = useUncachedQuery(LotteryDrawsDocument)
  const code = draws?.code
  const ask = useCallback(async () => {
    if (code !== undefined) await query({ code, withMine })
  }, [query, code, withMine])

  useUncachedTime(code === undefined ? undefined : ask)
  const isLive = useLotteryDraws(code === undefined ? [] : [code])
  const refetchSoon = useSoon(ask)
  useLiveEvent('LotteryDrawChanged', (event) => {
    if (event.code === code) refetchSoon()
  })
  useLiveEvent('GamesSwitched', ({ gameIds }) => {
    // A pair of stations closes with either of them.
    if (draws && (code?.includes('-') || gameIds.includes(draws.gameId))) refetchSoon()
  })
  useLiveEvent('LotteryTicketSettled', (event) => {
    if (event.code === code) refetchSoon()
  })

  useEffect(() => {
    if (!draws) return
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(
        () => {
          if (!document.hidden) void ask()
          next()
        },
        untilNextChange(draws, serverNow(), isLive),
      )
    }
    next()
    return () => clearTimeout(timer)
  }, [draws, ask, isLive])
  return ask
}

/** Milliseconds until something about the draws is due to change. */
export function untilNextChange({ current, last }: Draws, now: number, isLive: boolean): number {
  if (!current) return QUIET_MS
  const [opens, closes] = [Date.parse(current.opensAt), Date.parse(current.closesAt)]
  if (now >= closes) return 1_000
  const isAwaited = now >= opens && (!last || Date.parse(last.drawsAt) < opens || !last.isComplete)
  if (isAwaited && now - opens < AWAITED_FOR_MS) return isLive ? 2 * AWAITED_MS : AWAITED_MS
  const boundary = now < opens ? opens : closes
  return Math.min(boundary - now + AFTER_MS, QUIET_MS)
}
