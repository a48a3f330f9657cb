import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { LogInOutcome } from '../../db/tables/security.ts'
import type { CallContext } from '../../http/call-context.ts'
import { PlatformError } from '../../http/platform-error.ts'
import type { CodeOwner, Codes } from '../verification/code-claims.ts'
import { type ProvenAccount, stillHas } from './admit.ts'
import { checkAuthenticatorCode, codeGuardName, fitsAuthenticator, memberHasAuthenticator } from './authenticator.ts'
import { boundTo } from './log-in-checks.ts'
import { countTry, forgetTries, lockedError, pastLockGuard } from './log-in-guard.ts'
import { recordLogIn } from './log-in-history.ts'
import type { LogInServices } from './log-in-services.ts'
import { isPasswordOf } from './password.ts'
import { passwordDueOf } from './password-due.ts'
import { signIn, type SignedIn } from './sign-in.ts'

/** Longer than looking takes: how long a refusal takes must not tell what was looked at, nor what of it was right. */
export const LOCKED_ANSWER_MS = 500

interface LockedTry {
  /** The account, if there is one of that name. */
  account: (ProvenAccount & { passwordChangedAt: Date }) | undefined
  /** The name as tries of strangers count under it. */
  name: string
  network: string
  /** The counter that is locked: `name`, or that of an address which the account knows. */
  guard: string
  lockedSeconds: number
  password: string
  /** A code of the account's authenticator, a recovery code, or a code that was sent; empty when none came. */
  secondFactor: string
}

/**
 * Logs in to a locked account by the right password and a second factor together. Every refusal is the lock's own, and comes after
 * a fixed time: nobody learns from it whether the password was right. Where it was and no second factor came, a code is sent to
 * what is bound to an account without an authenticator.
 * @throws PlatformError login.locked
 */
export async function logInPastLock(
  services: LogInServices,
  attempt: LockedTry,
  context: CallContext,
): Promise<SignedIn> {
  const answerAt = sleep(LOCKED_ANSWER_MS)
  const spend = await provenByBoth(services, attempt, context)
  const { account, name, network, guard, password } = attempt
  if (!account || !spend) {
    await answerAt
    throw lockedError(attempt.lockedSeconds)
  }
  const brand = await services.brand()
  const passwordDue = passwordDueOf(services.passwords, {
    password,
    changedAt: account.passwordChangedAt,
    expires: brand.moduleOn('PWDEXPFORCECHANGE3'),
  })
  return withTransaction(context.database, async (tx) => {
    await stillHas(tx, account)
    await spend(tx)
    // The strangers' lock stays: it is not they who have shown anything.
    if (guard !== name) await forgetTries(tx, guard)
    await forgetTries(tx, pastLockGuard(name, network))
    await forgetTries(tx, codeGuardName(account.id))
    return signIn(tx, account, context, 'password', passwordDue)
  })
}

type Spend = (tx: Transaction) => Promise<void>

/**
 * Looks at both. A network has five tries; tries with one of the two right are the account's as well, from whichever network they
 * come, so that who has one cannot guess the other. Those with neither are not, or strangers could lock this way too.
 * @returns what uses the second factor up; undefined unless both are right
 */
async function provenByBoth(
  services: LogInServices,
  { account, name, network, password, secondFactor }: LockedTry,
  context: CallContext,
): Promise<Spend | undefined> {
  const { database, secrets } = context
  if ((await countTry(database, pastLockGuard(name, network))) === undefined) return undefined
  const isRight = await isPasswordOf(account?.passwordHash, password)
  if (!account) return undefined
  const { id } = account
  const note = (outcome: LogInOutcome) =>
    recordLogIn(database, { memberId: id, caller: context, method: 'password', outcome })
  const wrongCode = secondFactor === '' ? 'verification-asked' : 'wrong-code'

  if (await memberHasAuthenticator(database, id)) {
    const fits = await fitsAuthenticator(database, id, secondFactor, secrets)
    if (isRight && fits) {
      const taken = await checkAuthenticatorCode(database, id, secondFactor, secrets).catch(unlessRefused)
      return taken ? async () => {} : undefined
    }
    if (isRight !== fits && (await countTry(database, codeGuardName(id))) !== undefined) {
      await note(isRight ? wrongCode : 'wrong-password')
    }
    return undefined
  }

  const owner = isRight ? await codeOwner(database, id) : undefined
  if (!owner || (await countTry(database, codeGuardName(id))) === undefined) return undefined
  const { codes } = services.verification
  const checked = await (secondFactor === ''
    ? sendBehind(services, codes, owner, context)
    : codes.checkCode(database, owner, secondFactor).catch(unlessRefused))
  if (checked) return (tx) => codes.spendCode(tx, checked)
  await note(wrongCode)
  return undefined
}

/** The phone that was shown to be the account's, else the e-mail address. The name on a bank account is no secret. */
async function codeOwner(database: Database, memberId: number): Promise<CodeOwner | undefined> {
  const { mobile, email } = await boundTo(database, memberId)
  const sent = { purpose: 'address_check', subject: `locked:${memberId}` } as const
  if (mobile) return { ...sent, channel: 'sms', address: mobile }
  return email ? { ...sent, channel: 'email', address: email } : undefined
}

function sendBehind(
  { behind }: LogInServices,
  codes: Codes,
  owner: CodeOwner,
  { database, language }: CallContext,
): undefined {
  behind.run('sending a code past a lock', () =>
    // Too many codes for one address: the one before is still good.
    codes.requestCode(database, { ...owner, language }).catch(unlessRefused),
  )
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof PlatformError)) throw error
}
