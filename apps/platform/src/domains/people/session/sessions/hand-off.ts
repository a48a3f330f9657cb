import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { signInByToken } from '@playhouse/platform-api/session.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { handOff, member } from '../../../../db/tables/members.ts'
import type { Caller } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { signIn } from './sign-in.ts'
import { isToken, newToken, tokenHash } from '@playhouse/server/token.ts'

/** Tokens appear in URLs, hence short-lived. */
const HAND_OFF_LIFETIME = sql`interval '60 seconds'`

/** Creates a single-use token with which another site of the brand opens a session of this account. */
export async function createHandOff(database: Database, memberId: number): Promise<string> {
  const token = newToken()
  await database
    .insert(handOff)
    .values({ tokenHash: tokenHash(token), memberId, expiresAt: sql`now() + ${HAND_OFF_LIFETIME}` })
  return token
}

/**
 * Exchanges a hand-off token for a session; only one of two concurrent calls succeeds.
 * @throws PlatformError login.failed, the same for a used, expired or invented token
 */
export async function signInByHandOff(
  database: Database,
  token: string,
  caller: Caller,
): Promise<ResponseOf<typeof signInByToken>> {
  if (!isToken(token)) throw platformError('login.failed')
  return withTransaction(database, async (tx) => {
    const [used] = await tx
      .update(handOff)
      .set({ usedAt: sql`now()` })
      .where(and(eq(handOff.tokenHash, tokenHash(token)), isNull(handOff.usedAt), gt(handOff.expiresAt, sql`now()`)))
      .returning({ memberId: handOff.memberId })
    if (!used) throw platformError('login.failed')
    const [account] = await tx
      .select({ id: member.id, username: member.username })
      .from(member)
      .where(eq(member.id, used.memberId))
    if (!account) throw platformError('login.failed')
    return signIn(tx, account, caller, 'token')
  })
}
