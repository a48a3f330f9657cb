import type { CheckedInputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { type createSignInLink, readHandOff } from '@playhouse/platform-api/session-hand-off.ts'
import type { signInByToken } from '@playhouse/platform-api/session.ts'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { handOff, member } from '../../../../db/tables/members.ts'
import type { Caller } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { signIn } from './sign-in.ts'
import { isToken, newToken, tokenHash } from '@playhouse/server/token.ts'

/** Tokens appear in URLs, hence short-lived. */
const LINK_SECONDS = 60

export interface HandOffServices {
  /** Secrets of tickets; empty where the brand has no server of its own. */
  secrets: readonly string[]
  /** The brand's main address. */
  siteOrigin: string
}

/**
 * Makes a link for the account of a ticket. Its page takes the token out of the address before it uses it.
 * @throws PlatformError function.not.available without a secret; login.failed for a ticket that is forged, old or another brand's;
 * account.not.found
 */
export async function handOffLink(
  database: Database,
  { secrets, siteOrigin, merchant }: HandOffServices & { merchant: string },
  { ticket, path }: CheckedInputOf<typeof createSignInLink>,
): Promise<ResponseOf<typeof createSignInLink>> {
  if (secrets.length === 0) throw platformError('function.not.available')
  const username = await readHandOff(secrets, { merchant, ticket })
  if (username === undefined) throw platformError('login.failed')
  const [account] = await database
    .select({ id: member.id, kind: member.kind, closedAt: member.closedAt })
    .from(member)
    .where(eq(member.username, username))
  if (!account || account.closedAt || !isRealAccount(account.kind)) throw platformError('account.not.found')
  const url = new URL(path, siteOrigin)
  url.searchParams.set('token', await createHandOff(database, account.id))
  return { url: url.href, expiresAt: Date.now() + LINK_SECONDS * 1_000 }
}

/** Creates a single-use token with which a link opens a session of this account. */
export async function createHandOff(database: Database, memberId: number): Promise<string> {
  const token = newToken()
  const expiresAt = sql`now() + make_interval(secs => ${LINK_SECONDS})`
  await database.insert(handOff).values({ tokenHash: tokenHash(token), memberId, expiresAt })
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
