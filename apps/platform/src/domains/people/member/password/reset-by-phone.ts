import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { setPasswordByPhone } from '@playhouse/platform-api/member-passwords.ts'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { runHooks } from '../../hooks.ts'
import { refuseBreaches } from '../../../../lib/field-breaches.ts'
import { completeLogIn } from '../../session/log-in/complete-log-in.ts'
import { withReplay, requestDigest, type RequestDigest } from '../../session/log-in/replay.ts'
import { verifyPhoneProof } from '../../session/log-in/log-in-by-code.ts'
import { clearAllAttempts } from '../../session/log-in/attempt-guard.ts'
import type { SignedIn } from '../../session/sessions/sign-in.ts'
import { hashPassword } from '../../../../lib/password.ts'
import { registerRules } from '../../../site/brand-settings.ts'
import { newPasswordBreach, type PasswordServices, setPassword, notifyPasswordChanged } from './set-password.ts'

/**
 * Sets the password of the account whose mobile number the caller has verified, ends all of its sessions and
 * logs it in. The same request under the same key changes nothing again but logs in: its response may have
 * been lost.
 * @throws PlatformError function.not.available; request_param_err; code.invalid, the same for an unknown
 * number; code.expired; phone.token.invalid; login_verify_required if the account has an authenticator
 */
export async function resetByPhone(
  services: PasswordServices,
  { newPassword, ...shown }: CheckedInputOf<typeof setPasswordByPhone>,
  context: CallContext,
): Promise<SignedIn> {
  const brand = await services.brand()
  if (!brand.moduleOn('PWRESETSMS3')) throw platformError('function.not.available')
  const rules = { fields: registerRules(brand), policy: services.passwords }
  // Checked before the code, so that a mistyped password does not cost a code.
  refuseBreaches({ newPassword: newPasswordBreach(rules, newPassword, '') })
  const request = requestDigest(context.idempotencyKey, 'password_recovery', { newPassword, ...shown })
  return withReplay(context.database, request, {
    first: () => resetAndLogIn(services, { newPassword, ...shown }, request, context),
    again: (account) => completeLogIn(services, account, account, context),
  })
}

async function resetAndLogIn(
  services: PasswordServices,
  { newPassword, ...shown }: CheckedInputOf<typeof setPasswordByPhone>,
  request: RequestDigest,
  context: CallContext,
): Promise<SignedIn> {
  const rules = { fields: registerRules(await services.brand()), policy: services.passwords }
  const { account, spend } = await verifyPhoneProof(services.verification, shown, 'password_recovery', context)
  refuseBreaches({ newPassword: newPasswordBreach(rules, newPassword, account.username) })
  await runHooks(services.hooks.newPassword, context.database, account.id, newPassword)
  const passwordHash = await hashPassword(newPassword)
  const spendAndReset = async (tx: Transaction) => {
    await spend(tx)
    await setPassword(tx, { memberId: account.id, before: account.passwordHash, passwordHash })
    await clearAllAttempts(tx, account.id)
  }
  const proof = { method: 'sms', passwordDue: null, spend: spendAndReset, passwordHash, request } as const
  try {
    return await completeLogIn(services, account, proof, context)
  } finally {
    notifyPasswordChanged(services, context.database, { memberId: account.id, passwordHash })
  }
}
