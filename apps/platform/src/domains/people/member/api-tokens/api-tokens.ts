import type { CheckedInputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { type apiTokens, createApiToken } from '@playhouse/platform-api/session-api-tokens.ts'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { API_TOKEN_NAME_MAX, API_TOKENS_MAX } from '@playhouse/shared/limits.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { tokenHash } from '@playhouse/server/token.ts'
import { type Actor, recordAudit } from '../../../../audit/audit-log.ts'
import { member, session } from '../../../../db/tables/members.ts'
import { apiToken } from '../../../../db/tables/security.ts'
import { checkedName } from '../../../../lib/field-breaches.ts'
import { lockMember } from '../../../../lib/member-locks.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { checkHourlyLimit } from '../../../../request/hourly-limit.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { writeMessage } from '../../messages/write-message.ts'
import { confirmPassword } from '../../session/password/confirm-password.ts'
import { isLive } from '../../session/sessions/live-session.ts'
import { isValid, newApiToken } from '../../session/sessions/use-api-token.ts'

/** Revoked tokens count, or making and revoking would be a way around the limit of how many there are. */
const MADE_PER_HOUR_MAX = 10

type NewToken = Omit<CheckedInputOf<typeof createApiToken>, 'password'>

/** Latest first. */
export async function listApiTokens(database: Database, memberId: number): Promise<ResponseOf<typeof apiTokens>> {
  const rows = await database
    .select()
    .from(apiToken)
    .where(and(eq(apiToken.memberId, memberId), isValid()))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.id))
  return { list: rows.map(getItem) }
}

/**
 * Makes a token for the account of a session.
 * @throws PlatformError login.failed, login.locked, request_param_err, token.limit, TOO_MANY_REQUESTS; login.not.session if the session has
 * ended meanwhile
 */
export async function makeOwnApiToken(
  database: Database,
  live: LiveSession,
  { password, ...input }: CheckedInputOf<typeof createApiToken>,
): Promise<ResponseOf<typeof createApiToken>> {
  await confirmPassword(database, live, password)
  const { memberId } = live
  return withTransaction(database, async (tx) => {
    await lockMember(tx, memberId)
    // A change of the password may have ended the session while this waited.
    if ((await tx.$count(session, and(eq(session.tokenHash, live.tokenHash), isLive()))) === 0)
      throw platformError('login.not.session')
    return makeApiToken(tx, { kind: 'MEMBER', memberId }, memberId, input)
  })
}

const COMMAND_LINE = { kind: 'SYSTEM', name: 'command line' } as const

/** Scopes and days as the contract takes them. */
const issued = createApiToken.input.pick({ name: true, scopes: true, days: true })

/**
 * Makes a token for an account, by the operator of the platform.
 * @throws Error without such an account; ZodError; PlatformError request_param_err, token.limit, TOO_MANY_REQUESTS
 */
export async function issueApiToken(database: Database, username: string, input: unknown): Promise<string> {
  const token = issued.parse(input)
  return withTransaction(database, async (tx) => {
    const memberId = await lockAccount(tx, username)
    return (await makeApiToken(tx, COMMAND_LINE, memberId, token)).token
  })
}

/** Revokes all tokens of an account. @returns how many @throws Error without such an account */
export async function revokeApiTokens(database: Database, username: string): Promise<number> {
  return withTransaction(database, async (tx) => {
    const memberId = await lockAccount(tx, username)
    const open = await tx
      .select({ id: apiToken.id })
      .from(apiToken)
      .where(and(eq(apiToken.memberId, memberId), isValid()))
    for (const { id } of open) await revokeApiToken(tx, COMMAND_LINE, memberId, id)
    return open.length
  })
}

async function lockAccount(tx: Transaction, username: string): Promise<number> {
  const [account] = await tx
    .select({ id: member.id, kind: member.kind, closedAt: member.closedAt })
    .from(member)
    .where(eq(member.username, username))
    .for('no key update')
  if (!account || account.closedAt || !isRealAccount(account.kind)) throw new Error(`There is no account ${username}.`)
  return account.id
}

/** The caller holds the member's lock. @throws PlatformError request_param_err, token.limit, TOO_MANY_REQUESTS */
async function makeApiToken(
  tx: Transaction,
  actor: Actor,
  memberId: number,
  { name: typed, scopes, days }: NewToken,
): Promise<ResponseOf<typeof createApiToken>> {
  const name = checkedName(typed, API_TOKEN_NAME_MAX)
  if ((await tx.$count(apiToken, and(eq(apiToken.memberId, memberId), isValid()))) >= API_TOKENS_MAX)
    throw platformError('token.limit')
  await checkHourlyLimit(tx, sql`select created_at from ${apiToken} where member_id = ${memberId}`, MADE_PER_HOUR_MAX)
  const token = newApiToken()
  const at = sql`clock_timestamp()`
  const [made] = await tx
    .insert(apiToken)
    .values({
      memberId,
      tokenHash: tokenHash(token),
      name,
      scopes: [...new Set(scopes)],
      operator: actor.kind === 'MEMBER' ? null : actor.name,
      createdAt: at,
      expiresAt: sql`${at} + make_interval(days => ${days})`,
    })
    .returning()
  if (!made) throw new Error('The API token was not inserted')
  await writeMessage(tx, { memberId, kind: 'SYSTEM', template: 'security.API_TOKEN', params: { name } })
  await recordAudit(tx, {
    actor,
    action: 'api-token.made',
    subject: `member:${memberId}`,
    new: { apiToken: made.id, scopes: made.scopes, expiresAt: made.expiresAt },
  })
  return { token, item: getItem(made) }
}

/** @throws PlatformError not.found for one that has ended, is unknown or another account's */
export async function revokeApiToken(tx: Transaction, actor: Actor, memberId: number, id: string): Promise<void> {
  const { rowCount } = await tx
    .update(apiToken)
    .set({ endedAt: sql`now()` })
    .where(and(eq(apiToken.memberId, memberId), eq(apiToken.id, id), isValid()))
  if (!rowCount) throw platformError('not.found')
  await recordAudit(tx, {
    actor,
    action: 'api-token.revoked',
    subject: `member:${memberId}`,
    old: { apiToken: id },
  })
}

const getItem = ({ id, name, scopes, operator, createdAt, expiresAt, lastUsedAt }: typeof apiToken.$inferSelect) => ({
  id,
  name,
  scopes,
  byOperator: operator !== null,
  createdAt: createdAt.getTime(),
  expiresAt: expiresAt.getTime(),
  lastUsedAt: lastUsedAt?.getTime() ?? null,
})
