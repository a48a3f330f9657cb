import { getStructure, type TextBet, type TextBoard } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { type OddsChoice, OddsError } from '@playhouse/engines/lottery/odds.ts'
import { priceLine, splitByPick } from '@playhouse/engines/lottery/ticket-lines.ts'
import { useLotteryNames } from '../lottery-names.ts'
import { useBetTexts } from './bet-texts.ts'

/* How bets that were read from a text are shown. */

const PICKS_SHOWN = 12

/** Combinations, lines as they are sold, and cost of bets, at the board's odds; null where they are newer than this page. */
export function getTextCost(
  board: TextBoard,
  terms: OddsChoice,
  bets: readonly TextBet[],
): { units: number; lines: number; cost: bigint } | null {
  try {
    return bets.reduce(
      (sum, bet) => {
        const structure = getStructure(board, bet.lottery)
        const priced = priceLine(structure, terms, bet)
        return {
          units: sum.units + priced.units,
          lines: sum.lines + splitByPick(structure, priced).length,
          cost: sum.cost + priced.costMinor,
        }
      },
      { units: 0, lines: 0, cost: 0n },
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
