import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { and, eq, gt } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { pendingConfirmation } from '../../../db/tables/limits.ts'
import { platformError } from '../../../request/platform-error.ts'

const MINUTES = 15

/** First step of an irreversible action: stores it and returns the token of the second step. */
export async function beginConfirmation(
  database: Database | Transaction,
  memberId: number,
  action: Record<string, unknown>,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + MINUTES * 60_000)
  await database.insert(pendingConfirmation).values({ memberId, tokenHash: tokenHash(token), action, expiresAt })
  return token
}

/**
 * Second step: uses up the token.
 * @throws PlatformError confirmation.expired, also for another action than the first step's
 */
export async function takeConfirmation(
  tx: Transaction,
  memberId: number,
  token: string,
  action: Record<string, unknown>,
): Promise<void> {
  const [taken] = await tx
    .delete(pendingConfirmation)
    .where(
      and(
        eq(pendingConfirmation.memberId, memberId),
        eq(pendingConfirmation.tokenHash, tokenHash(token)),
        gt(pendingConfirmation.expiresAt, new Date()),
      ),
    )
    .returning({ action: pendingConfirmation.action })
  if (!taken || !isDeepStrictEqual(taken.action, action)) throw platformError('confirmation.expired')
}
