import { HABIT_MEANINGS } from '@playhouse/shared/lottery-words.ts'
import { readBetText } from './bet-text.ts'
import type { Habits, Reading, TextBet, TextBoard, TextQuestion } from './readings.ts'

const HABITS: readonly Habits[] = Object.entries(HABIT_MEANINGS).flatMap(([name, values]) =>
  values.map((value) => ({ [name]: value })),
)

/** Reads the valid habits of a stored value. */
export function habitsIn(stored: unknown): Habits {
  const found = Object.entries(HABIT_MEANINGS).flatMap(([name, values]) => {
    const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined
    return (values as readonly unknown[]).includes(value) ? [[name, value]] : []
  })
  return Object.fromEntries(found) as Habits
}

const getKey = (bets: readonly TextBet[]) =>
  bets.map(({ betType, picks, stakeMinor, lottery }) => [lottery, betType, picks, String(stakeMinor)])

/** The habit by which a question of a text has the answer that a player chose; null if there is none. */
export function habitIn(text: string, board: TextBoard, question: TextQuestion, chosen: Reading): Habits | null {
  const wanted = JSON.stringify(getKey(chosen.bets))
  const found = HABITS.filter((habit) => {
    const { lines, questions } = readBetText(text, { ...board, own: { ...board.own, ...habit } })
    if (questions.some(({ start }) => start === question.start)) return false
    const here = lines.filter(({ start, end }) => start >= question.start && end <= question.end)
    return JSON.stringify(getKey(here)) === wanted
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
