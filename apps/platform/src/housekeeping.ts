import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from './db/database.ts'
import { handOff, logInGuard } from './db/tables/members.ts'
import { sealUse } from './db/tables/sealing.ts'

const EVERY_MS = 10 * 60_000

/** Forgets what no rule asks for any more: sealed bodies too old to be opened, hand-off tokens and tries of usernames long past. */
export async function forgetStale(database: Database): Promise<void> {
  // A sealed body is good for five minutes on either side of its time.
  await database.delete(sealUse).where(sql`${sealUse.usedAt} < now() - interval '15 minutes'`)
  await database.delete(handOff).where(sql`${handOff.expiresAt} < now() - interval '1 day'`)
  await database
    .delete(logInGuard)
    .where(sql`greatest(${logInGuard.firstFailureAt}, ${logInGuard.lockedUntil}) < now() - interval '2 days'`)
}

/** Does so every ten minutes for as long as the app is open. */
export function keepHouse(app: FastifyInstance, database: Database): void {
  const timer = setInterval(() => {
    forgetStale(database).catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping failed'))
  }, EVERY_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
}
