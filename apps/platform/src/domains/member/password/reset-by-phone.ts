import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { setPasswordByPhone } from '@playhouse/platform-api/passwords.ts'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { CallContext } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { refuseBreaches } from '../../registration/checked-registration.ts'
import { admit } from '../../session/log-in/complete-log-in.ts'
import { answeredOnce, requestName, type RequestName } from '../../session/log-in/replay.ts'
import { provenByPhone } from '../../session/log-in/log-in-by-code.ts'
import { forgetAllTries } from '../../session/log-in/attempt-guard.ts'
import type { SignedIn } from '../../session/sessions/sign-in.ts'
import { hashPassword } from '../../session/password/password.ts'
import { registerRules } from '../../site/brand-settings.ts'
import { newPasswordBreach, type PasswordServices, setPassword, tellOfNewPassword } from './set-password.ts'

/**
 * Sets the password of the account whose mobile number the caller has verified, ends all of its sessions and
 * logs it in. The same request under the same key changes nothing again but logs in: its response may have
 * been lost.
 * @throws PlatformError function.not.available; request_param_err; code.invalid, the same for an unknown
 * number; code.expired; phone.token.invalid; login_verify_required if the account has an authenticator
 */
export async function setByPhone(
  services: PasswordServices,
  { newPassword, ...shown }: CheckedInputOf<typeof setPasswordByPhone>,
  context: CallContext,
): Promise<SignedIn> {
  const brand = await services.brand()
  if (!brand.moduleOn('PWRESETSMS3')) throw platformError('function.not.available')
  const rules = { fields: registerRules(brand), policy: services.passwords }
  // Checked before the code, so that a mistyped password does not cost a code.
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
