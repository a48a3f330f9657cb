import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import { verificationKey } from '../../../db/tables/verification.ts'

/**
 * A secret shared by all processes over one database, created on first use.
 * @param name its purpose
 * @param make generates it; 32 random bytes, base64url, by default
 */
export async function sharedSecret(
  database: Database,
  name: string,
  make: () => Promise<string> = async () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const stored = () =>
    database.select({ secret: verificationKey.secret }).from(verificationKey).where(eq(verificationKey.name, name))
  const [found] = await stored()
  if (found) return found.secret
  // Concurrent starts store one value, and all use it.
  await database
    .insert(verificationKey)
    .values({ name, secret: await make() })
    .onConflictDoNothing()
  const [made] = await stored()
  if (!made) throw new Error(`The secret ${name} could not be stored.`)
  return made.secret
}
