import type { Database } from '@playhouse/postgres/database.ts'
import { networkOf } from '@playhouse/server/network-of.ts'
import { sql } from 'drizzle-orm'
import { addressCalls } from '../db/tables/address-calls.ts'
import { platformError } from './platform-error.ts'

/** Sliding window of one hour per network (an IPv4 address, a /64 of IPv6), one for all processes. */
export interface RateLimit {
  /** Counts a call. @throws PlatformError TOO_MANY_REQUESTS with the seconds until the next is allowed */
  take(address: string): Promise<void>
}

const HOUR = sql`interval '1 hour'`

/** Limits an action to `perHour` calls per network. */
export type OpenRateLimit = (action: string, perHour: number) => RateLimit

/** Limits that all processes on the database share. A refused call writes nothing. */
export const createRateLimit =
  (database: Database): OpenRateLimit =>
  (action, perHour) => {
    const recent = sql`array(select at from unnest(known.times) at where at > now() - ${HOUR})`
    return {
      async take(address) {
        const network = networkOf(address)
        // The row is locked before its times are looked at, so that parallel calls are counted one after another.
        const { rowCount } = await database.execute(sql`
        insert into ${addressCalls} as known (action, network, times) values (${action}, ${network}, array[now()])
        on conflict (action, network) do update set times = ${recent} || excluded.times
        where cardinality(${recent}) < ${perHour}`)
        if (rowCount === 1) return
        const { rows } = await database.execute<{ wait: number }>(sql`
        select ceil(extract(epoch from min(at) + ${HOUR} - now()))::integer as wait
        from ${addressCalls}, unnest(times) at where action = ${action} and network = ${network} and at > now() - ${HOUR}`)
        throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, rows[0]?.wait ?? 1) })
      },
    }
  }
