import { hash, verify } from '@node-rs/argon2'
import { preparePassword } from '@playhouse/shared/prepared-text.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../db/tables/members.ts'

/** Argon2id, 19 MiB, two passes, one thread (OWASP Password Storage); the library's defaults, pinned. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Stored as the hash of accounts without a password, such as demo accounts. */
export const NO_PASSWORD = '!'

/** Hash of a discarded random password at the cost above. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$z+LhJGZLy9EYNHhAG5oRmg$ddff3lhC+snvEpSyr8tGVDBbP7Bk7tpIbrFinIPTCXI'

export function hashPassword(password: string): Promise<string> {
  return hash(preparePassword(password), COST)
}

/**
 * Without an account or password, the same work is done against a hash that nothing matches, so that timing
 * does not reveal which usernames exist.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  return (await matchPassword(passwordHash, password)) !== undefined
}

/**
 * Compares as {@link isPassword} does. `older`: the hash is of the password as it was typed before passwords were prepared; store a new one.
 * All forms are tried in any case, so that timing does not tell which one a hash is of.
 */
export async function matchPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<'current' | 'older' | undefined> {
  const known = passwordHash !== undefined && passwordHash !== NO_PASSWORD
  const current = preparePassword(password)
  let found: 'current' | 'older' | undefined
  for (const form of new Set([current, password, current.normalize('NFD')])) {
    const matches = await verify(known ? passwordHash : DUMMY_HASH, form)
    if (matches && known) found ??= form === current ? 'current' : 'older'
  }
  return found
}

/**
 * Stores a password whose hash is `older` in the current form, unless it was changed meanwhile.
 * @returns the hash that is stored, as far as this call knows
 */
export async function renewHash(
  database: Database,
  memberId: number,
  column: 'passwordHash' | 'paymentPasswordHash',
  { hash: older, password }: { hash: string; password: string },
): Promise<string> {
  const renewed = await hashPassword(password)
  const isSame = and(eq(member.id, memberId), eq(member[column], older))
  const { rowCount } = await database
    .update(member)
    .set({ [column]: renewed })
    .where(isSame)
  return rowCount === 1 ? renewed : older
}
