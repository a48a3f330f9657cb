import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { setPasswordByPhone } from '@playhouse/platform-api/passwords.ts'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { CallContext } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { refuseBreaches } from '../registration/checked-registration.ts'
import { admit } from '../session/admit.ts'
import { answeredOnce, requestName, type RequestName } from '../session/answered-request.ts'
import { provenByPhone } from '../session/log-in-by-code.ts'
import { forgetAllTries } from '../session/log-in-guard.ts'
import type { SignedIn } from '../session/sign-in.ts'
import { hashPassword } from '../session/password.ts'
import { registerRules } from '../site/register-rules.ts'
import { newPasswordBreach } from './new-password.ts'
import type { PasswordServices } from './password-services.ts'
import { setPassword } from './set-password.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

/**
 * Sets the password of the account whose mobile number was shown to be the caller's, ends all of its sessions and logs it in
 * (specification, section 4). The same request under the same key sets nothing again and lets in: its answer may have been lost.
 * @throws PlatformError function.not.available; request_param_err; code.invalid, the same for a number that nobody has;
 * code.expired; phone.token.invalid; login_verify_required where the account has an authenticator
 */
export async function setByPhone(
  services: PasswordServices,
  { newPassword, ...shown }: CheckedInputOf<typeof setPasswordByPhone>,
  context: CallContext,
): Promise<SignedIn> {
  const brand = await services.brand()
  if (!brand.moduleOn('PWRESETSMS3')) throw platformError('function.not.available')
  const rules = { fields: registerRules(brand), policy: services.passwords }
  // Before the code is looked at, so that a slip of the password does not cost a code.
  refuseBreaches({ newPassword: newPasswordBreach(rules, newPassword, '') })
  const request = requestName(context.idempotencyKey, 'password_recovery', { newPassword, ...shown })
  return answeredOnce(context.database, request, {
    first: () => setNow(services, { newPassword, ...shown }, request, context),
    again: (account) => admit(services, account, account, context),
  })
}

async function setNow(
  services: PasswordServices,
  { newPassword, ...shown }: CheckedInputOf<typeof setPasswordByPhone>,
  request: RequestName,
  context: CallContext,
): Promise<SignedIn> {
  const rules = { fields: registerRules(await services.brand()), policy: services.passwords }
  const { account, spend } = await provenByPhone(services.verification, shown, 'password_recovery', context)
  refuseBreaches({ newPassword: newPasswordBreach(rules, newPassword, account.username) })
  const passwordHash = await hashPassword(newPassword)
  const spendAndSet = async (tx: Transaction) => {
    await spend(tx)
    await setPassword(tx, { memberId: account.id, before: account.passwordHash, passwordHash })
    await forgetAllTries(tx, account.id)
  }
  const proof = { method: 'sms', passwordDue: null, spend: spendAndSet, passwordHash, request } as const
  try {
    return await admit(services, account, proof, context)
  } finally {
    tellOfNewPassword(services, context.database, { memberId: account.id, passwordHash })
  }
}
