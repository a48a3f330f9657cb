import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { passkey, socialIdentity } from '../../../../db/tables/security.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { NO_PASSWORD } from '../../../../lib/password.ts'

/**
 * Ensures that the account can still be signed in to by a password, a passkey or a social identity. Call in
 * the transaction that removes one.
 * @throws PlatformError last.way.in
 */
export async function requireSignInMethod(tx: Transaction, memberId: number): Promise<void> {
  const { rows } = await tx.execute<{ open: boolean }>(sql`
    select exists (select from ${member} where id = ${memberId} and password_hash <> ${NO_PASSWORD})
      or exists (select from ${passkey} where member_id = ${memberId})
      or exists (select from ${socialIdentity} where member_id = ${memberId}) as open`)
  if (!rows[0]?.open) throw platformError('last.way.in')
}
