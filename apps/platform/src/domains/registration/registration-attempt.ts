import { and, eq, isNull, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { registrationAttempt } from '../../db/tables/registration.ts'
import { platformError } from '../../http/platform-error.ts'

/** An attempt that has not ended after this long never will: its process is gone. */
const LOST_AFTER = sql`interval '30 seconds'`
/** For this long a repeated request opens the account it made; afterwards one logs in. */
const REPLAYED_WITHIN = sql`interval '15 minutes'`
const WAIT_MS = { step: 100, atMost: 5_000 }

/** A request to register that is under way here and nowhere else. */
export interface Attempt {
  keyHash: Buffer
  startedAt: Date
}

/** The SHA-256 of what was asked, whatever the order of its fields; what is secret must be left out. */
export function requestHashOf(asked: Readonly<Record<string, unknown>>): Buffer {
  const fields = Object.keys(asked)
    .toSorted()
    .map((name) => [name, asked[name]])
  return createHash('sha256').update(JSON.stringify(fields)).digest()
}

/**
 * Takes the key of a registration. One that is under way elsewhere is waited for.
 * @returns the attempt to finish or drop; or the account that the same request has made already
 * @throws PlatformError registration_key_reused for another request's key; system_busy when the other one does not end
 */
export async function takeAttempt(
  database: Database,
  key: string,
  requestHash: Buffer,
): Promise<Attempt | { memberId: number }> {
  const keyHash = createHash('sha256').update(key).digest()
  for (let waited = 0; waited <= WAIT_MS.atMost; waited += WAIT_MS.step) {
    const attempt = await claim(database, keyHash, requestHash)
    if (attempt) return attempt
    const [found] = await database
      .select({
        memberId: registrationAttempt.memberId,
        same: sql<boolean>`${registrationAttempt.requestHash} = ${requestHash}
          and ${registrationAttempt.startedAt} > now() - ${REPLAYED_WITHIN}`,
      })
      .from(registrationAttempt)
      .where(eq(registrationAttempt.keyHash, keyHash))
    if (found && !found.same) throw platformError('registration_key_reused')
    if (found?.memberId) return { memberId: found.memberId }
    await sleep(WAIT_MS.step)
  }
  throw platformError('system_busy')
}

async function claim(database: Database, keyHash: Buffer, requestHash: Buffer): Promise<Attempt | undefined> {
  const { memberId, startedAt } = registrationAttempt
  const [claimed] = await database
    .insert(registrationAttempt)
    .values({ keyHash, requestHash, startedAt: sql`date_trunc('milliseconds', clock_timestamp())` })
    .onConflictDoUpdate({
      target: registrationAttempt.keyHash,
      set: { requestHash, startedAt: sql`date_trunc('milliseconds', clock_timestamp())` },
      setWhere: and(isNull(memberId), sql`${startedAt} < now() - ${LOST_AFTER}`),
    })
    .returning({ startedAt })
  return claimed && { keyHash, startedAt: claimed.startedAt }
}

/** Notes what came of an attempt, in the transaction that made it. @throws PlatformError system_busy when it was given up meanwhile */
export async function finishAttempt(tx: Transaction, attempt: Attempt, memberId: number): Promise<void> {
  const { rowCount } = await tx.update(registrationAttempt).set({ memberId }).where(own(attempt))
  if (rowCount === 0) throw platformError('system_busy')
}

/** Gives the key back after a refusal: the same request may come again, mended. */
export async function dropAttempt(database: Database, attempt: Attempt): Promise<void> {
  await database.delete(registrationAttempt).where(own(attempt))
}

function own({ keyHash, startedAt }: Attempt) {
  return and(
    eq(registrationAttempt.keyHash, keyHash),
    eq(registrationAttempt.startedAt, startedAt),
    isNull(registrationAttempt.memberId),
  )
}
