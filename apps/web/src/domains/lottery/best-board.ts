import { readBetText } from '@playhouse/engines/lottery/bet-text/bet-text.ts'
import type { TextBet, TextBoard } from '@playhouse/engines/lottery/bet-text/readings.ts'

const getText = (board: TextBoard, { betType, picks, stakeMinor, lottery = board.lottery }: TextBet) =>
  `${lottery} ${betType} ${picks.join()} ${stakeMinor}`

/** The lotteries on whose boards the least of a text is unclear: several if it says other bets there, so that only its writer knows. */
export function bestBoards(text: string, boards: readonly TextBoard[]): string[] {
  const read = boards.map((board) => {
    const { lines, questions, errors } = readBetText(text, board)
    return {
      lottery: board.lottery,
      unclear: [...questions, ...errors].reduce((sum, { start, end }) => sum + end - start, 0),
      bets: lines.map((line) => getText(board, line)).join('\n'),
    }
  })
  const minimum = Math.min(...read.map(({ unclear }) => unclear))
  const best = read.filter(({ unclear }) => unclear === minimum)
  return [...new Map(best.toReversed().map(({ bets, lottery }) => [bets, lottery])).values()].toReversed()
}
