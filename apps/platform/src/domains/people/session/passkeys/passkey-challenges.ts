import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { passkeyChallenge } from '../../../../db/tables/security.ts'
import { tokenHash } from '@playhouse/server/token.ts'

/** Time to find and touch the key. */
export const CHALLENGE_MINUTES = 5

/** The account that adds or confirms with a passkey. */
export interface ChallengeFor {
  memberId: number
  /** Null where no passkey may be added. */
  holder: Buffer | null
}

/** Creates a single-use challenge (32 random bytes, base64url). */
export async function issueChallenge(database: Database, whose?: ChallengeFor): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await database.insert(passkeyChallenge).values({
    challengeHash: tokenHash(challenge),
    ...whose,
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  })
  return challenge
}

/**
 * Uses up a challenge; only one of two concurrent calls succeeds.
 * @param memberId the account that adds a passkey; null for signing in
 * @returns the user handle of the new passkey; undefined for an invalid challenge
 */
export async function takeChallenge(
  database: Database,
  challenge: string,
  memberId: number | null,
): Promise<{ holder: Buffer | null } | undefined> {
  const [taken] = await database
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, tokenHash(challenge)),
        memberId === null ? isNull(passkeyChallenge.memberId) : eq(passkeyChallenge.memberId, memberId),
        gt(passkeyChallenge.expiresAt, sql`now()`),
      ),
    )
    .returning({ holder: passkeyChallenge.holder })
  return taken
}
