import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { authenticator } from '../../db/tables/security.ts'
import { forgetTries, takeTry } from './log-in-guard.ts'
import { hasRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import type { SecretBox } from './secret-box.ts'

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds. */
const TOTP_FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SIX_DIGITS = /^\d{6}$/
/** A clock that is off by one step, and a code typed at the end of its step, are taken (RFC 6238, 5.2). */
const STEPS_EITHER_SIDE = 1

/** The generator of codes for a secret in base32. */
export function totpOf(secret: string, names?: { issuer: string; label: string }): TOTP {
  return new TOTP({ ...TOTP_FORM, ...names, secret: Secret.fromBase32(secret) })
}

/** How the tries at an account's codes are counted. No username that is typed can be this one: those are lower case. */
export const codeGuardName = (memberId: number) => `CODES OF ${memberId}`

/** True if the account has an authenticator that was confirmed. */
export async function memberHasAuthenticator(database: Database | Transaction, memberId: number): Promise<boolean> {
  return (
    (await database.$count(
      authenticator,
      and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt)),
    )) > 0
  )
}

/**
 * Checks the second factor of an account: six digits of its authenticator, or one of its recovery codes. Either is good once:
 * the codes of a step, and of those before it, are used up by the first that is taken. The fifth wrong one within 15 minutes
 * locks the codes of the account, as `takeTry` says. Not inside a transaction: a wrong code must be counted whatever follows.
 * @param code as it was typed, with or without spaces and hyphens
 * @returns whether it was right; false too for an account without an authenticator
 * @throws PlatformError login.locked
 */
export async function checkAuthenticatorCode(
  database: Database,
  memberId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  await takeTry(database, codeGuardName(memberId))
  const typed = asTyped(code)
  const right = SIX_DIGITS.test(typed)
    ? await spendTotp(database, memberId, typed, secrets)
    : await spendRecoveryCode(database, memberId, typed, secrets)
  if (right) await forgetTries(database, codeGuardName(memberId))
  return right
}

/** Whether a code would be taken now, without using it up or counting a try; false too for an account without an authenticator. */
export async function fitsAuthenticator(
  database: Database,
  memberId: number,
  code: string,
  secrets: SecretBox,
): Promise<boolean> {
  const typed = asTyped(code)
  if (!SIX_DIGITS.test(typed)) return hasRecoveryCode(database, memberId, typed, secrets)
  const found = await confirmedOf(database, memberId)
  const step = found && stepOf(await secrets.open(found.sealedSecret, authenticatorOwner(memberId)), typed)
  return found !== undefined && step !== undefined && step > found.usedStep
}

/** A code without the spaces and hyphens that it is shown with. */
const asTyped = (code: string) => code.replaceAll(/[\s-]/g, '')

async function confirmedOf(database: Database, memberId: number) {
  const [found] = await database
    .select({ sealedSecret: authenticator.sealedSecret, usedStep: authenticator.usedStep })
    .from(authenticator)
    .where(and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt)))
  return found
}

async function spendTotp(database: Database, memberId: number, code: string, secrets: SecretBox): Promise<boolean> {
  const found = await confirmedOf(database, memberId)
  const step = found && stepOf(await secrets.open(found.sealedSecret, authenticatorOwner(memberId)), code)
  return step !== undefined && useStep(database, memberId, step)
}

/** The time step (30 s since 1970) to which a code belongs, or undefined when it is wrong. `otpauth` compares in constant time. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  if (!SIX_DIGITS.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: STEPS_EITHER_SIDE })
  return delta === null ? undefined : Math.floor(now / 1_000 / TOTP_FORM.period) + delta
}

/** Takes a step's code. Of two at once one gets it; none does when a later step was used. */
async function useStep(database: Database, memberId: number, step: number): Promise<boolean> {
  const { rowCount } = await database
    .update(authenticator)
    .set({ usedStep: step })
    .where(and(eq(authenticator.memberId, memberId), lt(authenticator.usedStep, step)))
  return rowCount === 1
}

/** For whom an account's secret is sealed. */
export const authenticatorOwner = (memberId: number) => `authenticator:${memberId}`
