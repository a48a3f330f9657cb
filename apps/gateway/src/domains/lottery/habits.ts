import { reportDegradation } from '@playhouse/platform-api/fields.ts'
import type { LotteryHabits, SaveLotteryHabitsInput } from '@playhouse/schema/types.generated.ts'
import { HABIT_MEANINGS } from '@playhouse/shared/lottery-words.ts'

interface Habit {
  name: string
  value: string
}

/** Habits by name. Those that this version does not know are left out, so that the reader asks. */
export function getHabits(habits: readonly Habit[]): LotteryHabits {
  const known = { pairs: null, ranges: null, d: null, b: null }
  const found = habits.filter(({ name, value }) => {
    const isKnown =
      Object.hasOwn(HABIT_MEANINGS, name) &&
      (HABIT_MEANINGS[name as keyof typeof known] as readonly string[]).includes(value)
    if (!isKnown) reportDegradation('lottery.habits', `${name}: ${value}`, 'a known habit')
    return isKnown
  })
  return { ...known, ...Object.fromEntries(found.map(({ name, value }) => [name, value])) }
}

/** The chosen meanings as the platform takes them. */
export const listHabits = (meanings: SaveLotteryHabitsInput): Habit[] =>
  Object.entries(meanings).flatMap(([name, value]) => (value == null ? [] : [{ name, value }]))
