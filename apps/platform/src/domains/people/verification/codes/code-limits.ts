import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { platformError } from '../../../../request/platform-error.ts'
import type { CodeOwner } from './code-types.ts'

/** After this many codes in five minutes the next one must wait. */
const BURST = 3
const BURST_SECONDS = 300

interface Requested extends Record<string, unknown> {
  /** Codes within the last second, five minutes and day, for any purpose. */
  second: number
  burst: number
  day: number
  /** Seconds until fewer than {@link BURST} are within five minutes; null if fewer are. */
  wait: number | null
}

/**
 * Enforces the limits for one more code to the address, for any purpose, and holds a lock until the
 * transaction ends.
 * @throws PlatformError TOO_MANY_REQUESTS for a second code within a second, or a fourth within five minutes;
 * code.quota.exceeded after `perDay` within 24 hours
 */
export async function checkCodeQuota(tx: Transaction, { channel, address }: CodeOwner, perDay: number): Promise<void> {
  const { createdAt } = verificationCode
  const within = (seconds: number) => sql`${createdAt} > clock_timestamp() - make_interval(secs => ${seconds})`
  // A concurrent request is too early in any case, so it does not wait for the lock.
  const lock = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`code:${channel}:${address}`}, 0)) as free`,
  )
  if (!lock.rows[0]?.free) throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
  const { rows } = await tx.execute<Requested>(sql`
    select count(*) filter (where ${within(1)})::integer as second,
      count(*) filter (where ${within(BURST_SECONDS)})::integer as burst,
      count(*)::integer as day,
      ceil(extract(epoch from
        (array_agg(${createdAt} order by ${createdAt} desc))[${sql.raw(String(BURST))}]
        + make_interval(secs => ${BURST_SECONDS}) - clock_timestamp()))::integer as wait
    from ${verificationCode}
    where ${verificationCode.channel} = ${channel} and ${verificationCode.address} = ${address} and ${within(86_400)}`)
  const [requested] = rows
  if (!requested) return
  if (requested.day >= perDay) throw platformError('code.quota.exceeded')
  if (requested.burst >= BURST)
    throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, requested.wait ?? 1) })
  if (requested.second > 0) throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}
