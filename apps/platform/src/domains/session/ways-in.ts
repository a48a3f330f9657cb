import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { passkey, socialIdentity } from '../../db/tables/security.ts'
import { platformError } from '../../http/platform-error.ts'
import { NO_PASSWORD } from './password.ts'

/**
 * Holds that an account can still be opened by something: a password, a passkey, or an account elsewhere. To be called in the
 * transaction that takes one away.
 * @throws PlatformError last.way.in
 */
export async function keepAWayIn(tx: Transaction, memberId: number): Promise<void> {
  const { rows } = await tx.execute<{ open: boolean }>(sql`
    select exists (select from ${member} where id = ${memberId} and password_hash <> ${NO_PASSWORD})
      or exists (select from ${passkey} where member_id = ${memberId})
      or exists (select from ${socialIdentity} where member_id = ${memberId}) as open`)
  if (!rows[0]?.open) throw platformError('last.way.in')
}
