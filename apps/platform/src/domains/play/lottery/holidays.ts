import { drawDay, type Holiday, type Holidays } from '@playhouse/engines/lottery/calendar.ts'
import { asc } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { lotteryHoliday } from '../../../db/tables/lottery.ts'

const FRESH_MS = 5_000

export const readHolidays = (on: Database | Transaction): Promise<Holiday[]> =>
  on.select({ region: lotteryHoliday.region, day: lotteryHoliday.day }).from(lotteryHoliday).orderBy(lotteryHoliday.day)

/** Returns the holidays for answers, cached for {@link FRESH_MS}. What changes draws reads them under its lock. */
export function lotteryHolidays(database: Database, freshMs = FRESH_MS): () => Promise<Holidays> {
  const read = () => readHolidays(database)
  const cache = new LRUCache<'holidays', Holidays>({ max: 1, ttl: freshMs, fetchMethod: read })
  return async () => (await cache.fetch('holidays')) ?? (await read())
}

/** From today on. */
export async function listComingHolidays(holidays: () => Promise<Holidays>): Promise<Holiday[]> {
  const today = drawDay(Date.now())
  return (await holidays()).filter(({ day }) => day >= today)
}

/** With who added each of them and why. */
export const listHolidays = (database: Database): Promise<(typeof lotteryHoliday.$inferSelect)[]> =>
  database.select().from(lotteryHoliday).orderBy(asc(lotteryHoliday.day), asc(lotteryHoliday.region))
