import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** A moment's day as an index has it: what `brand_day()` is once PostgreSQL has inlined it. */
export const getDay = (moment: SQLWrapper): SQL => sql`((${moment} at time zone 'Asia/Ho_Chi_Minh')::date)`
