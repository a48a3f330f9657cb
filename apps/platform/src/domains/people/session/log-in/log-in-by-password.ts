import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { login } from '@playhouse/platform-api/session.ts'
import { preparePassword } from '@playhouse/shared/prepared-text.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { PlatformError, platformError } from '../../../../request/platform-error.ts'
import { refuseBreaches } from '../../../../lib/field-breaches.ts'
import { completeLogIn } from './complete-log-in.ts'
import { getOrigin } from './known-address.ts'
import { attemptGuard, isLockedAfter, requireAttempt, readAttempts } from './attempt-guard.ts'
import { accountNamed, logInName } from './log-in-name.ts'
import { logInWhileLocked } from './log-in-while-locked.ts'
import { recordFailedLogIn } from '../sessions/log-in-history.ts'
import type { LogInServices } from './log-in-services.ts'
import { findDuePassword } from '../password/password-due.ts'
import { matchPassword, renewHash } from '../../../../lib/password.ts'
import type { SignedIn } from '../sessions/sign-in.ts'

/**
 * Logs a member in by password, after the human check and, after repeated failures, a captcha. Failures from
 * known addresses are counted separately so that strangers cannot lock the owner out.
 * @throws PlatformError request_param_err; human.check.failed; captcha.failed; login.locked; login.failed,
 * the same for a wrong name and a wrong password; login_verify_required
 */
export async function logInByPassword(
  services: LogInServices,
  { username: typed, password, secondFactor, humanProof, captchaId, captcha }: CheckedInputOf<typeof login>,
  context: CallContext,
): Promise<SignedIn> {
  const { database } = context
  const { human, captchas } = services.verification
  refuseBreaches({
    username: typed.trim() === '' ? 'required' : undefined,
    password: password === '' ? 'required' : undefined,
  })
  const brand = await services.brand()
  const needsCaptcha = (tries: number) => brand.moduleOn('CAPTCHA3') && tries >= services.captchaAfter
  await human.verifyHuman(humanProof)
  const named = await logInName(database, typed)
  const found = await accountNamed(database, typed, named)
  const origin = await getOrigin(database, found?.id, context.address)
  const guard = attemptGuard(named.name, found?.id, origin)
  const { failures, lockedSeconds } = await readAttempts(database, guard)
  if (lockedSeconds !== null) {
    const { name } = named
    const attempt = { account: found, name, network: origin.network, guard, lockedSeconds, password, secondFactor }
    return logInWhileLocked(services, attempt, context)
  }
  if (needsCaptcha(failures)) {
    await captchas.checkCaptcha(database, captchaId, captcha).catch(requestNewCaptcha)
  }
  const tries = await requireAttempt(database, guard)
  const form = await matchPassword(found?.passwordHash, password)
  if (!form || !found) {
    await recordFailedLogIn(database, named.name, found?.id, {
      caller: context,
      method: 'password',
      outcome: isLockedAfter(tries) ? 'locked' : 'wrong-password',
    })
    throw platformError('login.failed', needsCaptcha(tries) ? { captcha: true } : undefined)
  }
  const { id, passwordHash: hash } = found
  const passwordHash = form === 'older' ? await renewHash(database, id, 'passwordHash', { hash, password }) : hash
  const passwordDue = findDuePassword(services.passwords, {
    password: preparePassword(password),
    changedAt: found.passwordChangedAt,
    expires: brand.moduleOn('PWDEXPFORCECHANGE3'),
  })
  return completeLogIn(services, { ...found, passwordHash }, { method: 'password', passwordDue }, context)
}

/** The picture is used up in any case: tell the client to fetch another. */
function requestNewCaptcha(refusal: unknown): never {
  if (refusal instanceof PlatformError && refusal.code === 'captcha.failed') {
    throw platformError('captcha.failed', { captcha: true })
  }
  throw refusal
}
