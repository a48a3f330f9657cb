import { readBetText } from '@playhouse/engines/lottery/bet-text/bet-text.ts'
import type { TextBoard } from '@playhouse/engines/lottery/bet-text/readings.ts'

/** The lottery on whose board the least of a text is unclear; the first of those that are as good. */
export function bestBoard(text: string, boards: readonly TextBoard[]): string | undefined {
  const unclear = boards.map((board) => {
    const { questions, errors } = readBetText(text, board)
    const letters = [...questions, ...errors].reduce((sum, { start, end }) => sum + end - start, 0)
    return { board, letters }
  })
  return unclear.toSorted((a, b) => a.letters - b.letters)[0]?.board.lottery
}
