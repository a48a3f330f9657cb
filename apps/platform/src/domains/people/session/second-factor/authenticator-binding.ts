import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { beginAuthenticator as beginEndpoint } from '@playhouse/platform-api/session-authenticator.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { authenticator, recoveryCode } from '../../../../db/tables/security.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { authenticatorOwner, checkAuthenticatorCode, codeGuard, getStep, createTotp } from './authenticator.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { clearAttempts, requireAttempt } from '../log-in/attempt-guard.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { protectAccess } from '../protect-access.ts'
import type { SecretBox } from '../../../../request/secret-box.ts'

/** The width of the hash (RFC 4226, 4: at least 128 bits, 160 recommended). */
const SECRET_BYTES = 20
const UNCONFIRMED_LIFETIME = sql`interval '30 minutes'`

/**
 * Creates the secret of an authenticator. It is returned only here; starting again replaces it.
 * @throws PlatformError login.failed, login.locked, authenticator.bound, function.not.available without an
 * encryption key
 */
export async function beginAuthenticator(
  database: Database,
  session: LiveSession,
  { password, brandName }: { password: string; brandName: string },
  secrets: SecretBox,
): Promise<ResponseOf<typeof beginEndpoint>> {
  await confirmPassword(database, session, password)
  const { memberId, username } = session
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const sealedSecret = await secrets.seal(secret, authenticatorOwner(memberId))
  const made = { sealedSecret, createdAt: sql`now()` }
  const { rowCount } = await database
    .insert(authenticator)
    .values({ memberId, ...made })
    .onConflictDoUpdate({ target: authenticator.memberId, set: made, setWhere: isNull(authenticator.confirmedAt) })
  if (rowCount === 0) throw platformError('authenticator.bound')
  return { secret, address: createTotp(secret, { issuer: brandName, label: username }).toString() }
}

/**
 * Activates an authenticator by a first code.
 * @throws PlatformError code.invalid, code.expired if there is nothing to confirm, login.locked
 */
export async function confirmAuthenticator(
  database: Database,
  { memberId }: LiveSession,
  typed: string,
  secrets: SecretBox,
): Promise<{ recoveryCodes: string[] }> {
  await requireAttempt(database, codeGuard(memberId))
  const waiting = and(
    eq(authenticator.memberId, memberId),
    isNull(authenticator.confirmedAt),
    sql`${authenticator.createdAt} > now() - ${UNCONFIRMED_LIFETIME}`,
  )
  const [found] = await database.select().from(authenticator).where(waiting)
  if (!found) throw platformError('code.expired')
  const secret = await secrets.open(found.sealedSecret, authenticatorOwner(memberId))
  const step = getStep(secret, typed.replaceAll(/\s/g, ''))
  if (step === undefined) throw platformError('code.invalid')
  return withTransaction(database, async (tx) => {
    const { rowCount } = await tx
      .update(authenticator)
      .set({ confirmedAt: sql`now()`, usedStep: step })
      .where(and(waiting, eq(authenticator.sealedSecret, found.sealedSecret)))
    // Restarted or confirmed concurrently.
    if (rowCount === 0) throw platformError('code.expired')
    await clearAttempts(tx, codeGuard(memberId))
    await protectAccess(tx, { memberId, by: 'MEMBER', change: 'AUTHENTICATOR_ADDED' })
    return { recoveryCodes: await replaceRecoveryCodes(tx, memberId, secrets) }
  })
}

/** @throws PlatformError login.failed, login.locked, code.invalid */
export async function renewRecoveryCodes(
  database: Database,
  session: LiveSession,
  proof: { password: string; code: string },
  secrets: SecretBox,
): Promise<{ recoveryCodes: string[] }> {
  await verifyPasswordAndCode(database, session, proof, secrets)
  const { memberId } = session
  return withTransaction(database, async (tx) => {
    await protectAccess(tx, { memberId, by: 'MEMBER', change: 'RECOVERY_CODES' })
    return { recoveryCodes: await replaceRecoveryCodes(tx, memberId, secrets) }
  })
}

/**
 * Removes an authenticator with its recovery codes.
 * @throws PlatformError login.failed, login.locked, code.invalid
 */
export async function removeAuthenticator(
  database: Database,
  session: LiveSession,
  proof: { password: string; code: string },
  secrets: SecretBox,
): Promise<void> {
  await verifyPasswordAndCode(database, session, proof, secrets)
  const { memberId } = session
  await withTransaction(database, async (tx) => {
    await takeAuthenticator(tx, memberId)
    await protectAccess(tx, { memberId, by: 'MEMBER', change: 'AUTHENTICATOR_REMOVED' })
  })
}

/** Takes an authenticator away with its recovery codes. @returns false if there is none */
export async function takeAuthenticator(tx: Transaction, memberId: number): Promise<boolean> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  const { rowCount } = await tx.delete(authenticator).where(eq(authenticator.memberId, memberId))
  return rowCount === 1
}

/** The password first: checking a code uses it up. */
async function verifyPasswordAndCode(
  database: Database,
  session: LiveSession,
  { password, code }: { password: string; code: string },
  secrets: SecretBox,
): Promise<void> {
  await confirmPassword(database, session, password)
  if (!(await checkAuthenticatorCode(database, session.memberId, code, secrets))) throw platformError('code.invalid')
}
