import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 19 MiB, two passes, one thread (OWASP Password Storage); the library's defaults, pinned. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Stored as the hash of accounts without a password, such as demo accounts. */
export const NO_PASSWORD = '!'

/** Hash of a discarded random password at the cost above. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$z+LhJGZLy9EYNHhAG5oRmg$ddff3lhC+snvEpSyr8tGVDBbP7Bk7tpIbrFinIPTCXI'

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/**
 * Without an account or password, the same work is done against a hash that nothing matches, so that timing
 * does not reveal which usernames exist.
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash !== undefined && passwordHash !== NO_PASSWORD
  return (await verify(known ? passwordHash : DUMMY_HASH, password)) && known
}
