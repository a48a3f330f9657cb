import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { API_TOKEN_PREFIX } from '@playhouse/shared/api-scopes.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { member } from '../../../../db/tables/members.ts'
import { apiToken } from '../../../../db/tables/security.ts'
import type { OpenedSession } from '../../../../request/call-context.ts'

const LAST_USED_INTERVAL = sql`interval '1 minute'`

export const newApiToken = (): string => API_TOKEN_PREFIX + newToken()

export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN_PREFIX)

/** Condition of a token that is neither revoked nor expired. */
export const isValid = () => and(isNull(apiToken.endedAt), gt(apiToken.expiresAt, sql`now()`))

/** The account and scopes of an API token. One query, and once a minute a second that records its use. */
export async function useApiToken(database: Database, token: string): Promise<OpenedSession | undefined> {
  const hash = tokenHash(token)
  const [found] = await database
    .select({
      memberId: apiToken.memberId,
      username: member.username,
      kind: member.kind,
      path: member.path,
      isClosing: sql<boolean>`${member.closingAt} is not null`,
      scopes: apiToken.scopes,
      isUsedLately: sql<boolean>`coalesce(${apiToken.lastUsedAt} > now() - ${LAST_USED_INTERVAL}, false)`,
    })
    .from(apiToken)
    .innerJoin(member, eq(member.id, apiToken.memberId))
    .where(and(eq(apiToken.tokenHash, hash), isValid()))
  if (!found) return undefined
  const { isUsedLately, ...account } = found
  if (!isUsedLately)
    await database
      .update(apiToken)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(apiToken.tokenHash, hash))
  return { ...account, mustChangePassword: false, tokenHash: hash }
}
