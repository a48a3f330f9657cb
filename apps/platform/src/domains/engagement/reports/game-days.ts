import { sql } from 'drizzle-orm'
import { sumDays } from './sum-days.ts'

/** Sums the rounds of each game on every closed day, from the first day of play. */
export const sumGameDays = sumDays({
  name: 'summing the games of days',
  work: 'game days',
  firstDay: sql`select min(day) from member_day`,
  sum: (day) => sql`select sum_game_day(${day}::date)`,
})
