import { getNetwork, UNREADABLE_ADDRESS } from '@playhouse/server/network-of.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { logInHistory } from '../../../../db/tables/security.ts'

/** An address stays known for this long after the last log-in from it. */
const KNOWN_FOR = sql`interval '90 days'`

export interface Origin {
  /** The address, or the /64 of an IPv6 address, since a device uses all of its addresses. */
  network: string
  /** Whether the account was logged in to from there before. */
  isKnown: boolean
}

/** Takes the same time for an account that does not exist. One query. */
export async function getOrigin(database: Database, memberId: number | undefined, address: string): Promise<Origin> {
  const network = getNetwork(address)
  const { rows } = await database.execute<{ isKnown: boolean }>(sql`
    select exists (
      select from ${logInHistory}
      where ${logInHistory.memberId} = ${memberId ?? null}::integer and ${logInHistory.outcome} = 'signed-in'
        and ${logInHistory.at} > now() - ${KNOWN_FOR} and ${logInHistory.address}::inet <<= ${network}::inet
    ) as "isKnown"`)
  return { network, isKnown: network !== UNREADABLE_ADDRESS && (rows[0]?.isKnown ?? false) }
}
