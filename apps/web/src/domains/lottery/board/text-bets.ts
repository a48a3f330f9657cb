import { getStructure, type TextBet, type TextBoard } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { type OddsChoice, OddsError } from '@playhouse/engines/lottery/odds.ts'
import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import { priceLine, splitByPick } from '@playhouse/engines/lottery/ticket-lines.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLotteryNames } from '../lottery-names.ts'
import { POINT, useBetTexts } from './bet-texts.ts'

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

/** A bet in words: the bet type, its numbers, and the stake in the unit that the slip has it in. */
export function useBetText(board: TextBoard, currency: string) {
  const { t } = useTranslation('lottery')
  const { integer, wholeMoney } = useFormat()
  const { betTypeName } = useLotteryNames()
  const { picksText } = useBetTexts(getStructure(board), currency)
  return {
    getName: ({ betType }: TextBet) => betTypeName(betType),
    getPicks: ({ betType, picks, lottery }: TextBet) =>
      picksText(betType, picks, PICKS_SHOWN, getStructure(board, lottery)),
    getStake: ({ betType, stakeMinor, lottery }: TextBet) => {
      const stake = stakeMinor / MINOR_UNITS
      const isInPoints =
        findBetType(getStructure(board, lottery), betType)?.unit === 'POINT' && stake % BigInt(POINT) === 0n
      return isInPoints
        ? `${integer(stake / BigInt(POINT))} ${t('points')}`
        : wholeMoney(formatAmount(stakeMinor), currency)
    },
  }
}

/** "dc" and "2d" are other stations in other houses. */
export const namesOwnStation = ({ region, lottery, stations }: TextBoard) =>
  region !== 'NORTH' && stations.includes(lottery)
