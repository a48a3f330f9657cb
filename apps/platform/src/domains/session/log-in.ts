import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { login } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '../../db/database.ts'
import { logIn, member } from '../../db/tables/members.ts'
import { platformError } from '../../http/platform-error.ts'
import { openSession } from './live-session.ts'
import { forgetTries, takeTry } from './log-in-guard.ts'
import { isPasswordOf } from './password.ts'

type SignedIn = AnswerOf<typeof login>

/**
 * Logs a member in by password.
 * @throws PlatformError login.failed, the same whether the name or the password is wrong; login.locked
 */
export async function logInByPassword(
  database: Database,
  { username: typed, password }: CheckedInputOf<typeof login>,
  address: string,
): Promise<SignedIn> {
  const username = typed.trim().toLowerCase()
  await takeTry(database, username)
  const [found] = await database
    .select({ id: member.id, username: member.username, passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.username, username))
  if (!(await isPasswordOf(found?.passwordHash, password)) || !found) throw platformError('login.failed')
  return withTransaction(database, async (tx) => {
    await stillHas(tx, found)
    await forgetTries(tx, username)
    return signIn(tx, found, address)
  })
}

/** A password that was changed while it was checked opens nothing: the change has ended every other session. */
async function stillHas(tx: Transaction, { id, passwordHash }: { id: number; passwordHash: string }): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`select from ${member} where id = ${id} and password_hash = ${passwordHash} for no key update`,
  )
  if (rowCount === 0) throw platformError('login.failed')
}

/** Opens a session for an account and notes the log-in. */
export async function signIn(
  tx: Transaction,
  { id, username }: { id: number; username: string },
  address: string,
): Promise<SignedIn> {
  const token = await openSession(tx, id, address)
  const firstTime = sql`not exists (select from ${logIn} where ${logIn.memberId} = ${id})`
  const [noted] = await tx
    .insert(logIn)
    .values({ memberId: id, address, at: sql`clock_timestamp()`, firstTime })
    .returning({ firstTime: logIn.firstTime })
  return { token, id, userName: username, firstTimeLogin: noted?.firstTime ?? false, passwordExpired: false }
}
