import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { register } from '@playhouse/platform-api/registration.ts'
import { eq } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import type { Caller } from '../../request/call-context.ts'
import { platformError } from '../../request/platform-error.ts'
import { signIn } from '../session/sessions/sign-in.ts'
import { isPasswordOf, NO_PASSWORD } from '../session/password/password.ts'

/**
 * Responds to a registration that already succeeded but whose response was lost. The key alone does not open
 * an account with a password.
 * @throws PlatformError registration_key_reused if the password differs
 */
export async function signInAgain(
  database: Database,
  memberId: number,
  password: string | undefined,
  caller: Caller,
): Promise<AnswerOf<typeof register>> {
  const [account] = await database
    .select({ id: member.id, username: member.username, passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  if (!account) throw platformError('registration_key_reused')
  const open = account.passwordHash === NO_PASSWORD || (await isPasswordOf(account.passwordHash, password ?? ''))
  if (!open) throw platformError('registration_key_reused')
  return withTransaction(database, async (tx) => {
    const { token, id, userName } = await signIn(tx, account, caller, 'registration')
    return { token, id, userName }
  })
}
