import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { beginAuthenticator as beginEndpoint } from '@playhouse/platform-api/session-authenticator.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { authenticator, recoveryCode } from '../../db/tables/security.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { authenticatorOwner, checkAuthenticatorCode, codeGuardName, stepOf, totpOf } from './authenticator.ts'
import { confirmPassword } from './confirm-password.ts'
import { forgetTries, takeTry } from './log-in-guard.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import type { SecretBox } from './secret-box.ts'

/** As long as the hash is wide (RFC 4226, 4: at least 128 bits, 160 advised). */
const SECRET_BYTES = 20
/** A secret that nobody confirmed within this time must be made anew. */
const UNCONFIRMED_LASTS = sql`interval '30 minutes'`

/**
 * Makes the secret of an authenticator for an account. Shown here and never again; beginning anew makes another one.
 * @throws PlatformError login.failed, login.locked, authenticator.bound, function.not.available without a key to seal it
 */
export async function beginAuthenticator(
  database: Database,
  session: LiveSession,
  { password, brandName }: { password: string; brandName: string },
  secrets: SecretBox,
): Promise<AnswerOf<typeof beginEndpoint>> {
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
  return { secret, address: totpOf(secret, { issuer: brandName, label: username }).toString() }
}

/**
 * Puts an account's authenticator on guard, by a first code that shows that the app holds its secret. Out: recovery codes.
 * @throws PlatformError code.invalid, code.expired when there is nothing to confirm, login.locked
 */
export async function confirmAuthenticator(
  database: Database,
  { memberId }: LiveSession,
  typed: string,
  secrets: SecretBox,
): Promise<{ recoveryCodes: string[] }> {
  await takeTry(database, codeGuardName(memberId))
  const waiting = and(
    eq(authenticator.memberId, memberId),
    isNull(authenticator.confirmedAt),
    sql`${authenticator.createdAt} > now() - ${UNCONFIRMED_LASTS}`,
  )
  const [found] = await database.select().from(authenticator).where(waiting)
  if (!found) throw platformError('code.expired')
  const secret = await secrets.open(found.sealedSecret, authenticatorOwner(memberId))
  const step = stepOf(secret, typed.replaceAll(/\s/g, ''))
  if (step === undefined) throw platformError('code.invalid')
  return withTransaction(database, async (tx) => {
    const { rowCount } = await tx
      .update(authenticator)
      .set({ confirmedAt: sql`now()`, usedStep: step })
      .where(and(waiting, eq(authenticator.sealedSecret, found.sealedSecret)))
    // Begun anew or confirmed meanwhile.
    if (rowCount === 0) throw platformError('code.expired')
    await forgetTries(tx, codeGuardName(memberId))
    return { recoveryCodes: await makeRecoveryCodes(tx, memberId, secrets) }
  })
}

/**
 * Makes new recovery codes, against the password and a code.
 * @throws PlatformError login.failed, login.locked, code.invalid
 */
export async function renewRecoveryCodes(
  database: Database,
  session: LiveSession,
  proof: { password: string; code: string },
  secrets: SecretBox,
): Promise<{ recoveryCodes: string[] }> {
  await showBoth(database, session, proof, secrets)
  return withTransaction(database, async (tx) => ({
    recoveryCodes: await makeRecoveryCodes(tx, session.memberId, secrets),
  }))
}

/**
 * Takes an account's authenticator off guard with its recovery codes, against the password and a code.
 * @throws PlatformError login.failed, login.locked, code.invalid
 */
export async function removeAuthenticator(
  database: Database,
  session: LiveSession,
  proof: { password: string; code: string },
  secrets: SecretBox,
): Promise<void> {
  await showBoth(database, session, proof, secrets)
  await withTransaction(database, async (tx) => {
    await tx.delete(authenticator).where(eq(authenticator.memberId, session.memberId))
    await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, session.memberId))
  })
}

/** The password first: a code is used up by being tried. */
async function showBoth(
  database: Database,
  session: LiveSession,
  { password, code }: { password: string; code: string },
  secrets: SecretBox,
): Promise<void> {
  await confirmPassword(database, session, password)
  if (!(await checkAuthenticatorCode(database, session.memberId, code, secrets))) throw platformError('code.invalid')
}
