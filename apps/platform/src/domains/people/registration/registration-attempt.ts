import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { registrationAttempt } from '../../../db/tables/registration.ts'
import { platformError } from '../../../request/platform-error.ts'

/** An attempt unfinished for this long has lost its process. */
const ABANDONED_AFTER = sql`interval '30 seconds'`
/** How long a repeated request returns the account it created; after that, log in. */
const REPLAY_WITHIN = sql`interval '15 minutes'`
const WAIT_MS = { step: 100, atMost: 5_000 }

/** A registration in progress in this process. */
export interface Attempt {
  keyHash: Buffer
  startedAt: Date
}

/** SHA-256 of the request, independent of field order; secrets must be left out. */
export function hashRequest(requested: Readonly<Record<string, unknown>>): Buffer {
  const fields = Object.keys(requested)
    .toSorted()
    .map((name) => [name, requested[name]])
  return createHash('sha256').update(JSON.stringify(fields)).digest()
}

const getHash = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Whether a registration under this key has opened an account. */
export async function hasRegistered(database: Database, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const { keyHash, memberId } = registrationAttempt
  return (await database.$count(registrationAttempt, and(eq(keyHash, getHash(key)), isNotNull(memberId)))) > 0
}

/**
 * Claims the idempotency key of a registration, waiting for a concurrent attempt.
 * @returns the attempt to finish or release, or the account that the same request already created
 * @throws PlatformError registration_key_reused for a different request; system_busy if the concurrent
 * attempt does not end
 */
export async function claimAttempt(
  database: Database,
  key: string,
  requestHash: Buffer,
): Promise<Attempt | { memberId: number }> {
  const keyHash = getHash(key)
  for (let waited = 0; waited <= WAIT_MS.atMost; waited += WAIT_MS.step) {
    const attempt = await claim(database, keyHash, requestHash)
    if (attempt) return attempt
    const [found] = await database
      .select({
        memberId: registrationAttempt.memberId,
        same: sql<boolean>`${registrationAttempt.requestHash} = ${requestHash}
          and ${registrationAttempt.startedAt} > now() - ${REPLAY_WITHIN}`,
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
      setWhere: and(isNull(memberId), sql`${startedAt} < now() - ${ABANDONED_AFTER}`),
    })
    .returning({ startedAt })
  return claimed && { keyHash, startedAt: claimed.startedAt }
}

/**
 * Stores the outcome, in the transaction that created the account. @throws PlatformError system_busy if the
 * attempt was taken over meanwhile
 */
export async function finishAttempt(tx: Transaction, attempt: Attempt, memberId: number): Promise<void> {
  const { rowCount } = await tx.update(registrationAttempt).set({ memberId }).where(own(attempt))
  if (rowCount === 0) throw platformError('system_busy')
}

/** Releases the key after a refusal, so that the corrected request may reuse it. */
export async function releaseAttempt(database: Database, attempt: Attempt): Promise<void> {
  await database.delete(registrationAttempt).where(own(attempt))
}

function own({ keyHash, startedAt }: Attempt) {
  return and(
    eq(registrationAttempt.keyHash, keyHash),
    eq(registrationAttempt.startedAt, startedAt),
    isNull(registrationAttempt.memberId),
  )
}
