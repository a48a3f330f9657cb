import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { notedCall } from '../../../../db/tables/seamless.ts'

/** A stake this late is refused anyway; no session lives nearly as long. */
export const deleteOldCalls = (database: Database): Promise<unknown> =>
  database.delete(notedCall).where(sql`${notedCall.notedAt} < now() - interval '31 days'`)
