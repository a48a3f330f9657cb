import { networkOf } from '@playhouse/shared/network-of.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { logInHistory } from '../../db/tables/security.ts'

/** An address is known for as long as this after the last log-in from it. */
const KNOWN_FOR = sql`interval '90 days'`

/** Where a log-in comes from, as the account sees it. */
export interface Origin {
  /** The address; of IPv6 its /64, since a device has all of its addresses. */
  network: string
  /** Whether the account was logged in to from there before. */
  isKnown: boolean
}

/** Where a log-in to an account comes from; looks for an account that does not exist in the same time. One query. */
export async function originOf(database: Database, memberId: number | undefined, address: string): Promise<Origin> {
  const network = networkOf(address)
  const { rows } = await database.execute<{ isKnown: boolean }>(sql`
    select exists (
      select from ${logInHistory}
      where ${logInHistory.memberId} = ${memberId ?? null}::integer and ${logInHistory.outcome} = 'signed-in'
        and ${logInHistory.at} > now() - ${KNOWN_FOR} and ${logInHistory.address}::inet <<= ${network}::inet
    ) as "isKnown"`)
  return { network, isKnown: rows[0]?.isKnown ?? false }
}
