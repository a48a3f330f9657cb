import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { authenticator } from '../../../../db/tables/security.ts'
import { clearAttempts, requireAttempt } from '../log-in/attempt-guard.ts'
import { matchesRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import type { SecretBox } from '../../../../request/secret-box.ts'

/** RFC 6238 as every authenticator app supports it: SHA-1, six digits, 30 seconds. */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SIX_DIGITS = /^\d{6}$/
/** Tolerates a clock that is off by one step, and a code typed at the end of its step (RFC 6238, 5.2). */
const STEP_TOLERANCE = 1

/** @param secret base32 */
export function createTotp(secret: string, names?: { issuer: string; label: string }): TOTP {
  return new TOTP({ ...TOTP_OPTIONS, ...names, secret: Secret.fromBase32(secret) })
}

/** Key for counting attempts at an account's codes. Cannot collide with a username, which is lower case. */
export const codeGuard = (memberId: number) => `CODES OF ${memberId}`

export const getConfirmed = (memberId: number) =>
  and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt))

export const memberHasAuthenticator = async (database: Database | Transaction, memberId: number): Promise<boolean> =>
  (await database.$count(authenticator, getConfirmed(memberId))) > 0

/**
 * Checks a TOTP or recovery code, each valid once: a step's code uses up that step and all before it. The fifth wrong
 * code within 15 minutes locks the account's codes, see `countAttempt`. Call outside of a transaction: a wrong code
 * must be counted even if the rest fails.
 * @param code as typed, with or without spaces and hyphens
 * @returns false also for an account without an authenticator
 * @throws PlatformError login.locked
 */
export async function checkAuthenticatorCode(
  database: Database,
  memberId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  await requireAttempt(database, codeGuard(memberId))
  const typed = withoutSeparators(code)
  const right = SIX_DIGITS.test(typed)
    ? await spendTotp(database, memberId, typed, secrets)
    : await spendRecoveryCode(database, memberId, typed, secrets)
  if (right) await clearAttempts(database, codeGuard(memberId))
  return right
}

/**
 * Whether a code would be accepted, without using it up or counting an attempt; false for an account without
 * an authenticator.
 */
export async function matchesAuthenticator(
  database: Database,
  memberId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  const typed = withoutSeparators(code)
  if (!SIX_DIGITS.test(typed)) return matchesRecoveryCode(database, memberId, typed, secrets)
  const found = await findConfirmed(database, memberId)
  const step = found && getStep(await secrets.open(found.sealedSecret, authenticatorOwner(memberId)), typed)
  return found !== undefined && step !== undefined && step > found.usedStep
}

const withoutSeparators = (code: string) => code.replaceAll(/[\s-]/g, '')

async function findConfirmed(database: Database, memberId: number) {
  const [found] = await database
    .select({ sealedSecret: authenticator.sealedSecret, usedStep: authenticator.usedStep })
    .from(authenticator)
    .where(and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt)))
  return found
}

async function spendTotp(database: Database, memberId: number, code: string, secrets: SecretBox): Promise<boolean> {
  const found = await findConfirmed(database, memberId)
  const step = found && getStep(await secrets.open(found.sealedSecret, authenticatorOwner(memberId)), code)
  return step !== undefined && useStep(database, memberId, step)
}

/** The time step (30 s since 1970) of a code; undefined if it is wrong. `otpauth` compares in constant time. */
export function getStep(secret: string, code: string, now = Date.now()): number | undefined {
  if (!SIX_DIGITS.test(code)) return undefined
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: STEP_TOLERANCE })
  return delta === null ? undefined : Math.floor(now / 1_000 / TOTP_OPTIONS.period) + delta
}

/** Uses up a step; fails if it or a later step was used. */
async function useStep(database: Database, memberId: number, step: number): Promise<boolean> {
  const { rowCount } = await database
    .update(authenticator)
    .set({ usedStep: step })
    .where(and(eq(authenticator.memberId, memberId), lt(authenticator.usedStep, step)))
  return rowCount === 1
}

/** Owner label that the secret is sealed for. */
export const authenticatorOwner = (memberId: number) => `authenticator:${memberId}`
