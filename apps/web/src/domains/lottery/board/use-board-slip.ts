import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import type { Holidays } from '@playhouse/engines/lottery/calendar.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { type OddsChoice, type PrizeMode, getRebate } from '@playhouse/engines/lottery/odds.ts'
import { boardOdds } from '@playhouse/engines/lottery/ticket-lines.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '../../../server-time.ts'
import type { Board, BoardLottery } from './board-types.ts'
import { type SeriesRange, useSeries } from './series-field.tsx'
import { betKey, getClosing, priceSlip, type SlipLimits } from './slip.ts'
import type { SlipPanelProps } from './slip-panel-props.ts'
import { COMMON_SLIP, type Slip, useSlip } from './slip-store.ts'
import { useFollowedTickets } from './use-followed-tickets.ts'
import { usePlaceTickets } from './use-place-tickets.ts'

export interface BoardSlipInput {
  lottery: BoardLottery
  /** The board at the highest series that can be chosen. */
  board: Board
  structure: Structure
  holidays: Holidays
  onAskDraws: () => Promise<void>
  onAskBoard: () => Promise<void>
}

interface BoardSlip {
  /** The board at the chosen series. */
  board: Board
  range: SeriesRange | null
  series: number | null
  terms: OddsChoice
  limits: SlipLimits
  /** Forgets the outcome of the last purchase when lines are added. */
  slip: Slip
  panel: SlipPanelProps
}

/** @param name of the slip; each line of the common one names its lottery */
export function useBoardSlip(name: string, input: BoardSlipInput): BoardSlip {
  const { lottery, board: highest, structure, holidays, onAskDraws, onAskBoard } = input
  const { code, current } = lottery
  const { board, range, series, terms } = useBoardAtSeries(highest, structure)
  const home = name === COMMON_SLIP ? undefined : code
  const stored = useSlip(name)
  const { draws, stopWhenWon } = stored.choice
  const [costBefore, setCostBefore] = useState<bigint | null>(null)
  const { place, repeat, leaveUnknown, forget, forgetRefusals, ...placing } = usePlaceTickets(name, home, stored.remove)
  const slip = forgetOnChange(stored, { forget, forgetRefusals })
  const closedAt = useClosings(stored.lines, holidays, board.reading)
  const limits = useSlipLimits({ board, lottery, home, holidays, ceilings: placing.ceilings, closedAt })
  const priced = useMemo(
    () => priceSlip(structure, terms, stored.lines, limits),
    [structure, terms, stored.lines, limits],
  )
  const followed = useFollowedTickets(name, lottery, home)
  const upcoming = useUpcoming(lottery)
  const drawCount = home === undefined ? 1 : Math.min(draws, Math.max(1, upcoming.length))

  const onPlace = () => {
    if (!current) return
    followed.closeOver()
    const purchase = {
      firstDrawNumber: current.number,
      draws: drawCount,
      stopWhenWon: drawCount > 1 && stopWhenWon,
      mode: board.mode,
      ...(range && series !== null && { series, rebate: formatAmount(BigInt(getRebate(range.max, series))) }),
      oddsVersion: board.oddsVersion,
    }
    void place(purchase, priced.tickets).then(onAnswers)
  }
  const onAnswers = async ({ placed, refused }: Awaited<ReturnType<typeof place>>) => {
    if (refused.length === 0 && placed.length > 0) slip.chooseOneDraw()
    const isOutdated = refused.some(({ problem }) => hasOtherOdds(problem))
    setCostBefore(isOutdated ? refused.reduce((sum, { order }) => sum + parseAmount(order.stake ?? '0'), 0n) : null)
    if (isOutdated) await onAskBoard().catch(() => undefined)
    else await onAskDraws()
  }
  return {
    board,
    range,
    series,
    terms,
    limits,
    slip,
    panel: {
      lottery: home,
      structure,
      board,
      current,
      holidays,
      upcoming,
      slip,
      priced,
      draws: drawCount,
      stopWhenWon,
      onDraws: (chosen) => slip.choose({ draws: chosen }),
      onStopWhenWon: (chosen) => slip.choose({ stopWhenWon: chosen }),
      placing,
      followed,
      costBefore,
      onPlace,
      onRepeat: () => void repeat().then(onAnswers),
      onLook: leaveUnknown,
    },
  }
}

/** The draws that can be bet on, the one on sale first. */
function useUpcoming({ current, upcomingDraws }: BoardLottery) {
  return useMemo(() => {
    const from = current ? Date.parse(current.drawsAt) : Infinity
    return upcomingDraws?.filter(({ drawsAt }) => Date.parse(drawsAt) >= from) ?? []
  }, [upcomingDraws, current])
}

/** The slip, whose changes make the last outcome outdated: what was refused was another purchase. */
function forgetOnChange(
  slip: Slip,
  { forget, forgetRefusals }: Pick<ReturnType<typeof usePlaceTickets>, 'forget' | 'forgetRefusals'>,
): Slip {
  const following =
    <Input extends unknown[]>(forgetFirst: () => void, change: (...input: Input) => void) =>
    (...input: Input) => {
      forgetFirst()
      change(...input)
    }
  return {
    ...slip,
    add: following(forget, slip.add),
    setStake: following(forgetRefusals, slip.setStake),
    remove: following(forgetRefusals, slip.remove),
    clear: following(forgetRefusals, slip.clear),
    choose: following(forgetRefusals, slip.choose),
  }
}

function useBoardAtSeries(highest: Board, structure: Structure) {
  const { series: own, minSeries, maxSeries } = highest
  const range = useMemo(
    (): SeriesRange | null =>
      own === null || minSeries === null || maxSeries === null ? null : { min: minSeries, max: maxSeries },
    [own, minSeries, maxSeries],
  )
  const series = useSeries(range)
  const board = useMemo(() => boardAt(highest, structure, series), [highest, structure, series])
  const terms = useMemo(() => getTerms(board), [board])
  return { board, range, series, terms }
}

interface SlipLimitsInput {
  board: Board
  lottery: BoardLottery
  /** Code of the lottery of lines that name none. */
  home: string | undefined
  holidays: Holidays
  /** Remaining amounts by bet, from refusals of the platform. */
  ceilings: ReadonlyMap<string, bigint>
  closedAt: number
}

/** The limits of a slip: those of the board, lowered by the platform's refusals. */
function useSlipLimits({ board, lottery, home, holidays, ceilings, closedAt }: SlipLimitsInput): SlipLimits {
  const { code, current } = lottery
  const number = current?.number
  const remaining = useMemo(() => {
    const known = new Map(
      lottery.remaining?.map(({ betType, picks, remaining: left }) => [
        betKey(home === undefined ? code : undefined, betType, picks),
        parseAmount(left.amount),
      ]),
    )
    for (const [bet, left] of ceilings) known.set(bet, left)
    return known
  }, [lottery.remaining, ceilings, home, code])
  return useMemo(
    (): SlipLimits => ({
      minimumCost: parseAmount(board.minimumCost.amount),
      maximumPayout: parseAmount(board.maximumPayout.amount),
      ceiling: parseAmount(board.ceiling.amount),
      maxLines: board.maxLines,
      remaining,
      sells: (other, draw = number) =>
        draw !== undefined && getClosing(other, draw, holidays, board.reading) > Math.max(serverNow(), closedAt),
    }),
    [board, remaining, number, holidays, closedAt],
  )
}

/** When a sale last closed for a line that names its draw; 0 until one does. */
function useClosings(lines: Slip['lines'], holidays: Holidays, reading: Board['reading']): number {
  const [closedAt, setClosedAt] = useState(0)
  useEffect(() => {
    const now = serverNow()
    const due = lines.flatMap(({ lottery, number }) =>
      lottery !== undefined && number !== undefined ? [getClosing(lottery, number, holidays, reading)] : [],
    )
    const next = Math.min(...due.filter((at) => at > Math.max(now, closedAt)))
    if (next === Infinity) return
    // A timer takes no longer wait than some weeks.
    const timer = setTimeout(() => setClosedAt(serverNow()), Math.min(next - now, 86_400_000) + 50)
    return () => clearTimeout(timer)
  }, [lines, holidays, reading, closedAt])
  return closedAt
}

/** Refused because the page is not up to date. */
const hasOtherOdds = ({ code }: { code: string }): boolean =>
  code === 'ODDS_CHANGED' || code === 'PRIZE_MODE_NOT_OFFERED'

const getTerms = ({ oddsVersion, mode, series }: Board): OddsChoice => {
  return { version: oddsVersion, mode: mode as PrizeMode, series }
}

/** A board with the prizes of another series, by the rules that settle. */
function boardAt(board: Board, structure: Structure, series: number | null): Board {
  if (series === board.series) return board
  const terms = getTerms({ ...board, series })
  const plays = board.plays.map((play) => {
    const type = findBetType(structure, play.betType)
    if (!type) return play
    return { ...play, payouts: boardOdds(terms, structure, type).payouts.map((payout) => formatAmount(BigInt(payout))) }
  })
  return { ...board, series, plays }
}
