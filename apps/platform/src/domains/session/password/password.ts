import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 19 MiB, two passes, one thread (OWASP Password Storage); the library's own defaults, written down. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** In place of a password's hash for accounts that nobody logs in to by password, such as demo accounts. */
export const NO_PASSWORD = '!'

/** The hash of a random text that was thrown away, at the cost above. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$z+LhJGZLy9EYNHhAG5oRmg$ddff3lhC+snvEpSyr8tGVDBbP7Bk7tpIbrFinIPTCXI'

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/**
 * True if the password belongs to the hash. Where there is no account or no password, the same work is done against a hash
 * that no password fits, so that the time does not tell which usernames exist.
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash !== undefined && passwordHash !== NO_PASSWORD
  return (await verify(known ? passwordHash : NOBODYS_HASH, password)) && known
}
