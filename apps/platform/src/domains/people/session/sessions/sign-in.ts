import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { login } from '@playhouse/platform-api/session.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { member, session, type PasswordDue } from '../../../../db/tables/members.ts'
import type { LogInMethod } from '../../../../db/tables/security.ts'
import type { Caller } from '../../../../request/call-context.ts'
import { openSession } from './live-session.ts'
import { recordLogIn } from './log-in-history.ts'
import { tokenHash } from '@playhouse/server/token.ts'

export type SignedIn = ResponseOf<typeof login>

/** Opens a session and records the log-in. `passwordDue`: why the password must be changed. */
export async function signIn(
  tx: Transaction,
  { id, username }: { id: number; username: string },
  caller: Caller,
  method: LogInMethod,
  passwordDue: PasswordDue | null = null,
): Promise<SignedIn> {
  const token = await openSession(tx, id, caller)
  const { country = 'ZZ' } = caller
  // Who registers has just been stored with it.
  if (country !== 'ZZ' && method !== 'registration' && method !== 'free-play') await noteCountry(tx, id, country)
  const { firstTime } = await recordLogIn(tx, { memberId: id, caller, method, outcome: 'signed-in' })
  const signedIn = { token, id, userName: username, firstTimeLogin: firstTime, passwordExpired: passwordDue !== null }
  if (passwordDue === null) return signedIn
  await tx
    .update(session)
    .set({ passwordDue })
    .where(eq(session.tokenHash, tokenHash(token)))
  return { ...signedIn, passwordReason: passwordDue }
}

/** An account that somebody else opened, such as its agent, comes under the rules of where its owner first logs in. */
const noteCountry = async (tx: Transaction, id: number, country: string): Promise<void> =>
  void (await tx
    .update(member)
    .set({ country })
    .where(and(eq(member.id, id), isNull(member.country))))
