import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { platformError } from './platform-error.ts'

/**
 * @param times query for the times of the action
 * @throws PlatformError TOO_MANY_REQUESTS if there are `maximum` within the last hour
 */
export async function checkHourlyLimit(tx: Transaction, times: SQL, maximum: number): Promise<void> {
  const { rows } = await tx.execute<{ done: number; wait: number | null }>(sql`
    select count(*)::integer as done, ceil(extract(epoch from min(at) + interval '1 hour' - now()))::integer as wait
    from (${times}) as done (at) where at > now() - interval '1 hour'`)
  const [{ done, wait } = { done: 0, wait: 0 }] = rows
  if (done >= maximum) throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, wait ?? 1) })
}
