import { sql } from 'drizzle-orm'
import { sumDays } from './sum-days.ts'

/** Sums what all members did on every closed day, from the first day of play. */
export const sumHouseDays = sumDays({
  name: 'summing the house’s days',
  work: 'house days',
  firstDay: sql`select min(day) from member_day`,
  sum: (day) => sql`select sum_house_day(${day}::date)`,
})
