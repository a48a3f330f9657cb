import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { securityConfig } from '@playhouse/platform-api/session-security.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { authenticator } from '../../../db/tables/security.ts'
import { hasPassword } from './password/confirm-password.ts'
import { listPasskeys } from './passkeys/passkeys.ts'
import { recoveryCodesLeft } from './second-factor/recovery-codes.ts'
import { listLinks } from './social/social-links.ts'

/** Protection of an account. Five concurrent queries. */
export async function readSecurityConfig(
  database: Database,
  memberId: number,
): Promise<ResponseOf<typeof securityConfig>> {
  const [byPassword, [bound], checkCodeQuota, passkeys, identities] = await Promise.all([
    hasPassword(database, memberId),
    database
      .select({ confirmedAt: authenticator.confirmedAt })
      .from(authenticator)
      .where(and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt))),
    recoveryCodesLeft(database, memberId),
    listPasskeys(database, memberId),
    listLinks(database, memberId),
  ])
  const since = bound?.confirmedAt?.getTime()
  return {
    hasPassword: byPassword,
    authenticator: since === undefined ? null : { since, recoveryCodesLeft: checkCodeQuota },
    passkeys,
    identities,
  }
}
