import { getStructure, type TextBet, type TextBoard } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { type OddsChoice, OddsError } from '@playhouse/engines/lottery/odds.ts'
import { priceLine } from '@playhouse/engines/lottery/ticket-lines.ts'
import { useLotteryNames } from '../lottery-names.ts'
import { useBetTexts } from './bet-texts.ts'

/* How bets that were read from a text are shown. */

const PICKS_SHOWN = 12

/** Tickets and cost of bets, at the board's odds; null where they are newer than this page. */
export function getTextCost(
  board: TextBoard,
  terms: OddsChoice,
  bets: readonly TextBet[],
): { tickets: number; cost: bigint } | null {
  try {
    return bets.reduce(
      (sum, bet) => {
        const { units, costMinor } = priceLine(getStructure(board, bet.lottery), terms, bet)
        return { tickets: sum.tickets + units, cost: sum.cost + costMinor }
      },
      { tickets: 0, cost: 0n },
    )
  } catch (error) {
    if (error instanceof OddsError) return null
    throw error
  }
}

/** A bet in words: the stations if they are others, the bet type and its numbers. */
export function useBetText(board: TextBoard, currency: string) {
  const { betTypeName } = useLotteryNames()
  const { picksText } = useBetTexts(getStructure(board), currency)
  return {
    getName: ({ betType }: TextBet) => betTypeName(betType),
    getPicks: ({ betType, picks, lottery }: TextBet) =>
      picksText(betType, picks, PICKS_SHOWN, getStructure(board, lottery)),
  }
}

/** "dc" and "2d" are other stations in other houses. */
export const namesOwnStation = ({ region, lottery, stations }: TextBoard) =>
  region !== 'NORTH' && stations.includes(lottery)
