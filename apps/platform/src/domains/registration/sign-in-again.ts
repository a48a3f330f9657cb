import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { register } from '@playhouse/platform-api/registration.ts'
import { eq } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import type { Caller } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { signIn } from '../session/sign-in.ts'
import { isPasswordOf, NO_PASSWORD } from '../session/password.ts'

/**
 * Answers a registration that has been carried out already and whose answer was lost. The key alone opens no account that
 * has a password.
 * @throws PlatformError registration_key_reused when the password is another one
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
