import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { passkeyChallenge } from '../../db/tables/security.ts'
import { tokenHash } from '@playhouse/shared/token.ts'

/** A member may take this long to find the key and to touch it. */
export const CHALLENGE_MINUTES = 5

/** For whom a challenge was made: an account that adds a passkey, or nobody yet. */
export interface ChallengeFor {
  memberId: number
  holder: Buffer
}

/** Makes a challenge (32 random bytes, base64url) that is good once, for five minutes. */
export async function makeChallenge(database: Database, whose?: ChallengeFor): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await database.insert(passkeyChallenge).values({
    challengeHash: tokenHash(challenge),
    ...whose,
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  })
  return challenge
}

/**
 * Takes a challenge: of two who come with it one gets it, and nobody after that, whatever becomes of the answer to it.
 * @param memberId the account that adds a passkey; null for signing in
 * @returns what the passkey's holder is to be called, or undefined for a challenge that is none
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
