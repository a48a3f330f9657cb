import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { preparePassword } from '@playhouse/shared/prepared-text.ts'
import type { LogInOutcome } from '../../../../db/tables/security.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { PlatformError } from '../../../../request/platform-error.ts'
import type { CodeOwner, Codes } from '../../verification/codes/code-types.ts'
import { type VerifiedAccount, assertPasswordUnchanged } from './complete-log-in.ts'
import {
  checkAuthenticatorCode,
  codeGuard,
  matchesAuthenticator,
  memberHasAuthenticator,
} from '../second-factor/authenticator.ts'
import { boundContacts } from './log-in-checks.ts'
import { countAttempt, clearAttempts, lockedError, whileLockedGuard } from './attempt-guard.ts'
import { recordLogIn } from '../sessions/log-in-history.ts'
import type { LogInServices } from './log-in-services.ts'
import { isPassword } from '../../../../lib/password.ts'
import { findDuePassword } from '../password/password-due.ts'
import { signIn, type SignedIn } from '../sessions/sign-in.ts'

/** Longer than the checks take: the response time must not reveal what was checked or correct. */
export const LOCKED_ANSWER_MS = 500

interface LockedAttempt {
  account: (VerifiedAccount & { passwordChangedAt: Date }) | undefined
  /** The name that strangers' attempts are counted under. */
  name: string
  network: string
  /** The locked counter: `name`, or that of an address the account knows. */
  guard: string
  lockedSeconds: number
  password: string
  /** An authenticator, recovery or sent code; empty if none was submitted. */
  secondFactor: string
}

/**
 * Logs in to a locked account with the correct password and a second factor. Every refusal looks like the
 * lock and comes after a fixed time, so it does not reveal whether the password was correct. If it was, and
 * the second factor is missing, a code is sent to a contact bound to an account without an authenticator.
 * @throws PlatformError login.locked
 */
export async function logInWhileLocked(
  services: LogInServices,
  attempt: LockedAttempt,
  context: CallContext,
): Promise<SignedIn> {
  const answerAt = sleep(LOCKED_ANSWER_MS)
  const spend = await verifyBothFactors(services, attempt, context)
  const { account, name, network, guard, password } = attempt
  if (!account || !spend) {
    await answerAt
    throw lockedError(attempt.lockedSeconds)
  }
  const brand = await services.brand()
  const passwordDue = findDuePassword(services.passwords, {
    password: preparePassword(password),
    changedAt: account.passwordChangedAt,
    expires: brand.moduleOn('PWDEXPFORCECHANGE3'),
  })
  return withTransaction(context.database, async (tx) => {
    await assertPasswordUnchanged(tx, account)
    await spend(tx)
    // The strangers' lock stays: they have not verified anything.
    if (guard !== name) await clearAttempts(tx, guard)
    await clearAttempts(tx, whileLockedGuard(name, network))
    await clearAttempts(tx, codeGuard(account.id))
    return signIn(tx, account, context, 'password', passwordDue)
  })
}

type Spend = (tx: Transaction) => Promise<void>

/**
 * A network has five attempts. Attempts with exactly one correct factor also count against the account, from
 * any network, so that one cannot be guessed with the other. Attempts with neither do not, or strangers
 * could lock this path too.
 * @returns the function that uses up the second factor; undefined unless both are correct
 */
async function verifyBothFactors(
  services: LogInServices,
  { account, name, network, password, secondFactor }: LockedAttempt,
  context: CallContext,
): Promise<Spend | undefined> {
  const { database, secrets } = context
  if ((await countAttempt(database, whileLockedGuard(name, network))) === undefined) return undefined
  const isRight = await isPassword(account?.passwordHash, password)
  if (!account) return undefined
  const { id } = account
  const note = (outcome: LogInOutcome) =>
    recordLogIn(database, { memberId: id, caller: context, method: 'password', outcome })
  const wrongCode = secondFactor === '' ? 'verification-asked' : 'wrong-code'

  if (await memberHasAuthenticator(database, id)) {
    const fits = await matchesAuthenticator(database, id, secondFactor, secrets)
    if (isRight && fits) {
      const taken = await checkAuthenticatorCode(database, id, secondFactor, secrets).catch(ignoreRefusal)
      return taken ? async () => {} : undefined
    }
    if (isRight !== fits && (await countAttempt(database, codeGuard(id))) !== undefined) {
      await note(isRight ? wrongCode : 'wrong-password')
    }
    return undefined
  }

  const owner = isRight ? await codeOwner(database, id) : undefined
  if (!owner || (await countAttempt(database, codeGuard(id))) === undefined) return undefined
  const { codes } = services.verification
  const checked = await (secondFactor === ''
    ? sendAfterResponse(services, codes, owner, context)
    : codes.checkCode(database, owner, secondFactor).catch(ignoreRefusal))
  if (checked) return (tx) => codes.spendCode(tx, checked)
  await note(wrongCode)
  return undefined
}

/** The verified phone, else the e-mail address. The payee's name is not secret enough. */
async function codeOwner(database: Database, memberId: number): Promise<CodeOwner | undefined> {
  const { mobile, email } = await boundContacts(database, memberId)
  const sent = { purpose: 'address_check', subject: `locked:${memberId}` } as const
  if (mobile) return { ...sent, channel: 'sms', address: mobile }
  return email ? { ...sent, channel: 'email', address: email } : undefined
}

function sendAfterResponse(
  { afterResponse }: LogInServices,
  codes: Codes,
  owner: CodeOwner,
  { database, language }: CallContext,
): undefined {
  afterResponse.run('sending a code past a lock', () =>
    // Rate-limited: the previous code is still valid.
    codes.requestCode(database, { ...owner, language }).catch(ignoreRefusal),
  )
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof PlatformError)) throw error
}
