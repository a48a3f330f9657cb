import { sql } from 'drizzle-orm'
import { sumDays } from './sum-days.ts'

/** Sums what the house owed at the end of every closed day, from the first day of the ledger. */
export const sumLiabilityDays = sumDays({
  name: 'summing what the house owes',
  work: 'liability days',
  firstDay: sql`select brand_day(min(occurred_at)) from ledger_transaction`,
  sum: (day) => sql`select sum_liability_day(${day}::date)`,
})
