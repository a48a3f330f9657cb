import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import { type SQL, sql } from 'drizzle-orm'
import { addressCalls } from '../db/tables/address-calls.ts'
import { platformError } from './platform-error.ts'

/** Sliding window of one hour per network (an IPv4 address, a /64 of IPv6), one for all processes. */
export interface RateLimit {
  /** Counts a call. @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next is allowed */
  take(address: string): Promise<void>
}

export const HOUR = sql`interval '1 hour'`

/** Limits an action to `perHour` calls per network. */
export type OpenRateLimit = (action: string, perHour: number) => RateLimit

interface Limited {
  action: string
  /** A network, or a hash of what else is limited. */
  by: string | SQL
  limit: number
  window: SQL
}

/** Counts one if there are fewer than `limit` within the window; otherwise writes nothing. */
export async function countWithin(
  on: Database | Transaction,
  { action, by, limit, window }: Limited,
): Promise<boolean> {
  const recent = sql`array(select at from unnest(known.times) at where at > now() - ${window})`
  // The row is locked before its times are read, so that parallel calls are counted one after another.
  const { rowCount } = await on.execute(sql`
    insert into ${addressCalls} as known (action, network, times) values (${action}, ${by}, array[now()])
    on conflict (action, network) do update set times = ${recent} || excluded.times
    where cardinality(${recent}) < ${limit}`)
  return rowCount === 1
}

/** Limits that all processes on the database share. */
export const createRateLimit =
  (database: Database): OpenRateLimit =>
  (action, perHour) => ({
    async take(address) {
      const network = getNetwork(address)
      if (await countWithin(database, { action, by: network, limit: perHour, window: HOUR })) return
      const { rows } = await database.execute<{ wait: number | null }>(sql`
        select ceil(extract(epoch from min(at) + ${HOUR} - now()))::integer as wait
        from ${addressCalls}, unnest(times) at where action = ${action} and network = ${network} and at > now() - ${HOUR}`)
      throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, rows[0]?.wait ?? 1) })
    },
  })
