import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { verificationKey } from '../../db/tables/verification.ts'

/**
 * A secret that all processes over one database share and nobody else knows. It is made when it is first asked for.
 * @param name what it is for
 * @param make makes one; 32 random bytes, base64url, when left out
 */
export async function sharedSecret(
  database: Database,
  name: string,
  make: () => Promise<string> = async () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const kept = () =>
    database.select({ secret: verificationKey.secret }).from(verificationKey).where(eq(verificationKey.name, name))
  const [found] = await kept()
  if (found) return found.secret
  // Of two processes that start at once, one's is kept and both use it.
  await database
    .insert(verificationKey)
    .values({ name, secret: await make() })
    .onConflictDoNothing()
  const [made] = await kept()
  if (!made) throw new Error(`The secret ${name} could not be kept.`)
  return made.secret
}
